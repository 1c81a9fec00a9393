"""A journey by train: engines, a peach, a castle and what lies along the line."""

from __future__ import annotations

from ..html import Html, join
from .colors import (
    BARK,
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
    SILVER,
    SKY,
    STEEL,
    TEAL,
    TERRA,
    WALNUT,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import box, disc, ground, line, lit, moved, shape, shine


def rails(y: float = 54) -> Html:
    ties = "".join(f"M{x} {y + 1}V{y + 3}" for x in range(8, 60, 8))
    return join(line(ties, BARK, 3), line(f"M4 {y}H60", STEEL, 2))


def steam() -> Html:
    puffs = ((47, 15, 4), (41, 10.5, 5), (33, 9, 4))
    return lit(
        "#e8b27d",
        [disc(x, y, r, WHITE, opacity=0.85) for x, y, r in puffs],
        rails(),
        box(13, 22, 17, 24, RED, 2),
        box(10.5, 19, 22, 4.5, WINE, 2),
        box(17, 27, 9, 8, PAPER, 1),
        box(28, 30, 25, 15, NIGHT, 5),
        shape("M44 30L43 21H51L50 30Z", NIGHT),
        box(41.5, 19, 11, 3.5, BRASS, 1),
        line("M36 31V44M31 45H54", BRASS, 2),
        shape("M50 45H56L59 52H50Z", WINE),
        disc(53, 36, 2.4, HONEY),
        disc(21, 47.5, 6.2, WINE),
        disc(21, 47.5, 2.4, BRASS),
        [join(disc(x, 49.5, 4.2, WINE), disc(x, 49.5, 1.6, BRASS)) for x in (34, 45)],
        line("M21 49H45", SILVER, 2),
    )


def express() -> Html:
    return lit(
        SKY,
        line("M4 20H14M2 27H9M5 13H18", WHITE, 2, opacity=0.7),
        rails(52),
        shape("M0 22H30C44 22 54 32 58.5 44C59 46 58 48 56 48H0Z", CREAM),
        shape("M0 38H53.5C55.5 40 57 42 58.5 44C59 46 58 48 56 48H0Z", TEAL),
        shape("M37 26C43 28 47 32 49.5 35.5H37Z", NIGHT),
        [box(x, 27, 7, 7, NIGHT, 1.8) for x in (4, 14, 24)],
        line("M0 41H55", HONEY, 2),
        disc(54, 43.5, 1.6, CREAM),
        shine("M42 28.5C44 30 45.5 31.5 46.5 33", 1.2),
        line("M0 49.5H52", INK, 2.4),
    )


def tram() -> Html:
    return lit(
        PINE,
        line("M6 10H58M32 18L25 10M32 18L39 10", SILVER, 1.6),
        rails(),
        box(17, 17, 30, 35, HONEY, 5),
        shape("M17 37H47V48C47 50.5 45 52 42.5 52H21.5C19 52 17 50.5 17 48Z", RED),
        box(20.5, 24, 11, 11, "#cfe9ea", 1.5),
        box(32.5, 24, 11, 11, "#cfe9ea", 1.5),
        box(24, 18.8, 16, 3.6, NIGHT, 1.2),
        line("M27 20.6H37", HONEY, 1.4),
        disc(22.5, 44, 2.6, CREAM),
        disc(41.5, 44, 2.6, CREAM),
        box(27, 41.5, 10, 5, WINE, 1),
        shine("M23 32.5L29 26.5", 1.6),
        line("M20 52.5H44", NIGHT, 3),
    )


def peach() -> Html:
    return lit(
        "#8fc0a6",
        ground(32, 55, 15, 3),
        shape("M32 21C22 13 10 21 11.5 35C13 47 24 54 32 55.5C40 54 51 47 52.5 35"
              "C54 21 42 13 32 21Z", "#f7b4a0"),
        shape("M32 21C42 13 54 21 52.5 35C51 47 40 54 32 55.5C42 48 45 34 36 20Z", "#ee8678",
              opacity=0.75),
        line("M32 21C27 30 27 42 31 54", "#d9695f", 1.8),
        shape("M32 20C30 12 22 8.5 14.5 11C17 18 25 21.5 32 20Z", LEAF),
        shape("M32 20C33 13 40 9 48 11C46 17 39.5 21 32 20Z", PINE),
        line("M32 21V13", BARK, 2.2),
        shine("M17 32C17 28 19 25 22 24", 2.6),
    )  # fmt: skip


def castle() -> Html:
    """White walls on a stone foot, curved roofs."""
    return lit(
        "#e5a98d",
        ground(32, 55, 24, 3),
        shape("M12 55L16 42H48L52 55Z", STEEL),
        line("M15 49H49M22 43L20.5 49M32 43V49M42 43L43.5 49M27 49L26 55M37 49L38 55", WALNUT,
             1, opacity=0.35),
        box(18, 34, 28, 9, CREAM),
        shape("M10 36C15 34.5 18 32 20 28H44C46 32 49 34.5 54 36Z", DUSK),
        box(22, 23, 20, 6, CREAM),
        shape("M15.5 25C19.5 23.5 22 21.5 23.5 18H40.5C42 21.5 44.5 23.5 48.5 25Z",
              DUSK),
        box(26, 14.5, 12, 4, CREAM),
        shape("M20.5 16.5C26 15 29 12.5 32 7.5C35 12.5 38 15 43.5 16.5Z", DUSK),
        line("M29.5 8.5L30.5 6.5M34.5 8.5L33.5 6.5", HONEY, 2),
        [box(x, y, 3, 4, NIGHT) for x, y in ((23, 37), (30.5, 37), (38, 37))],
        [box(x, 25, 2.5, 3, NIGHT) for x in (26, 35.5)],
    )  # fmt: skip


def signal() -> Html:
    lamps = ((20, RED, 0.35), (30.5, HONEY, 0.35), (41, "#6fd08a", 1))
    return lit(
        PLUM,
        disc(32, 41, 12, "#6fd08a", opacity=0.25),
        line("M32 46V62", STEEL, 4),
        box(22, 11, 20, 39, NIGHT, 8),
        [disc(32, y, 4.5, color, opacity=glow) for y, color, glow in lamps],
        [line(f"M26.5 {y - 2.5}C28 {y - 6.5} 36 {y - 6.5} 37.5 {y - 2.5}", STEEL, 1.8)
         for y in (20, 30.5, 41)],
        line("M22 60H42", STEEL, 4),
    )  # fmt: skip


def ticket() -> Html:
    return lit(
        TEAL,
        moved(
            "rotate(-14 32 32)",
            shape("M8 23.5H57V31A3.5 3.5 0 0 0 57 38V45.5H8V38A3.5 3.5 0 0 0 8 31Z",
                  "#33231a55"),
            shape("M7 22H56V29.5A3.5 3.5 0 0 0 56 36.5V44H7V36.5A3.5 3.5 0 0 0 7 29.5Z",
                  PAPER),
            line("M43 24V43", TERRA, 1.5, stroke_dasharray="1.5 3"),
            shape("M14 36V29C14 27.5 15 26.5 16.5 26.5H25C29 26.5 32 30 33.5 33.5V36Z", RED),
            box(17, 29, 4.5, 3.5, PAPER, 0.8),
            box(23.5, 29, 4, 3.5, PAPER, 0.8),
            disc(18, 37, 2, NIGHT),
            disc(28.5, 37, 2, NIGHT),
            line("M13 40.5H36", WALNUT, 1.3),
            line("M48 28V38M51.5 28V38", WALNUT, 1.8),
        ),
    )  # fmt: skip


def bridge() -> Html:
    return lit(
        "#f2c79c",
        disc(45, 17, 6, CREAM),
        shape("M0 36C8 26 14 24 20 34L26 40H0ZM64 34C56 26 50 28 44 38V42H64Z", "#7f9f78"),
        box(0, 47, 64, 17, TEAL),
        shape("M0 34H64V57H58V51A11.5 9.5 0 0 0 35 51V57H29V51A11.5 9.5 0 0 0 6 51V57H0Z", TERRA),
        line("M0 34H64", CREAM, 2.2),
        line("M0 40H64", WINE, 1.2, opacity=0.6),
        box(11, 23.5, 15, 9.5, RED, 2),
        box(28, 23.5, 13, 9.5, WINE, 2),
        [box(x, 26, 3.6, 3.2, PAPER, 0.6) for x in (13.5, 19.5, 30, 36)],
        shape("M42.5 33V24.5H46C49.5 26 51 29 52 33Z", RED),
        line("M6 57C9 55 12 55 15 57S21 59 24 57M38 58C41 56 44 56 47 58S53 60 56 58", WHITE, 1.6,
             opacity=0.5),
    )  # fmt: skip


DRAWINGS = {
    "steam-train": steam,
    "express-train": express,
    "tram": tram,
    "peach": peach,
    "castle": castle,
    "signal": signal,
    "ticket": ticket,
    "bridge": bridge,
}
