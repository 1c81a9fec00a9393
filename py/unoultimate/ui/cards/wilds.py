"""Wild cards: a dark card whose four colour fields form one lantern."""

from __future__ import annotations

from ..html import Html, el, join
from .glyphs import pen, plus
from .palette import CARD_COLORS, CREAM, NIGHT
from .shapes import shape_path

# One quarter each, meeting in the middle with a fine gap of night between them.
QUARTERS = {
    "R": "M-1.800-1.800V-40C-22-40-34-26-34-1.800Z",
    "Y": "M1.800-1.800V-40C22-40 34-26 34-1.800Z",
    "G": "M-1.800 1.800V40C-22 40-34 26-34 1.800Z",
    "B": "M1.800 1.800V40C22 40 34 26 34 1.800Z",
}
SHAPE_AT = {"R": (-15.5, -17), "Y": (15.5, -17), "G": (-15.5, 16), "B": (15.5, 16)}
_BLUE_ON_NIGHT = "#4A63D8"
_GREEN_ON_NIGHT = "#12906F"


def field(letter: str) -> str:
    """The colour of a letter as it shows on the night of a wild."""
    brighter = {"B": _BLUE_ON_NIGHT, "G": _GREEN_ON_NIGHT}
    return brighter.get(letter, CARD_COLORS[letter].fill)


def four_fields(x: float, y: float, scale: float, shapes: bool = True) -> Html:
    """The four-coloured lantern around a point."""
    fields = [
        el(
            "path",
            d=d,
            fill=field(letter),
            stroke=field(letter),
            stroke_width=3,
            stroke_linejoin="round",
        )
        for letter, d in QUARTERS.items()
    ]
    marks = [
        shape_path(letter, *SHAPE_AT[letter], 0.85, CARD_COLORS[letter].ink) for letter in QUARTERS
    ]
    where = f"translate({x} {y}) scale({scale})"
    return el("g", fields, marks if shapes else None, transform=where)


def _caps(*tops: float) -> Html:
    d = "".join(f"M42 {y}H58V{y + 5}H42Z" for y in tops)
    return el("path", d=d, fill=CREAM, stroke=CREAM, stroke_width=3, stroke_linejoin="round")


def _wild() -> Html:
    return join(_caps(20, 115), four_fields(50, 70, 1))


def _draw_four() -> Html:
    amount = el("g", plus("4", CREAM), transform="translate(42 116) scale(.5)")
    return join(four_fields(55, 58, 0.78), amount)


_FAN = ((-36, "R"), (-12, "Y"), (12, "G"), (36, "B"))


def _shuffle() -> Html:
    cards = [
        el(
            "rect",
            x=-13,
            y=-48,
            width=26,
            height=40,
            rx=4.5,
            fill=field(letter),
            stroke=CREAM,
            stroke_width=2.4,
            transform=f"translate(50 96) rotate({turn})",
        )
        for turn, letter in _FAN
    ]
    swirl = pen("M26 110C36 118 52 118 61 111M39 29C48 22 64 22 74 30", CREAM, 5)
    heads = el("path", d="M70 101L71 116L57 108ZM30 39L29 24L43 32Z", fill=CREAM, stroke=CREAM,
               stroke_width=2, stroke_linejoin="round")  # fmt: skip
    return join(cards, swirl, heads)


def _custom() -> Html:
    blank = el("rect", x=-20, y=-27, width=40, height=54, rx=8, fill=NIGHT, stroke=CREAM,
               stroke_width=3, stroke_dasharray="7 5", transform="translate(50 70)")  # fmt: skip
    star = "M50 55C52 66 55 68 65 70C55 72 52 75 50 86C48 75 45 72 35 70C45 68 48 66 50 55Z"
    return join(
        _caps(20, 115), four_fields(50, 70, 1, False), blank, el("path", d=star, fill=CREAM)
    )


_CENTRES = {"W": _wild, "W+4": _draw_four, "WS": _shuffle, "WC": _custom}


def wild_centre(symbol: str) -> Html:
    """What stands in the middle of a wild (`W`, `W+4`, `WS`, `WC`)."""
    return _CENTRES[symbol]()


def wild_corner(symbol: str) -> Html:
    """The small mark in the corners of a wild."""
    if symbol == "W+4":
        amount = el("g", plus("4", CREAM, 15), transform="translate(19 19) scale(.26)")
        return join(amount, four_fields(19, 42, 0.24, False))
    mark = four_fields(18.5, 21, 0.31, False)
    extra = {
        "WS": pen("M11 43C14 38 23 38 26 43M26 37V43.500H20", CREAM, 2.8),
        "WC": el("path", d="M18.500 34C19.500 40 21 41.500 27 42.500C21 43.500 19.500 45 18.500 51"
                 "C17.500 45 16 43.500 10 42.500C16 41.500 17.500 40 18.500 34Z", fill=CREAM),
    }  # fmt: skip
    return join(mark, extra.get(symbol))
