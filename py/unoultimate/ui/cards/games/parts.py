"""What the faces of several games share: a coloured card with any symbol, a dark card."""

from __future__ import annotations

from collections.abc import Callable

from ...html import Html, el, join
from ..faces import composed
from ..glyphs import plus
from ..palette import CARD_COLORS, CREAM, NIGHT
from ..shapes import shape_path
from ..wilds import four_fields
from .symbols import solid

Art = Callable[[str], Html]
"""Draws a face; what is given is the id of its symbol."""

Glyph = Callable[[str, float], Html]
"""Draws a symbol around 0,0, about 58 high, in an ink and with a pen of a width."""


def placed(art: Html, x: float, y: float, scale: float) -> Html:
    """A drawing around 0,0 moved and scaled."""
    return el("g", art, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def amount(text: str) -> Glyph:
    """`+1`, `+5` as a symbol."""
    return lambda ink, width: plus(text, ink, width)


def colored(letter: str, glyph: Glyph, large: float, small: float) -> Art:
    """A face like the classic ones: a symbol in a colour, large in the middle."""
    ink = CARD_COLORS[letter].ink

    def art(name: str) -> Html:
        corner = join(
            placed(glyph(ink, 15.0), 18, 21.5, small), shape_path(letter, 18, 47.5, 0.7, ink)
        )
        centre = placed(glyph(ink, 13.0), 50, 70, large)
        return composed(el("use", href=f"#paper-{letter}"), centre, corner, name)

    return art


def dark(centre: Html, corner: Html) -> Art:
    """A night-dark face with any drawing."""
    return lambda name: composed(el("use", href="#paper-W"), centre, corner, name)


def wild_draw(text: str, fields: Html | None = None, small: Html | None = None) -> Art:
    """A lantern of four colours over an amount, as on the Wild Draw Four."""
    lit = fields or four_fields(0, 0, 1)
    spark = small or four_fields(0, 0, 1, shapes=False)
    total = placed(plus(text, CREAM), 42, 116, 0.5)
    mark = placed(plus(text, CREAM, 15), 19, 19, 0.26)
    return dark(join(placed(lit, 55, 58, 0.78), total), join(mark, placed(spark, 19, 42, 0.24)))


def banner(middle: Html, corner: Html) -> Art:
    """A large lantern of four colours with a band across, for what weighs more."""
    caps = solid("M43 26H57V31H43ZM43 109H57V114H43Z", CREAM, 3)
    band = el("rect", x=9, y=53, width=82, height=34, rx=12, fill=NIGHT, stroke=CREAM,
              stroke_width=3)  # fmt: skip
    shapes = [
        shape_path(c, 50 + x, 70 + y, 0.58, CARD_COLORS[c].ink) for c, (x, y) in _OUTER.items()
    ]
    lantern = four_fields(50, 70, 0.9, shapes=False)
    return dark(join(caps, lantern, shapes, band, middle), corner)


_OUTER = {"R": (-10.5, -25), "Y": (10.5, -25), "G": (-10.5, 24), "B": (10.5, 24)}
