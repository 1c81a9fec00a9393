"""The street: four suits on the pavement, a bank, shops, shares, a purse."""

from __future__ import annotations

from collections.abc import Callable

from ..html import Html
from .colors import (
    AMBER,
    BARK,
    BRASS,
    CREAM,
    DUSK,
    HONEY,
    INK,
    LEAF,
    MINT,
    NIGHT,
    PAPER,
    PINE,
    PLUM,
    RED,
    ROSE,
    SAND,
    SILVER,
    SKY,
    TEAL,
    TERRA,
    WALNUT,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import box, disc, ground, line, lit, moved, shape, shine, soft
from .playcards import SUITS


def tile(name: str, back: str, stone: str, paint: str) -> Callable[[], Html]:
    """A suit set into a paving stone."""
    return lambda: lit(
        back,
        moved(
            "rotate(45 32 33)",
            box(13.5, 15.5, 38, 38, "#33231a55", 7),
            box(13, 14, 38, 38, stone, 7),
            border(),
        ),
        shape(SUITS[name], INK, transform="translate(32.6 34) scale(1.45)", opacity=0.25),
        shape(SUITS[name], paint, transform="translate(32 33) scale(1.45)"),
    )


def border() -> Html:
    return line("M20 18H45C46.5 18 47.5 19 47.5 20.5V45.5C47.5 47 46.5 48 45 48H20"
                "C18.5 48 17 47 17 45.5V20.5C17 19 18.5 18 20 18Z", WHITE, 1.5,
                opacity=0.55)  # fmt: skip


def bank() -> Html:
    return lit(
        DUSK,
        ground(32, 55, 22, 3),
        shape("M11 26L32 12L53 26V29H11Z", CREAM),
        disc(32, 22, 3.8, BRASS),
        [box(x, 30, 5, 17, PAPER) for x in (14.5, 23.5, 35.5, 44.5)],
        [box(x + 3.2, 30, 1.8, 17, SAND) for x in (14.5, 23.5, 35.5, 44.5)],
        box(29.5, 36, 5, 11, BARK, 0.8),
        box(11, 47, 42, 3.5, CREAM, 0.5),
        box(8.5, 50.5, 47, 4, SAND, 0.5),
        line("M11 29H53", SAND, 1.6),
    )


def shop() -> Html:
    awning = ((12, RED), (20, CREAM), (28, RED), (36, CREAM), (44, RED))
    stripes = [shape(f"M{x} 22H{x + 8}V31A4 4 0 0 1 {x} 31Z", color) for x, color in awning]
    return lit(
        SKY,
        ground(32, 54.5, 22, 3),
        box(14, 28, 36, 26, PAPER, 1),
        box(12, 17, 40, 5, WINE, 1),
        stripes,
        box(18, 37, 15, 11, "#7fb7c4", 1),
        shine("M20.5 45L26.5 39", 1.6),
        box(37, 37, 9, 17, WALNUT, 1),
        disc(44, 46, 1, HONEY),
        line("M17 49.5H34", WALNUT, 2),
    )


def shares() -> Html:
    bars = ((14, 44, 8), (23, 39, 13), (32, 41, 11), (41, 33, 19))
    return lit(
        PINE,
        [box(x, y, 6.5, h, color, 1) for (x, y, h), color in
         zip(bars, (TEAL, "#57a38f", TEAL, MINT), strict=True)],
        line("M11 54H53", CREAM, 2),
        line("M13 36L23 28L31 32L47 15", HONEY, 3.4),
        line("M38.5 14.5H47.5V23.5", HONEY, 3.4),
    )  # fmt: skip


def purse() -> Html:
    return lit(
        PLUM,
        ground(32, 54, 18, 3),
        disc(43, 20, 6, HONEY),
        disc(43, 20, 3.6, BRASS),
        disc(24, 17, 5, HONEY),
        disc(24, 17, 3, BRASS),
        shape("M25 27C14 33 10 42 12 49C13 54 51 54 52 49C54 42 50 33 39 27Z", TERRA),
        soft("M40 28C50 34 54 42 52 49C51 52 44 53.5 38 53C46 46 45 35 40 28Z"),
        line("M24 27C29 29.5 35 29.5 40 27", BRASS, 4),
        disc(30, 25, 2, BRASS),
        disc(34, 25, 2, BRASS),
        shine("M17 44C17.5 40.5 19 38 21 36"),
    )


DRAWINGS = {
    "spade": tile("spade", TEAL, SILVER, NIGHT),
    "heart": tile("heart", ROSE, CREAM, RED),
    "diamond": tile("diamond", AMBER, PAPER, "#d0702a"),
    "club": tile("club", LEAF, CREAM, PINE),
    "bank": bank,
    "shop": shop,
    "shares": shares,
    "purse": purse,
}
