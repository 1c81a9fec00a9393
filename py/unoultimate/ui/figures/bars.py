"""Lying bars, one a row, each in one or two parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..html import Html, el
from .frame import words

ROW = 48
_TRACK, _THICK = 22, 14


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: words at both ends, and its parts in percent of the whole width.

    `first` and `second` name how each part looks (a class `part-…`).
    """

    left: str
    right: str
    share: float
    rest: float = 0.0
    first: str = "people"
    second: str = "computers"


def bars(rows: Sequence[Bar]) -> list[Html]:
    """The shapes of all rows."""
    return [_bar(bar, i * ROW) for i, bar in enumerate(rows)]


def height(rows: Sequence[Bar]) -> int:
    """How high the picture is."""
    return len(rows) * ROW - 8


def _bar(bar: Bar, y: int) -> Html:
    return el(
        "g",
        words(bar.left, "0", y + 14, style="strong"),
        words(bar.right, "100%", y + 14, end=True),
        _part("track", 0, 100, y),
        _part(bar.first, 0, bar.share, y) if bar.share else None,
        _part(bar.second, bar.share, bar.rest, y) if bar.rest else None,
    )


def _part(style: str, start: float, width: float, y: int) -> Html:
    return el(
        "rect",
        x=f"{start:.4g}%",
        y=y + _TRACK,
        width=f"{width:.4g}%",
        height=_THICK,
        rx=4,
        class_=f"part-{style}",
    )
