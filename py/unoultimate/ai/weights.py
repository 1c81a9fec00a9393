"""What each feature is worth, as fitted to how rounds really ended (`training.py`)."""

from functools import cache

from .features import NAMES

_TWO: dict[str, float] = {
    "always": 0.05,
    "own 1": 0.58,
    "own 2": 0.36,
    "own 3": 0.02,
    "own 4": -0.14,
    "own 5": -0.29,
    "own 6": -0.48,
    "own beyond": -0.09,
    "next 1": -0.34,
    "next 2": 0.05,
    "next 3": -0.04,
    "next 4": 0.11,
    "next 5": 0.28,
    "next beyond": 0.05,
    "wild with last": 1.77,
    "color with last": 1.06,
    "symbol with last": 0.37,
    "cover with last": -0.30,
    "wild with two": 1.02,
    "color with two": 0.21,
    "symbol with two": 0.32,
    "cover with two": -0.34,
    "wild with more": 0.26,
    "color with more": 0.10,
    "symbol with more": 0.07,
    "cover with more": 0.20,
    "next can lay": -0.21,
    "next can lay its last": -3.51,
    "next can lay its last but one": -1.12,
    "wilds": 0.20,
    "wild draw fours": 0.38,
    "skips": 0.11,
    "draw twos": 0.23,
    "colors": -0.09,
    "strays": -0.01,
    "goes out at once": 1.03,
    "again": 0.60,
}


@cache
def weights(seats: int) -> tuple[float, ...]:
    """The weights for so many active seats, in the order of `features.NAMES`."""
    table = _TWO
    return tuple(table.get(name, 0.0) for name in NAMES)
