"""The shape that stands for each colour, so that colour is never alone. Centre 0,0; radius 10."""

from __future__ import annotations

from ..html import Html, el

SHAPE_PATHS = {
    "R": "M0-9.2A9.2 9.2 0 1 1 0 9.2A9.2 9.2 0 1 1 0-9.2Z",
    "Y": "M0-11L3.1-4.1L10.6-3.3L5 1.8L6.6 9.2L0 5.4L-6.6 9.2L-5 1.8L-10.6-3.3L-3.1-4.1Z",
    "G": "M0-9.6L10.2 8.3H-10.2Z",
    "B": "M-8.4-8.4H8.4V8.4H-8.4Z",
}


def shape_path(letter: str, x: float, y: float, scale: float, fill: str) -> Html:
    """The shape of a colour letter as an SVG path with softly rounded corners."""
    return el(
        "path",
        d=SHAPE_PATHS[letter],
        transform=f"translate({x} {y}) scale({scale})",
        fill=fill,
        stroke=fill,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
