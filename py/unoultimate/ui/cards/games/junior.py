"""Junior."""

from ..glyphs import glyph
from ..palette import CARD_COLORS
from .parts import colored

FACES = {
    f"{c}{n}": colored(c, lambda i, w, n=n: glyph(n, i, w), 0.7, 0.3)
    for c in CARD_COLORS
    for n in "12345"
}
