"""A game about property: houses, a hotel and what goes around the board."""

from __future__ import annotations

from ..html import Html
from .colors import (
    AMBER,
    BRASS,
    CREAM,
    DUSK,
    HONEY,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    PINE,
    PLUM,
    RED,
    ROSE,
    SILVER,
    SKY,
    STEEL,
    TEAL,
    TERRA,
    WALNUT,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import box, disc, ground, line, lit, moved, oval, shape, shine, soft


def house() -> Html:
    return lit(
        SKY,
        ground(32, 53, 20, 3),
        box(41, 16, 5, 10, WINE, 0.8),
        shape("M17 31L32 18L47 31V52H17Z", LEAF),
        soft("M36 21.5L47 31V52H38Z"),
        line("M13.5 33L32 16.5L50.5 33", PINE, 4.4),
        box(28, 38, 8, 14, CREAM, 1),
        disc(34, 45.5, 1, WALNUT),
        box(20.5, 36, 5, 5.5, HONEY, 0.8),
        box(38.8, 36, 5, 5.5, HONEY, 0.8),
    )  # fmt: skip


def hotel() -> Html:
    windows = [box(x, y, 5, 5, HONEY, 0.8) for y in (24, 32) for x in (18.5, 26, 33.2, 40.6)]
    return lit(
        "#e8c08c",
        ground(32, 54, 23, 3),
        box(14, 20, 36, 34, RED, 1),
        soft("M40 20H49C49.5 20 50 20.5 50 21V54H40Z"),
        shape("M10.5 21L17 11.5H47L53.5 21Z", WINE),
        windows,
        box(26.5, 43, 11, 11, NIGHT, 1),
        line("M32 43.5V54", BRASS, 1.2),
        shape("M23 43L25 39H39L41 43Z", CREAM),
        box(18.5, 42, 4.5, 6, HONEY, 0.8),
        box(41, 42, 4.5, 6, HONEY, 0.8),
    )


def key() -> Html:
    return lit(
        PLUM,
        moved(
            "rotate(-42 32 32)",
            line("M33 33.5H54M46 34V40M52.5 34V39", INK, 5, opacity=0.3),
            disc(21, 32, 11, HONEY),
            disc(21, 32, 4.6, PLUM),
            line("M32 32H54", HONEY, 5.4),
            line("M45.5 33V39.5M52.5 33V38.5", HONEY, 4.6),
            shine("M14 29C15 26.5 17.5 25 20 25"),
            line("M33 30.8H52", WHITE, 1.2, opacity=0.5),
        ),
    )


def dice() -> Html:
    pips = ((23, 36), (28.5, 41.5), (34, 47), (23, 47), (34, 36))
    return lit(
        LEAF,
        ground(34, 54, 20, 3),
        moved(
            "rotate(16 44 24)",
            box(34, 13, 20, 20, RED, 4),
            [disc(x, y, 2.1, CREAM) for x, y in ((39.5, 18.5), (44, 23), (48.5, 27.5))],
        ),
        moved(
            "rotate(-8 28 42)",
            box(16.5, 30, 23, 23.5, CREAM, 5),
            soft("M34 30H35C37.5 30 39.5 32 39.5 35V48.5C39.5 51.5 37.5 53.5 34.5"
                 " 53.5H25C33 48 35 40 34 30Z", 0.1),
            [disc(x, y, 2.2, NIGHT) for x, y in pips],
        ),
    )  # fmt: skip


def car() -> Html:
    return lit(
        HONEY,
        ground(32, 49, 24, 3),
        shape("M8 45C7 37 10 34 17 33L23 23.5C24 22 25.5 21.5 27 21.5H39C41 21.5 42 22"
              " 43 23.5L48.5 32.5C55 33.5 57 36 56.5 45C56.5 46 56 46.5 55 46.5H10"
              "C8.5 46.5 8 46 8 45Z", TEAL),
        shape("M21.5 33L26 25.8C26.5 25.2 27 25 27.5 25H31.5V33ZM34.5 25H39"
              "C39.7 25 40 25.2 40.4 25.8L44.5 33H34.5Z", "#cfe9ea"),
        soft("M8 41H56.7C56.7 43 56.6 44 56.5 45C56.5 46 56 46.5 55 46.5H10C8.5 46.5"
             " 8 46 8 45Z"),
        [disc(x, 46, 6, NIGHT) for x in (20, 45)],
        [disc(x, 46, 2.6, SILVER) for x in (20, 45)],
        oval(53.5, 38, 2, 2.4, CREAM),
        line("M33 36.5H36", CREAM, 1.6),
        shine("M14 37C15 36 16.5 35.5 18 35.5", 1.6),
    )  # fmt: skip


def cat() -> Html:
    """A small cat of brass."""
    return lit(
        DUSK,
        ground(32, 55, 17, 3),
        line("M43 51C53 51 53 42 49 37", BRASS, 4.6),
        shape("M20 54C19 42 24 36 32 36S45 42 44 54Z", BRASS),
        shape("M20 14L27 18.5C30 17.5 34 17.5 37 18.5L44 14C45.5 20 46 24 45 28"
              "C43.5 34.5 38 38 32 38S20.5 34.5 19 28C18 24 18.5 20 20 14Z", HONEY),
        soft("M37 18.5L44 14C45.5 20 46 24 45 28C43.5 34.5 38 38 32 38C40 33 40.5 25"
             " 37 18.5Z", 0.12),
        disc(26, 27, 2, NIGHT),
        disc(38, 27, 2, NIGHT),
        line("M32 30.5V31.5M28.5 32.5C29.5 34.2 31.5 34 32 32.2C32.5 34 34.5 34.2"
             " 35.5 32.5", NIGHT, 1.5),
        line("M21 31L16 30M21 33L16.5 34M43 31L48 30M43 33L47.5 34", CREAM, 1.1, opacity=0.8),
        line("M28 46V54M36 46V54", WALNUT, 1.4, opacity=0.5),
        shape("M25 39C29 41 35 41 39 39L38 42.5C35 44 29 44 26 42.5Z", RED),
        disc(32, 43, 1.8, CREAM),
    )  # fmt: skip


def boot() -> Html:
    return lit(
        TERRA,
        ground(32, 54, 21, 3),
        shape("M19 13H36V32C38 36 50 35 53 43C53.5 45 53.5 47 53.5 48H19C18 36 18 24 19 13Z",
              STEEL),
        shape("M18.5 47.5H54V51C54 52.5 53 53.5 51.5 53.5H33L30 51V53.5H20.5"
              "C19 53.5 18.5 52.5 18.5 51Z", NIGHT),
        soft("M31 13H36V32C38 36 50 35 53 43C53.5 45 53.5 47 53.5 48H40C34 40 30 28 31 13Z"),
        box(17, 10.5, 21, 6, SILVER, 2.5),
        line("M29 22.5H36M29 27.5H36M30 32.5L36.5 31", CREAM, 2),
        shine("M22.5 21V36", 2.2),
    )  # fmt: skip


def deed() -> Html:
    return lit(
        PINE,
        moved(
            "rotate(-7 32 32)",
            box(16, 11.5, 34, 43, "#33231a55", 2),
            box(15, 10, 34, 43, PAPER, 2),
            box(18, 13, 28, 10, AMBER, 1),
            line("M24 18H40", CREAM, 2.2),
            line("M21 29H43M21 34H43M21 39H34", WALNUT, 2, opacity=0.6),
            shape("M36 45L34.5 56L39 53L43.5 56L42 45Z", WINE),
            disc(39, 44.5, 6, RED),
            disc(39, 44.5, 3.5, ROSE, opacity=0.5),
            line("M21 46C23 43 25 49 27 45.5C28 44 29 46 31 46", NIGHT, 1.5),
        ),
    )  # fmt: skip


DRAWINGS = {
    "house": house,
    "hotel": hotel,
    "key": key,
    "dice": dice,
    "car": car,
    "cat": cat,
    "boot": boot,
    "deed": deed,
}
