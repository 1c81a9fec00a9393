"""What each feature is worth."""

from functools import cache

from .features import NAMES

_BY_HAND: dict[str, float] = {
    "own 1": 1.6, "own 2": 0.9, "own 3": 0.4, "own 5": -0.3, "own 6": -0.6, "own beyond": -0.25,
    "next 1": -1.2, "next 2": -0.8, "next 3": -0.3, "next 5": 0.2, "next beyond": 0.2,
    "lowest 1": -1.0, "lowest 2": -0.6, "lowest 3": -0.2, "lowest beyond": 0.1,
    "wild with last": 1.5, "color with last": 0.8, "symbol with last": 0.3,
    "wild with two": 0.8, "color with two": 0.5, "cover with two": 0.3,
    "wild with more": 0.3, "color with more": 0.3, "symbol with more": 0.1,
    "cover with more": 0.3, "next can lay": -0.5, "next can lay its last": -1.5,
    "next can lay its last but one": -0.4,
    "wilds": 0.2, "wild draw fours": 0.3, "skips": 0.1, "draw twos": 0.15, "again": 0.6,
}


@cache
def weights(_seats: int) -> tuple[float, ...]:
    """The weights in the order of `features.NAMES`."""
    return tuple(_BY_HAND.get(name, 0.0) for name in NAMES)
