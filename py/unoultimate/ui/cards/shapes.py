"""The shape that stands for each colour, so that colour is never alone. Centre 0,0; radius 10."""

from __future__ import annotations

from ..html import Html, el

SHAPE_PATHS = {
    "R": "M0-9.2A9.2 9.2 0 1 1 0 9.2A9.2 9.2 0 1 1 0-9.2Z",
    "Y": "M0-11L3.1-4.1L10.6-3.3L5 1.8L6.6 9.2L0 5.4L-6.6 9.2L-5 1.8L-10.6-3.3L-3.1-4.1Z",
    "G": "M0-9.6L10.2 8.3H-10.2Z",
    "B": "M-8.4-8.4H8.4V8.4H-8.4Z",
    "P": "M0 9.6C-5 5.4-10.4 1-10.4-4C-10.4-7.4-8-9.2-5.4-9.2C-2.8-9.2-.8-7.6 0-5.4"
    "C.8-7.6 2.8-9.2 5.4-9.2C8-9.2 10.4-7.4 10.4-4C10.4 1 5 5.4 0 9.6Z",
    "T": "M0-11L8.6 0L0 11L-8.6 0Z",
    "O": "M-5.3-9.2H5.3L10.6 0L5.3 9.2H-5.3L-10.6 0Z",
    "U": "M-3.4-9.8H3.4V-3.4H9.8V3.4H3.4V9.8H-3.4V3.4H-9.8V-3.4H-3.4Z",
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
