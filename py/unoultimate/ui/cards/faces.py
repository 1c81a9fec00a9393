"""Card faces: every code of the deck as the drawing inside a 100 × 140 `<symbol>`."""

from __future__ import annotations

from ..html import Html, el, join
from .glyphs import glyph
from .ids import symbol_id
from .motif import back_art, gradients, lantern, paper
from .palette import CARD_COLORS, NIGHT
from .shapes import shape_path
from .wilds import wild_centre, wild_corner

EDGE = "#FFF9EC"
WILD_CODES = ("W", "W+4", "WS", "WC")
SYMBOLS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
CODES = tuple(c + s for c in CARD_COLORS for s in SYMBOLS) + WILD_CODES


# How large the symbol stands in the middle and in the corners; digits where nothing is said.
_LARGE = {"6": 0.82, "9": 0.82, "S": 0.86, "R": 0.88, "+": 0.66}
_SMALL = {"S": 0.35, "R": 0.35, "+": 0.27}


def _centre(symbol: str, ink: str) -> Html:
    scale = _LARGE.get(symbol[0], 0.94)
    y = 66 if symbol in "69" else 70
    return el("g", glyph(symbol, ink), transform=f"translate(50 {y}) scale({scale})")


def _corner(letter: str, symbol: str, ink: str) -> Html:
    scale = _SMALL.get(symbol[0], 0.36)
    y = 20 if symbol in "69" else 21.5
    width = 15.5 if symbol[0] == "+" else 14.0
    small = el("g", glyph(symbol, ink, width), transform=f"translate(18 {y}) scale({scale})")
    return join(small, shape_path(letter, 18, 47.5, 0.7, ink))


def face_art(code: str) -> Html:
    """The drawing of a code, without the symbol element around it. KeyError for unknown codes.

    What faces share stands once in the sprite: the papers (`#paper-R`), and each face's corner,
    which is used a second time upside down.
    """
    if code in WILD_CODES:
        paper_id, centre, corner = "paper-W", wild_centre(code), wild_corner(code)
    else:
        letter, symbol = code[0], code[1:]
        ink = CARD_COLORS[letter].ink
        paper_id, centre = f"paper-{letter}", _centre(symbol, ink)
        corner = _corner(letter, symbol, ink)
    return composed(el("use", href="#" + paper_id), centre, corner, symbol_id(code))


def composed(card: Html, centre: Html, corner: Html, name: str) -> Html:
    """A face: the card's paper, what stands in its middle, and its corner in both places."""
    corner_id = name + "-corner"
    return join(
        card,
        centre,
        el("g", corner, id=corner_id),
        el("use", href="#" + corner_id, transform="rotate(180 50 70)"),
    )


def _papers() -> list[Html]:
    colored = [
        el("g", paper(c.fill, EDGE), lantern(c.shade, c.ink, 0.16), id=f"paper-{letter}")
        for letter, c in CARD_COLORS.items()
    ]
    return [*colored, el("g", paper(NIGHT, EDGE), id="paper-W")]


def symbol(name: str, art: Html) -> Html:
    """A drawing under a name, to be shown by `<use>`."""
    return el("symbol", art, id=name, viewBox="0 0 100 140")


def sprite(codes: tuple[str, ...] = CODES) -> Html:
    """Classic faces, what all of them share, and the back, hidden; in the page, never patched."""
    shared = gradients(), el("defs", _papers())
    return hidden("card-sprite", *shared, _symbols(codes), symbol("c-back", back_art(EDGE)))


def sprites(view: str) -> tuple[Html, Html]:
    """All classic faces in two sprites: those that a view shows with the back, and the others."""
    shown = tuple(code for code in CODES if f'"#{symbol_id(code)}"' in view)
    others = tuple(code for code in CODES if code not in shown)
    return sprite(shown), hidden("other-cards", _symbols(others))


def _symbols(codes: tuple[str, ...]) -> list[Html]:
    return [symbol(symbol_id(code), face_art(code)) for code in codes]


def hidden(name: str, *symbols: object) -> Html:
    """A sprite: symbols that are in the page without being seen."""
    return el(
        "svg",
        *symbols,
        id=name,
        class_="sprite",
        width=0,
        height=0,
        aria_hidden=True,
        focusable="false",
    )
