"""What each feature is worth, as fitted to how rounds really ended (`training.py`).

A file for each game, with the weights for one other seat (`TWO`) and for several (`MORE`).
"""

from functools import cache
from importlib import import_module

from ..features import NAMES


@cache
def weights(game: str, seats: int) -> tuple[float, ...]:
    """The weights for so many active seats of a game, in the order of `features.NAMES`."""
    fitted = import_module(f".{game}", __name__)
    table: dict[str, float] = fitted.TWO if seats == 2 else fitted.MORE
    return tuple(table.get(name, 0.0) for name in NAMES)
