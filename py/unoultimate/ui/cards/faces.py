"""Card faces: every code of the deck as the drawing inside a 100 × 140 `<symbol>`."""

from __future__ import annotations

from ..html import Html, el, join
from .glyphs import glyph
from .motif import back_art, gradients, lantern, paper
from .palette import CARD_COLORS
from .shapes import shape_path
from .wilds import wild_art

EDGE = "#FFF9EC"
WILD_CODES = ("W", "W+4", "WS", "WC")
SYMBOLS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
CODES = tuple(c + s for c in CARD_COLORS for s in SYMBOLS) + WILD_CODES


def symbol_id(code: str) -> str:
    """The id of a face in the sprite; `back` for a card nobody may see."""
    return "c-" + code.replace("+", "p").replace("|", "-")


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
    """The drawing of a code, without the symbol element around it. KeyError for unknown codes."""
    if code in WILD_CODES:
        return wild_art(code, EDGE)
    letter, symbol = code[0], code[1:]
    color = CARD_COLORS[letter]
    corner = _corner(letter, symbol, color.ink)
    return join(
        paper(color.fill, EDGE),
        lantern(color.shade, color.ink, 0.16),
        _centre(symbol, color.ink),
        corner,
        el("g", corner, transform="rotate(180 50 70)"),
    )


def sprite(codes: tuple[str, ...] = CODES) -> Html:
    """All faces and the back, hidden; in the page once, and never patched."""
    faces = [el("symbol", face_art(code), id=symbol_id(code), viewBox="0 0 100 140")
             for code in codes]  # fmt: skip
    back = el("symbol", back_art(EDGE), id="c-back", viewBox="0 0 100 140")
    return el("svg", gradients(), faces, back, id="card-sprite", class_="sprite", width=0, height=0,
              aria_hidden=True, focusable="false", data_static=True)  # fmt: skip
