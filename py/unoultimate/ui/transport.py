"""The pictures on the buttons of a player: first, back, play, pause, forward, last."""

from __future__ import annotations

from functools import cache

from .html import Html, el

_PATHS = {
    "first": "M6 5H8.500V19H6ZM19 5V19L9.500 12Z",
    "back": "M17 5V19L7 12Z",
    "play": "M7 4.500V19.500L19.500 12Z",
    "pause": "M6.500 5H10.500V19H6.500ZM13.500 5H17.500V19H13.500Z",
    "forward": "M7 5V19L17 12Z",
    "last": "M15.500 5H18V19H15.500ZM5 5V19L14.500 12Z",
}


@cache
def transport(name: str) -> Html:
    """A filled picture of 24 × 24 in the current text colour."""
    return el(
        "svg",
        el("path", d=_PATHS[name]),
        class_="transport-icon",
        viewBox="0 0 24 24",
        aria_hidden=True,
        focusable="false",
    )
