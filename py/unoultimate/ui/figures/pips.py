"""Wins in a row as chains of dots: rings up to the best, filled as far as it goes now."""

from __future__ import annotations

from collections.abc import Sequence

from ..html import Html, el
from .frame import words

ROW = 52
MOST = 12
_RADIUS, _APART, _TOP = 7, 21, 30


def pips(rows: Sequence[tuple[str, str, int, int]]) -> list[Html]:
    """Rows of a name, words, the wins in a row now, and the best there was."""
    return [_row(row, i * ROW) for i, row in enumerate(rows)]


def height(rows: Sequence[object]) -> int:
    """How high the picture is."""
    return len(rows) * ROW - 8


def _row(row: tuple[str, str, int, int], y: int) -> Html:
    name, text, now, best = row
    dots = [_dot(i, i < now, y) for i in range(min(best, MOST))]
    more = words("+", f"{_RADIUS + MOST * _APART}", y + _TOP + 5, style="strong")
    return el(
        "g",
        words(name, "0", y + 14, style="strong"),
        words(text, "100%", y + 14, end=True),
        el(
            "line",
            x1=_RADIUS,
            x2=_RADIUS + (len(dots) - 1) * _APART,
            y1=y + _TOP,
            y2=y + _TOP,
            class_="chain",
        )
        if len(dots) > 1
        else None,
        dots,
        more if best > MOST else None,
    )


def _dot(number: int, filled: bool, y: int) -> Html:
    x = _RADIUS + 1 + number * _APART
    style = "pip filled" if filled else "pip"
    return el("circle", cx=x, cy=y + _TOP, r=_RADIUS, class_=style)
