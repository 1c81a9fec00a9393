"""Where seats sit around the table, and which way the ring's arrow points to them."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees
from typing import NamedTuple


class Place(NamedTuple):
    """`x`, `y` in percent of the table (round layout); angles in degrees, 0 = right, 90 = down."""

    x: float
    y: float
    angle: int
    strip_angle: int


OWN_ANGLE = 90
_ROUND_ASPECT = 1.7
WIDEST = 38


@cache
def places(others: int) -> tuple[Place, ...]:
    """The places of 1–9 opponents, clockwise from the left of the one who looks."""
    return tuple(
        Place(round(x, 1), round(y, 1), _angle((x - 50) * _ROUND_ASPECT, y - 55), _strip(i, others))
        for i, (x, y) in enumerate(_around(others))
    )


def _around(others: int) -> list[tuple[float, float]]:
    side = 0 if others == 1 else 1 if others < 7 else 2
    top = others - 2 * side
    left = [(2.0, 50.0)] if side == 1 else [(2.0, 88.0), (0.0, 44.0)][: 2 * (side == 2)]
    right = [(100 - x, y) for x, y in reversed(left)]
    return left + [_at_top(k, top) for k in range(top)] + right


def _at_top(k: int, count: int) -> tuple[float, float]:
    half = {0: 0, 1: 0, 2: 17, 3: 27, 4: 34}.get(count, WIDEST)
    across = 0.0 if count == 1 else 2 * k / (count - 1) - 1
    x = half * across
    return 50 + x, 3 + 7 * (x / WIDEST) ** 2


def _strip(i: int, others: int) -> int:
    """In the strip, opponents stand in one row of four or in two rows above the pile."""
    first = others if others <= 4 else (others + 1) // 2
    row, column = divmod(i, first)
    across = (column + 0.5) / (others - first if row else first) - 0.5
    return _angle(across * 300, -150 + 40 * row)


def _angle(dx: float, dy: float) -> int:
    return round(degrees(atan2(dy, dx)))
