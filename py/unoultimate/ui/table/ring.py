"""The ring around the discard pile: current colour by hue and shape, direction, seat in turn."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from ..cards.palette import ALL_COLORS
from ..cards.shapes import shape_path
from ..html import Html, el

RADIUS = 84
_CHEVRONS = (0, 60, 120, 180, 240, 300)
_SHAPES = (30, 150, 270)


@cache
def ring(letter: str | None, direction: int) -> Html:
    """The ring's picture; without a colour (a first Wild) it is pale. Words stand beside it."""
    color = ALL_COLORS.get(letter or "")
    fill = color.fill if color else "var(--panel-2)"
    ink = color.ink if color else "var(--ink)"
    return el(
        "svg",
        el("circle", r=RADIUS, class_="ring-rim"),
        el("circle", r=RADIUS, class_="ring-band", stroke=fill),
        el("g", [_chevron(angle, direction, ink) for angle in _CHEVRONS], class_="ring-flow"),
        [_shape(letter, angle, ink) for angle in _SHAPES] if letter and color else None,
        id="ring",
        class_="ring",
        viewBox="-104 -104 208 208",
        aria_hidden=True,
        focusable="false",
    )


def _chevron(angle: int, direction: int, ink: str) -> Html:
    turn = angle if direction > 0 else angle + 180
    x, y = _on_ring(angle)
    return el("path", d="M-6-4.500L0 3L6-4.500", transform=f"translate({x} {y}) rotate({turn})",
              class_="chevron", stroke=ink)  # fmt: skip


def _shape(letter: str, angle: int, ink: str) -> Html:
    x, y = _on_ring(angle)
    return shape_path(letter, x, y, 0.62, ink)


def _on_ring(angle: int) -> tuple[float, float]:
    turn = angle * pi / 180
    return round(RADIUS * cos(turn), 1), round(RADIUS * sin(turn), 1)


@cache
def pointer() -> Html:
    """The arrow outside the ring; CSS turns it towards the seat in turn."""
    tip = el("path", d="M88-11L104 0L88 11Z", class_="pointer-tip")
    return el("svg", tip, class_="pointer", viewBox="-104 -104 208 208", aria_hidden=True,
              focusable="false")  # fmt: skip
