"""The dark side of Flip: lanterns lit in the night, each in its colour."""

from __future__ import annotations

from collections.abc import Iterator

from ...html import Html, el, join
from ..faces import composed
from ..glyphs import pen
from ..motif import BODY, paper
from ..palette import DARK_COLORS, CardColor
from ..shapes import shape_path
from .parts import Art, Glyph, placed
from .symbols import solid

_RIBS = "M25 50C38 56 62 56 75 50M20 82C37 89 63 89 80 82"
_STARS = ((80, 14, 2.6), (68, 22, 1.5), (87, 34, 1.7), (20, 126, 2.6), (32, 118, 1.5),
          (13, 106, 1.7))  # fmt: skip


def star(x: float, y: float, r: float) -> str:
    """The outline of a four-pointed star."""
    q = r * 0.22
    return (
        f"M{x:g} {y - r:g}Q{x + q:.4g} {y - q:.4g} {x + r:g} {y:g}Q{x + q:.4g} {y + q:.4g} {x:g}"
        f" {y + r:g}Q{x - q:.4g} {y + q:.4g} {x - r:g} {y:g}Q{x - q:.4g} {y - q:.4g} {x:g}"
        f" {y - r:g}Z"
    )


def night_paper(letter: str) -> Html:
    """A card of the night: coloured border, dark ground, stars, a lit lantern."""
    color = DARK_COLORS[letter]
    sky = "".join(star(x, y, r * 1.5) for x, y, r in _STARS)
    return join(
        paper(color.shade, color.fill, 4.6),
        el("path", d=sky, fill=color.glow, opacity=0.8),
        pen("M50 4V30M50 110V136", color.fill, 2.4),
        el(
            "g", _lit_lantern(color), transform="translate(50 70) scale(.92 .84) translate(-50 -70)"
        ),
    )


def _lit_lantern(color: CardColor) -> Html:
    return join(
        solid("M41 25H59V33H41ZM41 107H59V115H41Z", color.glow),
        el("path", d=BODY, fill=color.fill, stroke=color.glow, stroke_width=2.8),
        el("path", d=_RIBS, fill="none", stroke=color.ink, stroke_width=1.6, opacity=0.18),
    )


def night_face(letter: str, glyph: Glyph, large: float, small: float, drop: float = 0) -> Art:
    """A face of the dark side: a symbol on a lit lantern."""
    color = DARK_COLORS[letter]

    def art(name: str) -> Html:
        corner = join(
            placed(glyph(color.glow, 15.0), 18, 21.5 - drop / 3, small),
            shape_path(letter, 17.5, 46.5, 0.66, color.glow),
        )
        centre = placed(glyph(color.ink, 13.0), 50, 70 - drop, large)
        return composed(el("use", href=f"#{paper_name(letter)}"), centre, corner, name)

    return art


def paper_name(letter: str) -> str:
    """The id of a night paper in the sprite of Flip."""
    return f"v-flip-paper-{letter}"


def night_papers() -> Iterator[Html]:
    """The papers, which the dark faces share."""
    return (el("g", night_paper(letter), id=paper_name(letter)) for letter in DARK_COLORS)
