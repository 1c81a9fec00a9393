"""Poker: chips, hands, luck and a face that tells nothing."""

from __future__ import annotations

from math import pi

from ..html import Html, join
from .colors import (
    AMBER,
    BRASS,
    CREAM,
    DUSK,
    HONEY,
    INK,
    LEAF,
    NIGHT,
    PINE,
    PLUM,
    RED,
    SILVER,
    TEAL,
    TERRA,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import disc, ground, line, lit, oval, shape, shine, soft
from .playcards import blank, laid, letter, suit


def chip(color: str, middle: str) -> Html:
    """A chip from above, around (32, 32)."""
    return join(
        disc(33, 34, 24, INK, opacity=0.25),
        disc(32, 32, 24, color),
        dashes(21.5, 5, CREAM),
        disc(32, 32, 16, middle),
        disc(32, 32, 14.3, color),
        shine("M13 24C15.5 18 20 13.5 26 11.5", 2, 0.3),
    )


def dashes(r: float, width: float, color: str) -> Html:
    """Six fields around the rim."""
    turn = 2 * pi * r / 12
    return disc(
        32,
        32,
        r,
        "none",
        stroke=color,
        stroke_width=width,
        stroke_linecap="butt",
        stroke_dasharray=f"{turn:.2f}",
        transform="rotate(-15 32 32)",
    )


def red_chip() -> Html:
    return lit(PINE, chip(RED, CREAM), suit("spade", 32, 32, 0.95, CREAM))


def blue_chip() -> Html:
    return lit("#d9a066", chip("#34488f", CREAM), suit("diamond", 32, 32, 0.9, CREAM))


def stack() -> Html:
    piles = ((21, 51, (RED, RED, TEAL, RED, RED)), (43, 52, (NIGHT, NIGHT, HONEY)))
    return lit(
        LEAF,
        ground(32, 54, 24, 4),
        [pile(x, y, colors) for x, y, colors in piles],
    )


def pile(x: float, y: float, colors: tuple[str, ...]) -> Html:
    """Chips seen from the side; the lowest edge is at y."""
    sides = [
        line(f"M{x - 9.5} {y - 7 * i - 3}a9.5 3 0 0 0 19 0", color, 6.4)
        for i, color in enumerate(colors)
    ]
    spots = "".join(f"M{x - 4} {y - 7 * i - 1.5}v2M{x + 5} {y - 7 * i - 1.5}v2"
                    for i in range(len(colors)))  # fmt: skip
    top = y - 7 * len(colors) + 2
    return join(
        sides,
        line(spots, CREAM, 3),
        oval(x, top, 12, 4, colors[-1]),
        oval(x, top, 8, 2.3, "none", stroke=CREAM, stroke_width=1.2),
    )


def aces() -> Html:
    return lit(
        WINE,
        laid(24, 34, -16, blank(), letter("A", -6.5, -10, 0.75, NIGHT), suit("spade", 0, 3, 0.85)),
        laid(39, 33, 12, blank(), letter("A", -6.5, -10, 0.75, RED), suit("heart", 0, 3, 0.85)),
    )


def royal() -> Html:
    """Ten to ace of one suit."""
    cards = ((17, 40, -40, "10"), (24, 35, -20, "J"), (32, 33, 0, "Q"), (40, 35, 20, "K"),
             (47, 40, 40, "A"))  # fmt: skip
    return lit(
        DUSK,
        [
            laid(x, y, turn, blank(width=17, height=26), letter(name, -3, -6, 0.75, RED),
                 shape(_SPOT, RED))
            for x, y, turn, name in cards
        ],
    )  # fmt: skip


_SPOT = "M-3 6C-8 2-7-1.5-5-1.5C-3.8-1.5-3 0-3 .5C-3 0-2.2-1.5-1-1.5C1-1.5 2 2-3 6Z"


def dealer() -> Html:
    return lit(
        TERRA,
        disc(33, 34.5, 22, INK, opacity=0.25),
        disc(32, 34, 22, SILVER),
        disc(32, 31.5, 22, WHITE),
        disc(32, 31.5, 18, "none", stroke=HONEY, stroke_width=2.4),
        line("M26 22V41H31C45 41 45 22 31 22Z", NIGHT, 4.6),
    )


def horseshoe() -> Html:
    holes = ((17.5, 31), (20.5, 20.5), (43.5, 20.5), (46.5, 31), (18.5, 41.5), (45.5, 41.5))
    arc = "M22 51C14 43 12 15 32 13.5C52 15 50 43 42 51"
    return lit(
        PLUM,
        line(arc, INK, 9, opacity=0.3, transform="translate(1 2)"),
        line(arc, BRASS, 9.5),
        line("M17.5 52H25M39 52H46.5", BRASS, 5.5),
        line("M19.5 43C15.5 33 17 17.5 32 16.5C47 17.5 48.5 33 44.5 43", AMBER, 2.4),
        [disc(x, y, 1.2, NIGHT) for x, y in holes],
        suit("club", 32, 35, 0.8, "#9fd0b0"),
    )


def poker_face() -> Html:
    return lit(
        TEAL,
        disc(33, 34, 22, INK, opacity=0.2),
        disc(32, 32, 22, HONEY),
        soft("M38 11C56 16 60 44 38 53C50 44 50 22 38 11Z", 0.1),
        line("M10.5 25.5H53.5", NIGHT, 2.4),
        shape("M13 25H30.5C31 33 28 36.5 22 36.5S13 33 13 25ZM33.5 25H51C51 33 48 36.5 42"
              " 36.5S33 33 33.5 25Z", NIGHT),
        shine("M17 28L21 33.5M37.5 28L41.5 33.5", 2, 0.4),
        line("M25.5 44H38.5", NIGHT, 2.6),
    )  # fmt: skip


DRAWINGS = {
    "chip-red": red_chip,
    "chip-blue": blue_chip,
    "chips": stack,
    "aces": aces,
    "royal": royal,
    "dealer": dealer,
    "horseshoe": horseshoe,
    "poker-face": poker_face,
}
