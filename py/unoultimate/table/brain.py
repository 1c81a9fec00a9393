"""The computers' brain, loaded when a computer first has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

    from unoultimate.engine import Move, View


def choose(view: View, level: str, rng: random.Random) -> Move | None:
    """What a computer of this level does, from what its seat may know."""
    from unoultimate.ai import choose as decide

    return decide(view, level, rng)
