"""Flip: +1 and the flip card by day, and all the night side."""

from __future__ import annotations

from ...html import join
from ..faces import composed
from ..glyphs import glyph, plus
from ..motif import lantern, paper
from ..palette import CARD_COLORS, DARK_COLORS
from ..shapes import shape_path
from .express import wild_draw
from .parts import colored, placed
from .symbols import flip, skip_everyone


def _dark(c, g, large, small):
    k = DARK_COLORS[c]

    def art(name):
        p = join(paper(k.shade, k.fill), lantern(k.fill, k.ink, 0.16))
        corner = join(
            placed(g(k.glow, 15.0), 18, 21.5, small), shape_path(c, 18, 47.5, 0.7, k.glow)
        )
        return composed(p, placed(g(k.ink, 13.0), 50, 70, large), corner, name)

    return art


def _g(s):
    return lambda ink, w: glyph(s, ink, w)


FACES = {
    **{f"{c}+1": colored(c, lambda ink, w: plus("1", ink, w), 0.66, 0.27) for c in CARD_COLORS},
    **{f"{c}F": colored(c, flip, 0.9, 0.34) for c in CARD_COLORS},
    "W+2": wild_draw("2"),
    **{
        f"{c}{n}": _dark(c, _g(str(n)), 0.82 if n in (6, 9) else 0.94, 0.36)
        for c in DARK_COLORS
        for n in range(1, 10)
    },
    **{f"{c}R": _dark(c, _g("R"), 0.88, 0.35) for c in DARK_COLORS},
    **{f"{c}+5": _dark(c, _g("+5"), 0.66, 0.27) for c in DARK_COLORS},
    **{f"{c}SE": _dark(c, skip_everyone, 0.9, 0.36) for c in DARK_COLORS},
    **{f"{c}F": _dark(c, flip, 0.9, 0.34) for c in DARK_COLORS},
    "W-dark": wild_draw("7"),
    "W+C": wild_draw("8"),
}
