"""The computers: they choose a move from what their seat may know."""

from random import Random

from unoultimate.engine import Move, View

from .players import LEVELS as _PLAYERS

LEVELS = ("easy", "medium", "hard")

__all__ = ["LEVELS", "choose"]


def choose(view: View, level: str, rng: Random) -> Move | None:
    """What a computer of this level does now, or None when it leaves it.

    In turn it always does something; out of turn there is only calling UNO, catching and
    jumping in. The same view and generator state give the same move. Raises ValueError
    for an unknown level.
    """
    if level not in _PLAYERS:
        raise ValueError(f"unknown level: {level}")
    return _PLAYERS[level](view, rng)
