"""Express: +1 instead of +2, and a Wild Draw Two."""

from __future__ import annotations

from ..palette import CARD_COLORS
from .parts import amount, colored, wild_draw

FACES = {
    **{f"{c}+1": colored(c, amount("1"), 0.66, 0.27) for c in CARD_COLORS},
    "W+2": wild_draw("2"),
}
