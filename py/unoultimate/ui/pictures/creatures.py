"""A game of small creatures: what one carries, and three friends."""

from __future__ import annotations

from ..html import Html, join
from .colors import (
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
    SAND,
    TEAL,
    WALNUT,
    WHITE,
)  # fmt: skip
from .pen import box, disc, dots, ground, line, lit, oval, shape, shine, soft


def eyes(y: float, apart: float = 6.5, r: float = 2.6) -> Html:
    """Two bright eyes around the middle."""
    return join(
        [disc(32 + side * apart, y, r, NIGHT) for side in (-1, 1)],
        [disc(32 + side * apart - 0.8, y - 0.9, r * 0.35, WHITE) for side in (-1, 1)],
    )


def cheeks(y: float, apart: float = 11) -> Html:
    return join([oval(32 + side * apart, y, 2.6, 1.8, RED, opacity=0.4) for side in (-1, 1)])


def ball() -> Html:
    """A woven ball with a star clasp."""
    return lit(
        "#e2b07a",
        ground(32, 55, 17, 3),
        disc(32, 32, 22, TEAL),
        line("M32 10C22 20 22 44 32 54M32 10C42 20 42 44 32 54M11.5 24C22 29 42 29 52.5 24"
             "M11.5 40C22 35 42 35 52.5 40", "#63b8a6", 2.2),
        soft("M40 11.5C56 17 59 42 41 52C50 42 50 22 40 11.5Z"),
        shape("M32 21L35.2 28.4L43.2 29.1L37.1 34.3L39 42.2L32 38L25 42.2L26.9 34.3"
              "L20.8 29.1L28.8 28.4Z", HONEY, stroke=CREAM, stroke_width=1.6),
        shine("M14.5 26C16 20.5 19.5 16.5 24 14.5", 2.4),
    )  # fmt: skip


def egg() -> Html:
    return lit(
        PLUM,
        ground(32, 55.5, 16, 3),
        shape("M32 9C41 9 49 24 49 37C49 48 42 55 32 55S15 48 15 37C15 24 23 9 32 9Z", CREAM),
        shape("M15.6 33L22 28L28 34L35 28L41.5 34L48.6 29.5C48.9 32 49 34.5 49 37"
              "C49 39 48.8 40.5 48.4 42L42 38L35 43L28 38.5L22 43L15.7 41.5"
              "C15.2 39 15.1 36 15.6 33Z", "#f2a65a"),
        disc(26, 20, 2.8, TEAL),
        disc(37, 21, 2, TEAL),
        disc(25, 49, 2.4, TEAL),
        disc(38, 48.5, 3, TEAL),
        soft("M36 9.8C43 13 49 26 49 37C49 47 43 53.5 35 54.8C45 45 44 22 36 9.8Z", 0.11),
        shine("M21 25C22 21 24 17.5 26.5 15", 2.2, 0.8),
    )  # fmt: skip


def berry() -> Html:
    drops = ((24, 30), (32, 28), (40, 30), (20.5, 37), (28, 36), (36, 36), (43.5, 37),
             (24, 43.5), (32, 43.5), (40, 43.5), (28, 50), (36, 50))  # fmt: skip
    return lit(
        MINT,
        ground(32, 56, 13, 2.5),
        shape("M32 57C20 56 13.5 40 16 29C18 23 46 23 48 29C50.5 40 44 56 32 57Z", "#5a3f9a"),
        dots(drops, 5, "#7458c0"),
        dots([(x - 1.4, y - 1.5) for x, y in drops], 1.2, WHITE, opacity=0.6),
        shape("M32 26C26 28 20 27 16 23C21 20 27 19.5 30 22C28 17 29.5 13 32 10"
              "C34.5 13 36 17 34 22C37 19.5 43 20 48 23C44 27 38 28 32 26Z", PINE),
        line("M32 17V8", LEAF, 2.4),
    )  # fmt: skip


def sprout() -> Html:
    """A round one with two leaves on its head."""
    return lit(
        "#f0cf96",
        ground(32, 55, 17, 3),
        line("M32 25V16", PINE, 2.6),
        shape("M32 18C30 9 20 7 13.5 10.5C16 18 24 21.5 32 18Z", LEAF),
        shape("M32 18C34 9 44 7 50.5 10.5C48 18 40 21.5 32 18Z", PINE),
        oval(23.5, 54, 5, 2.6, "#5f9d6a"),
        oval(40.5, 54, 5, 2.6, "#5f9d6a"),
        shape("M32 22C44 22 51.5 31 51.5 40S44 54 32 54S12.5 49 12.5 40S20 22 32 22Z", "#8ccb8a"),
        oval(32, 45, 10, 7.5, "#d8efc0"),
        soft("M38 22.7C47 25 51.5 32 51.5 40S45 53.5 36 54C46 46 46 30 38 22.7Z", 0.1),
        eyes(36.5, 7.5, 2.9),
        cheeks(41.5, 12),
        line("M29.5 40.5C30.5 42.5 33.5 42.5 34.5 40.5", NIGHT, 1.8),
    )  # fmt: skip


def ember() -> Html:
    """A small flame with a warm heart."""
    return lit(
        "#3c4a7a",
        ground(32, 56, 15, 3),
        shape("M33 5C36 14 50 21 50 38C50 49 42 56 32 56S14 49 14 38C14 31 18 27 20 21"
              "C23 23 24.5 25 25 28C31 23 34 14 33 5Z", "#ef6a35"),
        shape("M33 20C35 26 44 31 44 41C44 49 39 53.5 32 53.5S20 49 20 41C20 37 22 34.5 23.5 31"
              "C26 33 27 34 27.5 36C31 33 34 27 33 20Z", HONEY),
        eyes(42, 5.8, 2.7),
        cheeks(46.5, 9.5),
        line("M29.8 46C30.8 48 33.2 48 34.2 46", NIGHT, 1.8),
    )  # fmt: skip


def droplet() -> Html:
    """A drop of water with fins."""
    return lit(
        "#f0b99a",
        ground(32, 56, 15, 3),
        shape("M16 40C9 36 7 42 8.5 47C12 49 16 48 18 45ZM48 40C55 36 57 42 55.5 47C52 49 48 48"
              " 46 45Z", "#2f7fae"),
        shape("M32 7C35 17 49.5 27 49.5 40C49.5 50 42 56 32 56S14.5 50 14.5 40C14.5 27 29 17"
              " 32 7Z", "#58aad2"),
        oval(32, 48, 10, 6.5, "#cdeaf2"),
        soft("M35 14C40 21 49.5 29 49.5 40C49.5 49 43 55 36 56C46 47 45 27 35 14Z", 0.12),
        eyes(38, 7, 3),
        cheeks(43.5, 12),
        line("M29.5 43C30.5 45.2 33.5 45.2 34.5 43", NIGHT, 1.8),
        shine("M21 36C21.5 31 24 27.5 27 24.5", 2.4),
    )  # fmt: skip


def badge() -> Html:
    return lit(
        DUSK,
        shape("M32 9L46 14L54 27L51 42L39 53H25L13 42L10 27L18 14Z", INK, opacity=0.25,
              transform="translate(1 2)"),
        shape("M32 8L46 13L54 26L51 41L39 52H25L13 41L10 26L18 13Z", BRASS),
        shape("M32 12.5L43.5 16.5L49.5 27L47.3 39L37.5 47.5H26.5L16.7 39L14.5 27"
              "L20.5 16.5Z", "#3f9a8a"),
        shape("M32 12.5L43.5 16.5L32 31ZM49.5 27L47.3 39L32 31ZM26.5 47.5L16.7 39L32 31Z",
              WHITE, opacity=0.2),
        shape("M32 19.5C40 24 41.5 33 32 42C22.5 33 24 24 32 19.5Z", CREAM),
        line("M32 25V40M32 32L35.5 28.5M32 36L28.5 32.5", "#3f9a8a", 1.8),
    )  # fmt: skip


def potion() -> Html:
    return lit(
        LEAF,
        ground(32, 55, 15, 3),
        box(26.5, 8, 11, 8, WALNUT, 2),
        shape("M27 15H37V25C45 28 49 34 49 40.5C49 49 42 55 32 55S15 49 15 40.5C15 34 19 28 27 25Z",
              "#f6ead8"),
        shape("M17.5 37C22 34.5 27 39.5 32 37S42 34.5 46.5 37C47.5 46 41.5 52.5 32 52.5"
              "S16.5 46 17.5 37Z", "#d8507f"),
        box(25, 14, 14, 3.5, SAND, 1.5),
        dots(((26, 44), (36, 47), (38, 41)), 2, WHITE, opacity=0.6),
        shape("M32 47.5C27.5 44.5 27.8 40.5 30 40.5C31.2 40.5 32 41.5 32 42.3"
              "C32 41.5 32.8 40.5 34 40.5C36.2 40.5 36.5 44.5 32 47.5Z", CREAM),
        shine("M19.5 42C19 37.5 20.5 34 23.5 31", 2.4, 0.8),
    )  # fmt: skip


DRAWINGS = {
    "ball": ball,
    "egg": egg,
    "berry": berry,
    "sprout": sprout,
    "ember": ember,
    "droplet": droplet,
    "badge": badge,
    "potion": potion,
}
