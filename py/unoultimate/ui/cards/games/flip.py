"""Flip: +1, Wild Draw Two and the Flip card by day, and the whole side of the night."""

from __future__ import annotations

from collections.abc import Iterator

from ...html import Html, el, join
from ..glyphs import glyph, pen
from ..palette import CARD_COLORS, CREAM, DARK_COLORS, NIGHT
from ..shapes import shape_path
from ..wilds import QUARTERS, SHAPE_AT
from .night import night_face, night_papers, star
from .parts import Art, Glyph, amount, colored, dark, placed, wild_draw
from .symbols import flip, skip_everyone, solid

_FIELDS = dict(zip("PTOU", QUARTERS.values(), strict=True))
_SPOTS = dict(zip("PTOU", SHAPE_AT.values(), strict=True))
_LIT = {"T": "#12968E", "U": "#8A5BE6"}


def dark_fields(shapes: bool = True) -> Html:
    """The lantern of the four dark colours."""
    fields = [solid(d, _LIT.get(c, DARK_COLORS[c].fill), 3) for c, d in _FIELDS.items()]
    marks = [shape_path(c, *_SPOTS[c], 0.85, DARK_COLORS[c].ink) for c in _FIELDS]
    return join(fields, marks if shapes else None)


def _sky() -> Html:
    spots = (
        (78, 24, 4),
        (86, 40, 2.6),
        (68, 16, 2.4),
        (22, 116, 4),
        (14, 100, 2.6),
        (32, 124, 2.4),
    )
    return el("path", d="".join(star(*spot) for spot in spots), fill=CREAM, opacity=0.75)


def _wild() -> Art:
    caps = solid("M42 20H58V25H42ZM42 115H58V120H42Z", CREAM, 3)
    corner = placed(dark_fields(shapes=False), 18.5, 21, 0.31)
    return dark(join(_sky(), caps, placed(dark_fields(), 50, 70, 1)), corner)


def _draw_color() -> Art:
    """Cards are drawn until one of the colour comes: a plus, and more cards than one can count."""
    backs = [
        el(
            "rect",
            x=x,
            y=-24,
            width=34,
            height=48,
            rx=6,
            fill=NIGHT,
            stroke=CREAM,
            stroke_width=4.5,
        )
        for x in (26, 14, 2)
    ]
    front = placed(dark_fields(shapes=False), 19, 0, 0.3)
    until = join(pen("M-42 0H-14M-28-14V14", CREAM, 11.5), backs, front)
    corner = join(
        placed(until, 19, 19, 0.25),
        placed(dark_fields(shapes=False), 19, 43, 0.24),
    )
    return dark(join(placed(dark_fields(), 55, 56, 0.74), placed(until, 33, 115, 0.43)), corner)


def _glyph(symbol: str) -> Glyph:
    return lambda ink, width: glyph(symbol, ink, width)


def _day() -> Iterator[tuple[str, Art]]:
    for c in CARD_COLORS:
        yield f"{c}+1", colored(c, amount("1"), 0.66, 0.27)
        yield f"{c}F", colored(c, flip, 0.76, 0.32)
    yield "W+2", wild_draw("2")


def _night() -> Iterator[tuple[str, Art]]:
    for c in DARK_COLORS:
        for n in "123456789":
            low = n in "69"
            yield c + n, night_face(c, _glyph(n), 0.68 if low else 0.78, 0.36, 4 if low else 0)
        yield f"{c}R", night_face(c, _glyph("R"), 0.72, 0.35)
        yield f"{c}+5", night_face(c, amount("5"), 0.54, 0.27)
        yield f"{c}SE", night_face(c, skip_everyone, 0.76, 0.37)
        yield f"{c}F", night_face(c, flip, 0.72, 0.33)
    yield "W-dark", _wild()
    yield "W+C", _draw_color()


FACES = dict([*_day(), *_night()])
SHARED = night_papers
