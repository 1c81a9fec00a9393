"""What the people hold, at the lower right, and what hangs behind them."""

from __future__ import annotations

from ..html import Html, join
from .colors import (
    AMBER,
    BARK,
    BRASS,
    CREAM,
    HONEY,
    INK,
    LEAF,
    MINT,
    PINE,
    RED,
    ROSE,
    SILVER,
    STEEL,
    TERRA,
    WALNUT,
    WHITE,
)  # fmt: skip
from .pen import box, disc, dots, line, moved, oval, shape, shine


def spoon() -> Html:
    return join(line("M51 40L46.5 62", WALNUT, 2.8), oval(52, 36.5, 3.8, 5, WALNUT))


def wheat() -> Html:
    grains = "M52.4 32.5L52 34.5M48.6 36L49.8 38M55.8 37L54 39M48 41.5L49.4 43.5M55 42.5L53 44.5"
    return join(line("M49.5 62C49.5 54 50 48 51.5 42", BRASS, 1.8), line(grains, HONEY, 3.6))


def board() -> Html:
    """A blackboard behind the head."""
    return join(
        box(5, 10, 54, 32, WALNUT, 2),
        box(7.5, 12.5, 49, 27, PINE, 1),
        line("M9.5 24L12 17.5L14.5 24M10.4 22H13.6M50 18H55M52.5 15.5V20.5",
             CREAM, 1.5, opacity=0.9),
    )  # fmt: skip


def apple() -> Html:
    return join(
        shape("M48 47C43 44.5 40.5 49 42 54C43 58 46 59.5 48 58C50 59.5 53 58 54 54"
              "C55.5 49 53 44.5 48 47Z", RED),
        line("M48 47C48 45 48.5 44 49.5 43", BARK, 1.5),
        shape("M49.5 45C50.5 42 53 42 54.5 42.5C54 45 52 46 49.5 45Z", LEAF),
        shine("M44.5 51C44.3 49.7 44.8 49 45.5 48.6", 1.4),
    )  # fmt: skip


def guitar() -> Html:
    strings = line("M29 58L52 38", CREAM, 0.8, opacity=0.8)
    return join(
        line("M30 57L51 39", BARK, 3.4),
        line("M51 39L54.5 35.8", WALNUT, 5),
        disc(25, 60, 8.5, AMBER),
        disc(32.5, 54.5, 6, AMBER),
        disc(28.7, 57.5, 3.2, BARK),
        strings,
        line("M20.5 60.5L24 65", BARK, 2),
    )


def brush() -> Html:
    return join(
        line("M46 61L51.5 45", WALNUT, 2.8),
        line("M51.5 45L52.8 41.5", SILVER, 3.6),
        shape("M50.8 41C49.5 37.5 53 35 54.5 32C56 36 57.5 39.5 55 42.4Z", TERRA),
    )


def hammer() -> Html:
    return moved(
        "rotate(12 50 48)",
        line("M50 40V61", WALNUT, 3),
        shape("M43.5 34.5H54C56 34.5 57.5 36 57.5 38.5H54.5V41H43.5Z", STEEL),
        line("M44.5 36.3H53", WHITE, 1.2, opacity=0.5),
    )


def flower_pot() -> Html:
    petals = ((49, 37), (52.6, 39.6), (51.2, 43.8), (46.8, 43.8), (45.4, 39.6))
    return join(
        line("M49 52V43", PINE, 1.8),
        shape("M49 50C45 50 43.5 48 43 46C46.5 46 48.5 47 49 50Z", LEAF),
        dots(petals, 2.7, ROSE),
        disc(49, 40.8, 2.3, HONEY),
        shape("M42.5 51H55.5L53.8 60.5H44.2Z", TERRA),
        box(41.5, 50, 15, 3, "#dd7a52", 1),
    )


def flask() -> Html:
    return join(
        shape("M46.5 38H52.5V45L57 55.5C57.8 58 56.5 59.5 54.5 59.5H44.5"
              "C42.5 59.5 41.2 58 42 55.5L46.5 45Z", WHITE, opacity=0.75),
        shape("M44.8 50H54.2L56.2 55.5C56.9 57.5 55.8 58.6 54.5 58.6H44.5"
              "C43.2 58.6 42.1 57.5 42.8 55.5Z", "#3fae74"),
        line("M45.5 38H53.5", STEEL, 2),
        disc(48, 54, 1.3, MINT),
        disc(51.5, 52.5, 0.9, MINT),
        disc(50, 33.5, 1.5, MINT),
        disc(52.5, 30, 1, MINT),
    )  # fmt: skip


def axe() -> Html:
    return moved(
        "rotate(10 50 48)",
        line("M50 36V62", WALNUT, 2.8),
        shape("M49 37.5H53C55 36 57 35.5 58.5 36C59 40 58.5 44 57 47C56 45 54.5 44 53 44"
              "H49Z", RED),
        line("M58.3 37C58.6 40.5 58 43.5 57 46", SILVER, 1.6),
        shape("M49 38.5L45 40.5L49 42.5Z", STEEL),
    )  # fmt: skip


def loaf() -> Html:
    return join(
        shape("M36 59C35 52 41 47.5 48 47.5S58.5 51 57 58C56.5 61.5 37 62.5 36 59Z",
              AMBER),
        line("M42 50.5L44.5 55M47.5 49L50 53.8M53 49.8L54.8 54", "#ffe1a6", 2),
        line("M37 60.5C43 62 51 61.5 56.5 59.5", INK, 1.2, opacity=0.2),
    )  # fmt: skip


def notes() -> Html:
    """Music in the air."""
    return join(
        line("M11 27V18L17 16.5V25", CREAM, 1.6),
        dots(((9.5, 27), (15.5, 25)), 2.1, CREAM),
    )


def horizon() -> Html:
    """The sea behind a sailor."""
    return join(
        box(0, 38, 64, 26, "#3f7f9c"),
        line("M2 42C4 40.5 6 40.5 8 42S12 43.5 14 42M50 44C52 42.5 54 42.5 56 44"
             "S60 45.5 62 44", WHITE, 1.4, opacity=0.6),
    )  # fmt: skip
