"""What the faces of several games share: a coloured card with any symbol, a dark card."""

from __future__ import annotations

from collections.abc import Callable

from ...html import Html, el, join
from ..faces import EDGE, composed
from ..motif import paper
from ..palette import CARD_COLORS, CREAM, NIGHT
from ..shapes import shape_path

Glyph = Callable[[str, float], Html]
"""Draws a symbol around 0,0, about 58 high, in an ink and with a pen of a width."""


def placed(art: Html, x: float, y: float, scale: float) -> Html:
    """A drawing around 0,0 moved and scaled."""
    return el("g", art, transform=f"translate({x} {y}) scale({scale:g})")


def colored(letter: str, glyph: Glyph, large: float, small: float) -> Callable[[str], Html]:
    """A face like the classic ones: a symbol in a colour, large in the middle."""
    ink = CARD_COLORS[letter].ink

    def art(name: str) -> Html:
        corner = join(
            placed(glyph(ink, 15.0), 18, 21.5, small), shape_path(letter, 18, 47.5, 0.7, ink)
        )
        centre = placed(glyph(ink, 13.0), 50, 70, large)
        return composed(el("use", href=f"#paper-{letter}"), centre, corner, name)

    return art


def wild(centre: Html, corner: Html) -> Callable[[str], Html]:
    """A night-dark face with any drawing."""

    def art(name: str) -> Html:
        return composed(el("use", href="#paper-W"), centre, corner, name)

    return art


__all__ = ["CREAM", "EDGE", "NIGHT", "Glyph", "colored", "paper", "placed", "wild"]
