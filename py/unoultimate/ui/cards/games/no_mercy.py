"""No Mercy: heavier cards."""

from __future__ import annotations

from ..glyphs import plus
from ..palette import CARD_COLORS
from .express import wild_draw
from .parts import colored
from .symbols import discard_all, skip_everyone

FACES = {
    **{f"{c}+4": colored(c, lambda ink, w: plus("4", ink, w), 0.66, 0.27) for c in CARD_COLORS},
    **{f"{c}SE": colored(c, skip_everyone, 0.9, 0.36) for c in CARD_COLORS},
    **{f"{c}DA": colored(c, discard_all, 0.9, 0.32) for c in CARD_COLORS},
    "WR+4": wild_draw("4"),
    "W+6": wild_draw("6"),
    "W+10": wild_draw("10"),
    "WCR": wild_draw("0"),
}
