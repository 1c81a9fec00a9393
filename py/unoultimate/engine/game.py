"""The named points at which a game's rules act, each one function.

A variant is the classic game with a deck of its own and a few of these replaced
(`variants/`), so the common path knows no variant.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .effects import Lay
    from .position import Position

Fits = Callable[["Position", int, int], bool]
Effect = Callable[["Position", "Lay"], None]


@dataclass(frozen=True)
class Game:
    """What makes one game different from another.

    `fits(p, seat, card)`: may the seat lay this card in an ordinary turn.
    `answers(p, seat, card)`: may it be laid on the pending penalty.
    `effects[symbol](p, lay)`: what a laid card does, the next turn included.
    `opening[symbol](p)`: what the first card of a round does.
    `named`: symbols whose effect hits a seat that the layer chooses.
    `singly`: symbols that are never laid together.
    """

    id: str
    fits: Fits
    answers: Fits
    effects: Mapping[str, Effect]
    opening: Mapping[str, Callable[["Position"], None]]
    named: frozenset[str]
    singly: frozenset[str] = frozenset()
