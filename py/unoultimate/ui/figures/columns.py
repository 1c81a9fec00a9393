"""Standing columns in pairs: two numbers for each match."""

from __future__ import annotations

from collections.abc import Sequence

from ..html import Html, el
from .frame import words

HEIGHT = 190
_TOP, _FOOT, _SLOTS = 20, 162, 8
_STEPS = (10, 12, 16, 20, 30, 40, 50, 60, 80, 100)


def columns(pairs: Sequence[tuple[int, int]], first: str, last: str) -> list[Html]:
    """The shapes; `first` and `last` are written under the ends."""
    top = _round_up(max(max(pair) for pair in pairs))
    slot = 100 / max(_SLOTS, len(pairs))
    return [
        _stripes(),
        *(_line(value, top) for value in (top, top // 2, 0)),
        *(_pair(pair, i * slot, slot, top) for i, pair in enumerate(pairs)),
        words(first, "0", HEIGHT - 8),
        words(last, f"{slot * len(pairs):.4g}%", HEIGHT - 8, end=True)
        if len(pairs) > 3
        else el("g"),
    ]


def _pair(pair: tuple[int, int], x: float, slot: float, top: int) -> Html:
    return el(
        "g",
        _column("laid", pair[0], x + slot * 0.14, slot * 0.34, top),
        _column("drawn", pair[1], x + slot * 0.52, slot * 0.34, top),
    )


def _column(style: str, value: int, x: float, width: float, top: int) -> Html:
    y = _y(value, top)
    return el(
        "rect",
        x=f"{x:.4g}%",
        y=y,
        width=f"{width:.4g}%",
        height=round(_FOOT - y, 1),
        rx=2,
        class_=f"part-{style}",
    )


def _line(value: int, top: int) -> Html:
    y = _y(value, top)
    number = words(str(value), "100%", y - 4, end=True, style="faint") if value else None
    return el("g", el("line", x1="0", x2="100%", y1=y, y2=y, class_="figure-line"), number)


def _stripes() -> Html:
    line = el("path", d="M-1 7L7 -1M1 9L9 1", class_="stripe")
    ground = el("rect", width=8, height=8, class_="stripe-ground")
    pattern = el(
        "pattern", ground, line, id="stripes", width=8, height=8, patternUnits="userSpaceOnUse"
    )
    return el("defs", pattern)


def _y(value: int, top: int) -> float:
    return round(_FOOT - (_FOOT - _TOP) * value / top, 1)


def _round_up(value: int) -> int:
    """A round number that is not below the value, half of it round too."""
    size = 10
    while size * 10 < value:
        size *= 10
    return next(size * step // 10 for step in _STEPS if size * step >= value * 10)
