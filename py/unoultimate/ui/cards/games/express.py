"""Express: +1 instead of +2, and a Wild Draw Two."""

from __future__ import annotations

from ...html import join
from ..glyphs import plus
from ..palette import CARD_COLORS, CREAM
from ..wilds import four_fields
from .parts import colored, placed, wild


def wild_draw(text: str):
    """A lantern of four colours over an amount."""
    centre = join(four_fields(55, 58, 0.78), placed(plus(text, CREAM), 42, 116, 0.5))
    corner = join(
        placed(plus(text, CREAM, 15), 19, 19, 0.26), four_fields(19, 42, 0.24, shapes=False)
    )
    return wild(centre, corner)


FACES = {
    **{f"{c}+1": colored(c, lambda ink, w: plus("1", ink, w), 0.66, 0.27) for c in CARD_COLORS},
    "W+2": wild_draw("2"),
}
