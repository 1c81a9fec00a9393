"""Faces of the games with a deck of their own; whatever is not here looks as in the classic game.

Nothing of this is imported before a card of such a game is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from unoultimate.app.ports import KEPT
from unoultimate.engine import VARIANTS

from ...html import Html, el, join
from ..faces import hidden, symbol
from ..ids import own_name
from .parts import Art


def _module(game: str) -> Any:
    return import_module(f"{__name__}.{game}")


def faces(game: str) -> Mapping[str, Art]:
    """The game's own faces by their key: the code; `W-dark` where the dark side has another `W`."""
    own: Mapping[str, Art] = _module(game).FACES
    return own


def own_id(code: str, game: str, side: int = 0) -> str | None:
    """The id of a game's own face; None when the classic one is used."""
    keys = (f"{code}-dark", code) if side else (code,)
    return next((own_name(key, game) for key in keys if key in faces(game)), None)


@cache
def sprite_for(game: str) -> Html:
    """All of a game's own faces, hidden; made once, and in the page once."""
    named = ((own_name(key, game), art) for key, art in faces(game).items())
    shared: list[Html] = list(getattr(_module(game), "SHARED", tuple)())
    symbols = [symbol(name, art(name)) for name, art in named]
    return hidden(f"sprite-{game}", el("defs", shared) if shared else None, symbols)


def shown_sprites(view: Html) -> Html:
    """The sprite of every game whose own faces the view shows, to be kept by the page."""
    shown = (game for game in VARIANTS if f'"#v-{game}-' in view)
    return join([join(Html(KEPT), sprite_for(game)) for game in shown])
