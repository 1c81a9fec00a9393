"""Our own wordmark: three lanterns of lamplight beside plain round letters."""

from __future__ import annotations

from functools import cache

from .cards.glyphs import pen
from .cards.wilds import four_fields
from .html import Html, el

_LETTERS = (
    ("M-18-28V8C-18 21-11 29 0 29C11 29 18 21 18 8V-28", 40),
    ("M-18 29V-28L18 29V-28", 96),
)


@cache
def wordmark() -> Html:
    """UNO with the four-coloured lantern as its O, and ULTIMATE under it."""
    letters = [pen(d, "currentColor", 13, f"translate({x} 46)") for d, x in _LETTERS]
    lantern = four_fields(157, 46, 0.86, False)
    return el(
        "svg",
        letters,
        lantern,
        class_="wordmark",
        viewBox="12 2 184 88",
        aria_hidden=True,
        focusable="false",
    )
