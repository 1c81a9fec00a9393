"""The president's game: ranks from the crown down, and the turn of things."""

from __future__ import annotations

from collections.abc import Callable

from ..html import Html, join
from .colors import (
    AMBER,
    BRASS,
    CREAM,
    DUSK,
    HONEY,
    INK,
    LEAF,
    MINT,
    NIGHT,
    PINE,
    PLUM,
    RED,
    ROSE,
    SILVER,
    SKY,
    STEEL,
    TEAL,
    WALNUT,
    WINE,
)  # fmt: skip
from .pen import box, disc, ground, line, lit, moved, oval, shape, shine, soft


def crown() -> Html:
    return lit(
        WINE,
        ground(32, 52, 20, 3),
        shape("M14 45L9.5 22L22 31L32 13.5L42 31L54.5 22L50 45Z", HONEY),
        soft("M40 28L42 31L54.5 22L50 45H40Z", 0.13),
        box(13, 43, 38, 8, BRASS, 2),
        [disc(x, y, 3, color) for x, y, color in
         ((9.5, 21, RED), (32, 12.5, "#57b0c4"), (54.5, 21, RED))],
        shape("M32 30L36 35.5L32 41L28 35.5Z", RED),
        [disc(x, 47, 1.9, color) for x, color in ((20, MINT), (32, CREAM), (44, MINT))],
        shine("M16.5 38L14.5 29", 2),
    )  # fmt: skip


def joker() -> Html:
    """A jester's cap with bells, and the one who wears it."""
    return lit(
        "#e9bf8b",
        shape("M32 22C24 10 10 12 9.5 30C14 26 18 27 20 34Z", RED),
        shape("M32 22C40 10 54 12 54.5 30C50 26 46 27 44 34Z", TEAL),
        shape("M22 31C22 20 26 10 33 7C36 11 42 20 42 31Z", PLUM),
        [disc(x, y, 3.2, HONEY) for x, y in ((9.5, 31.5), (54.5, 31.5), (33, 7))],
        oval(32, 37, 11.5, 12.5, CREAM),
        shape("M19.5 33.5C24 27.5 40 27.5 44.5 33.5C40 31.5 24 31.5 19.5 33.5Z",
              HONEY),
        disc(27.5, 37, 1.8, NIGHT),
        disc(36.5, 37, 1.8, NIGHT),
        disc(24.5, 41, 2.4, RED, opacity=0.5),
        disc(39.5, 41, 2.4, RED, opacity=0.5),
        line("M26.5 42.5C29 47 35 47 37.5 42.5", WINE, 2),
        shape("M17 62L21 51L26.5 56L32 50.5L37.5 56L43 51L47 62Z", RED),
        shape("M32 50.5L37.5 56L43 51L47 62H32Z", TEAL),
    )  # fmt: skip


STAR = "M32 31.5L34.6 37.2L40.5 37.8L36.1 41.8L37.4 47.7L32 44.6L26.6 47.7" \
    "L27.9 41.8L23.5 37.8L29.4 37.2Z"  # fmt: skip


def medal(back: str, ribbon: str, face: str, rim: str, mark: Html) -> Callable[[], Html]:
    return lambda: lit(
        back,
        shape("M18 4H30L36 24L28 28ZM46 4H34L28 24L36 28Z", ribbon),
        shape("M22.5 4H25.5L33 26L30.5 27ZM41.5 4H38.5L31 26L33.5 27Z", CREAM,
              opacity=0.75),
        disc(33, 42, 16, INK, opacity=0.25),
        disc(32, 40.5, 16, rim),
        disc(32, 40.5, 12.8, face),
        mark,
        shine("M20.5 36C21.5 32.5 24 29.8 27 28.5", 1.6),
    )  # fmt: skip


def throne() -> Html:
    return lit(
        DUSK,
        ground(32, 56, 20, 3),
        shape("M18 52V18C18 10 25 7 32 7S46 10 46 18V52Z", BRASS),
        shape("M22 40V19C22 13 27 11 32 11S42 13 42 19V40Z", RED),
        [disc(x, y, 1.2, HONEY) for x, y in ((28, 19), (36, 19), (32, 25), (28, 31), (36, 31))],
        box(16, 38, 32, 7, WINE, 2.5),
        box(13.5, 31, 6, 24, HONEY, 2),
        box(44.5, 31, 6, 24, HONEY, 2),
        box(19.5, 45, 25, 5, BRASS),
        disc(16.5, 30, 4, HONEY),
        disc(47.5, 30, 4, HONEY),
        disc(32, 7.5, 3, "#57b0c4"),
    )


def laurel() -> Html:
    leaves = ((15.5, 44, -60), (11.8, 36.5, -30), (11.5, 28, -5), (14.5, 20, 22), (20.5, 14, 48),
              (22, 49.5, -85))  # fmt: skip
    side = join(
        line("M30 53C16 50 12 36 14 24C15 18 18 14 22 11", PINE, 2),
        [oval(x, y, 2.9, 5.4, LEAF, transform=f"rotate({turn} {x} {y})") for x, y, turn in leaves],
    )
    return lit(
        "#efd3a0",
        side,
        moved("translate(64 0) scale(-1 1)", side),
        shape("M32 18L35.7 26.5L45 27.3L38 33.4L40.1 42.5L32 37.7L23.9 42.5L26 33.4"
              "L19 27.3L28.3 26.5Z", AMBER),
        shape("M29 50L32 54L35 50L38 58L32 56L26 58Z", RED),
    )  # fmt: skip


def revolution() -> Html:
    """A flag in the wind: the weak become the strong."""
    return lit(
        PINE,
        line("M17 59V9", WALNUT, 3.6),
        disc(17, 8, 3, HONEY),
        shape("M19 12C28 7 34 19 54 12C50 18 50 30 54 37C36 43 30 31 19 37Z", RED),
        soft("M37 14.5C42 15.5 47 14.5 54 12C50 18 50 30 54 37C48 39 43 38.8 39 38"
             "C41 30 41 22 37 14.5Z", 0.12),
        line("M30 30V19.5M26.5 22.5L30 18.5L33.5 22.5", CREAM, 2.6),
        line("M42 20V30.5M38.5 27.5L42 31.5L45.5 27.5", CREAM, 2.6),
        oval(18, 59, 10, 2.5, INK, opacity=0.25),
    )  # fmt: skip


_TWO = "M28.5 38.5C28 32.5 36.5 33 36 38.2C35.6 41.5 30.5 43 28.5 47H36.5"
_THREE = "M28.5 34H35.5L31.5 39.2C37.5 38.8 37.5 47.5 31.5 47.3C29.5 47.2 28.5 46" \
    " 28 44.8"  # fmt: skip

DRAWINGS = {
    "crown": crown,
    "joker": joker,
    "gold-medal": medal(TEAL, RED, HONEY, BRASS, shape(STAR, "#9a6412")),
    "silver-medal": medal(ROSE, "#34488f", SILVER, STEEL, line(_TWO, "#46545c", 3)),
    "bronze-medal": medal(SKY, PINE, "#dd9a66", "#a8643a", line(_THREE, "#6b3718", 3)),
    "throne": throne,
    "laurel": laurel,
    "revolution": revolution,
}
