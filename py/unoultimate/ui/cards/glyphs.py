"""Digits and symbols as paths: a sturdy round face, centred on 0,0 and 58 units high.

Every glyph is drawn with a pen (stroke) of round ends; `GLYPHS` maps a symbol of the notation to
its pen strokes, `BARS` holds the thin bar that tells 6 from 9, `FILLS` the solid arrow heads.
"""

from __future__ import annotations

from ..html import Html, el, join

PEN = 13.0

DIGITS = {
    "0": "M0-29C12-29 18-20 18-8V8C18 20 12 29 0 29C-12 29-18 20-18 8V-8C-18-20-12-29 0-29Z",
    "1": "M-12-17L4-29V29",
    "2": "M-17-13C-17-23-10-29 0-29C10-29 17-23 17-14C17-6 12 0 5 7L-17 29H18",
    "3": "M-16-21C-13-26-7-29 0-29C10-29 16-23 16-15C16-7 10-2 0-2C11-2 18 4 18 13C18 23 10 29 0 29"
    "C-8 29-14 26-17 20",
    "4": "M8 29V-29L-20 13H20",
    "5": "M15-29H-12L-15-3C-11-7-6-9 0-9C11-9 18-2 18 10C18 21 11 29 0 29C-8 29-14 26-17 21",
    "6": "M11-28C-6-23-18-8-18 10C-18 22-11 29 0 29C11 29 18 21 18 11C18 1 11-6 0-6C-9-6-15-2-18 5",
    "7": "M-17-29H18L-4 29",
    "8": "M0-29C9-29 15-24 15-16C15-8 9-3 0-3C-9-3-15-8-15-16C-15-24-9-29 0-29Z"
    "M0-3C11-3 18 4 18 13C18 23 11 29 0 29C-11 29-18 23-18 13C-18 4-11-3 0-3Z",
    "9": "M-11 28C6 23 18 8 18-10C18-22 11-29 0-29C-11-29-18-21-18-11C-18-1-11 6 0 6C9 6 15 2 18-5",
}
BARS = {"6": "M-14 45H14", "9": "M-14 45H14"}
_PLUS = "M-15 0H15M0-15V15"

SKIP = "M0-27A27 27 0 1 1 0 27A27 27 0 1 1 0-27ZM-19 19L19-19"
REVERSE = "M-22 9C-22-13-8-23 9-21M22-9C22 13 8 23-9 21"
REVERSE_HEADS = "M6-34L27-18L4-7ZM-6 34L-27 18L-4 7Z"


def pen(d: str, ink: str, width: float = PEN, transform: str | None = None) -> Html:
    """One path drawn with the round pen."""
    return el(
        "path",
        d=d,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=transform,
    )


def number(text: str, ink: str, width: float = PEN) -> Html:
    """A single digit, with the bar under 6 and 9."""
    bar = BARS.get(text)
    return join(pen(DIGITS[text], ink, width), pen(bar, ink, width * 0.62) if bar else None)


def plus(amount: str, ink: str, width: float = PEN) -> Html:
    """`+2`, `+4` and the like: a plus and the digits, side by side around the centre."""
    left = -22 * (len(amount) - 1)
    digits = [
        pen(DIGITS[digit], ink, width, f"translate({left + 21 + 44 * i} 0)")
        for i, digit in enumerate(amount)
    ]
    return join(pen(_PLUS, ink, width * 0.92, f"translate({left - 27} 2)"), digits)


def skip(ink: str, width: float = PEN) -> Html:
    """The barred ring of Skip."""
    return pen(SKIP, ink, width * 0.86)


def reverse(ink: str, width: float = PEN) -> Html:
    """Two arrows that chase each other."""
    heads = el(
        "path", d=REVERSE_HEADS, fill=ink, stroke=ink, stroke_width=4, stroke_linejoin="round"
    )
    return join(pen(REVERSE, ink, width * 0.86), heads)


def glyph(symbol: str, ink: str, width: float = PEN) -> Html:
    """The drawing of a coloured card's symbol: `5`, `S`, `R`, `+2`."""
    if symbol in DIGITS:
        return number(symbol, ink, width)
    if symbol.startswith("+"):
        return plus(symbol[1:], ink, width)
    return {"S": skip, "R": reverse}[symbol](ink, width)
