"""Faces of the games with a deck of their own; whatever is not here looks as in the classic game.

Nothing of this is imported before a card of such a game is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from unoultimate.app.ports import KEPT

from ...html import Html, el, join
from ..faces import hidden, symbol
from .parts import Art

GAMES = ("flip", "no_mercy", "flex", "all_wild", "express", "junior")


def _module(game: str) -> Any:
    return import_module(f"{__name__}.{game}")


def faces(game: str) -> Mapping[str, Art]:
    """The game's own faces by their key: the code, for a dark Wild `W-dark`."""
    own: Mapping[str, Art] = _module(game).FACES
    return own


def own_id(code: str, game: str, side: int = 0) -> str | None:
    """The id of a game's own face; None when the classic one is used."""
    if game == "flip" and side == 1 and code == "W":
        code = "W-dark"
    return own_name(code, game) if code in faces(game) else None


def own_name(key: str, game: str) -> str:
    """The id of the symbol with this key."""
    for sign, letter in (("+", "p"), ("|", "-"), ("^", "x"), ("*", "f")):
        key = key.replace(sign, letter)
    return f"v-{game}-{key}"


@cache
def sprite_for(game: str) -> Html:
    """All of a game's own faces, hidden; made once, and in the page once."""
    named = ((own_name(key, game), art) for key, art in faces(game).items())
    shared: list[Html] = list(getattr(_module(game), "SHARED", tuple)())
    symbols = [symbol(name, art(name)) for name, art in named]
    return hidden(f"sprite-{game}", el("defs", shared) if shared else None, symbols)


def shown_sprites(view: Html) -> Html:
    """The sprite of every game whose own faces the view shows, to be kept by the page."""
    shown = (game for game in GAMES if f'"#v-{game}-' in view)
    return join([join(Html(KEPT), sprite_for(game)) for game in shown])
