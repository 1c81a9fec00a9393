"""Cards and colour shapes on the page: small `<svg>` pictures, made once and then reused."""

from __future__ import annotations

from functools import cache

from ..html import Html, el
from .faces import symbol_id
from .shapes import shape_path


@cache
def picture(code: str) -> Html:
    """The picture of a card; its name in words belongs to the element around it."""
    return _use(symbol_id(code))


@cache
def back() -> Html:
    """The picture of a card that nobody may see."""
    return _use("c-back")


def _use(name: str) -> Html:
    return el(
        "svg",
        el("use", href="#" + name),
        class_="face",
        viewBox="0 0 100 140",
        aria_hidden=True,
        focusable="false",
    )


@cache
def shape_icon(letter: str) -> Html:
    """A small picture of a colour's shape in the current text colour."""
    return el(
        "svg",
        shape_path(letter, 0, 0, 1, "currentColor"),
        class_="shape",
        viewBox="-13 -13 26 26",
        aria_hidden=True,
        focusable="false",
    )
