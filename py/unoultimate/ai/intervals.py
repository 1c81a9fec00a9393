"""How sure a counted share is."""

from math import sqrt
from typing import NamedTuple

_Z = 1.959964  # 95 %


class Share(NamedTuple):
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:6.1%}  [{self.low:5.1%}, {self.high:5.1%}]"


def wilson(won: int, played: int) -> Share:
    """The share won of what was played, with its 95 % Wilson interval."""
    if not played:
        return Share(0.0, 0.0, 1.0)
    share, spread = won / played, _Z * _Z / played
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / played + spread / played / 4) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))
