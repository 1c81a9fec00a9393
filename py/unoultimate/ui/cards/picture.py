"""Cards and colour shapes on the page: small `<svg>` pictures, made once and then reused."""

from __future__ import annotations

from functools import cache

from ..html import Html, el, join
from .ids import symbol_id
from .shapes import shape_path


@cache
def picture(code: str, game: str = "classic", side: int = 0) -> Html:
    """The picture of a card; its name in words belongs to the element around it.

    `side` is the side in play of a card with two faces: then `code` may name both (`R5|P3`).
    """
    return _use(face_id(code, game, side))


@cache
def face_id(code: str, game: str = "classic", side: int = 0) -> str:
    """The id of a face in the sprites: a classic one, or one of the game's own (`v-…`)."""
    if game == "classic":
        return symbol_id(code)
    from .games import own_id

    own = own_id(code, game, side)
    if own is None and "|" in code:
        return face_id(code.split("|")[side], game, side)
    return own or symbol_id(code)


@cache
def power_picture(green: bool) -> Html:
    """The Power card of Flex: green, or red."""
    return picture("power-green" if green else "power-red", "flex")


@cache
def back() -> Html:
    """The picture of a card that nobody may see."""
    return _use("c-back")


def with_sprites(view: Html) -> Html:
    """The view, and after it the drawings that the page does not hold from the start."""
    if '"#v-' not in view:
        return view
    from .games import shown_sprites

    return join(view, shown_sprites(view))


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
