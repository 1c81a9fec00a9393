"""A small emblem for each game with a deck of its own.

They stand on the home screen, which is in the page from the start, so each is drawn with a few
strokes on a paper of the classic sprite: the faces of these decks come when they are played.
"""

from __future__ import annotations

from functools import cache

from .cards.palette import CARD_COLORS, CREAM, LAMP, NIGHT
from .cards.wilds import four_fields
from .html import Html, el

_Y = CARD_COLORS["Y"].fill
_PEN = {"fill": "none", "stroke_width": 9, "stroke_linecap": "round", "stroke_linejoin": "round"}


def _fill(d: str, color: str) -> Html:
    return el("path", d=d, fill=color)


def _draw(d: str, color: str) -> Html:
    return el("path", d=d, stroke=color, **_PEN)


_HALF_DAY = "M3.200 103V13Q3.200 3.200 13 3.200H87Q96.800 3.200 96.800 13V37Z"
_HALF_YELLOW = "M96.800 37V127Q96.800 136.800 87 136.800H13Q3.200 136.800 3.200 127V103Z"
_HEART = "M50 112C18 88 16 66 22 55C29 42 45 45 50 58C55 45 71 42 78 55C84 66 82 88 50 112Z"
_CAT = "M24 66L22 34L42 48H58L78 34L76 66A28 28 0 0 1 78 78A28 26 0 0 1 22 78A28 28 0 0 1 24 66Z"

# The paper under each emblem, and what is drawn on it.
EMBLEMS: dict[str, tuple[str, list[Html]]] = {
    "flip": (
        "W",
        [
            _fill(_HALF_DAY, LAMP),
            _draw("M28 58A26 26 0 0 1 72 50M74 32V52H54", NIGHT),
            _draw("M72 82A26 26 0 0 1 28 90M26 108V88H46", LAMP),
        ],
    ),
    "no_mercy": (
        "W",
        [_fill(_HEART, "#E2463B"), _draw("M50 62L41 76L58 84L49 100", NIGHT)],
    ),
    "flex": (
        "G",
        [_fill(_HALF_YELLOW, _Y), _draw("M30 98C30 66 44 52 70 52M56 37L71 52L56 67", CREAM)],
    ),
    "all_wild": ("W", [four_fields(50, 70, 1, shapes=False)]),
    "express": ("R", [_fill("M60 18L24 78H46L38 122L78 60H55L68 18Z", LAMP)]),
    "junior": ("B", [_fill(_CAT, LAMP), _draw("M39 72V74M61 72V74M45 89Q50 93 55 89", NIGHT)]),
}


@cache
def emblem(game: str) -> Html:
    """The emblem of a game as a card."""
    ground, drawn = EMBLEMS[game]
    return el(
        "svg",
        el("use", href=f"#paper-{ground}"),
        drawn,
        class_="face",
        viewBox="0 0 100 140",
        aria_hidden=True,
        focusable="false",
    )
