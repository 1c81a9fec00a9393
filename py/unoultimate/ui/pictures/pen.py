"""The pen of the seat pictures: flat shapes on a square of 64, light from the upper left.

Everything that matters lies inside the circle around the middle, since seats may be round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..html import Html, el, join
from .colors import INK, WHITE

SIZE = 64

Parts = Html | Iterable[Html]


def disc(x: float, y: float, r: float, fill: str, **more: Any) -> Html:
    return el("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Any) -> Html:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(x: float, y: float, width: float, height: float, fill: str, rx: float = 0) -> Html:
    return el("rect", x=x, y=y, width=width, height=height, fill=fill, rx=rx or None)


def shape(d: str, fill: str, **more: Any) -> Html:
    return el("path", d=d, fill=fill, **more)


def line(d: str, color: str, width: float, **more: Any) -> Html:
    """Strokes; their ends are round, as the whole drawing says."""
    return el("path", d=d, fill="none", stroke=color, stroke_width=width, **more)


def dots(places: Iterable[tuple[float, float]], r: float, color: str, **more: Any) -> Html:
    """Equal discs as one path."""
    return line("".join(f"M{x} {y}h.01" for x, y in places), color, 2 * r, **more)


def soft(d: str, opacity: float = 0.14) -> Html:
    """A shaded side."""
    return shape(d, INK, opacity=opacity)


def shine(d: str, width: float = 2, opacity: float = 0.55) -> Html:
    """A gleam on something smooth."""
    return line(d, WHITE, width, opacity=opacity)


def moved(transform: str, *parts: Parts) -> Html:
    """Parts drawn elsewhere, turned or smaller."""
    return el("g", *parts, transform=transform)


def ground(x: float = 32, y: float = 54, rx: float = 17, ry: float = 3.5) -> Html:
    """The shadow that a thing throws on what it stands on."""
    return oval(x, y, rx, ry, INK, opacity=0.22)


def scene(back: str, *parts: Parts) -> Html:
    """A picture on its backdrop."""
    return join(box(0, 0, SIZE, SIZE, back), *parts)


def lit(back: str, *parts: Parts) -> Html:
    """A picture on a backdrop with two rings of lamp light."""
    return scene(
        back,
        disc(24, 20, 33, WHITE, opacity=0.1),
        disc(24, 20, 22, WHITE, opacity=0.1),
        *parts,
    )
