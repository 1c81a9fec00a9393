"""Drawings for the seats. A theme's module is loaded when one of its pictures is first shown."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from urllib.parse import quote

from unoultimate.app.seatpictures import theme_of

from ..html import Html, el
from .pen import SIZE

MODULES = {
    "people": "people",
    "landscapes": "landscapes",
    "cards": "cardgame",
    "street": "street",
    "shogi": "shogi",
    "property": "property",
    "trains": "trains",
    "poker": "poker",
    "president": "president",
    "creatures": "creatures",
}


@cache
def drawing(picture: str) -> Html:
    """A picture as SVG. Raises KeyError when there is none of that id."""
    module = import_module(f"{__name__}.{MODULES[theme_of(picture)]}")
    return el(
        "svg",
        module.DRAWINGS[picture](),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIZE} {SIZE}",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@cache
def image(picture: str) -> Html:
    """A picture as one `<img>`, silent for screen readers: cheap to compare at every render.

    Raises KeyError when there is none of that id.
    """
    return photo(f"data:image/svg+xml,{quote(drawing(picture), safe=_PLAIN)}")


def photo(address: str) -> Html:
    """Any picture at a data address as one `<img>`."""
    return el("img", src=address, alt="", width=SIZE, height=SIZE, draggable="false")


_PLAIN = " !()*+,-./:;=@_"
