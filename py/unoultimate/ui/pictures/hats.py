"""Hats by trade. They sit on the head at (32, 29) and hide the crown of the hair."""

from __future__ import annotations

from ..html import Html, join
from .colors import AMBER, BRASS, CREAM, DUSK, HONEY, INK, LEAF, PINE, RED, ROSE, SAND, WHITE, WINE
from .pen import box, disc, dots, line, oval, shape, soft


def toque() -> Html:
    """A cook's tall hat."""
    puffs = ((23, 12, 6.5), (41, 12, 6.5), (32, 9.5, 7.5))
    return join(
        [disc(x, y, r, CREAM) for x, y, r in puffs],
        box(21.5, 13, 21, 9, CREAM, 1.5),
        soft("M36 4.5C42 6 48 8 47.3 13C46.5 16 44 18 42.5 18V22H37Z", 0.09),
        line("M28 12V17.5M36 12V17.5", "#d8c19a", 1.3),
        line("M21.5 20.5H42.5", "#e2cda5", 2),
    )


def straw_hat() -> Html:
    return join(
        oval(32, 19.5, 20, 4.6, "#c9963f"),
        oval(32, 18.5, 20, 4.4, HONEY),
        shape("M21.5 18C21.5 9 25 6.5 32 6.5S42.5 9 42.5 18C38 20.5 26 20.5"
              " 21.5 18Z", HONEY),
        shape("M21.5 14.5C27 17 37 17 42.5 14.5V18C38 20.5 26 20.5 21.5 18Z", WINE),
    )  # fmt: skip


def sun_hat() -> Html:
    """Floppy, with a flower."""
    petals = ((39.5, 12.4), (43, 14.2), (42, 18), (38, 18), (36.6, 14.4))
    return join(
        shape("M12 22C14 17 20 17.5 21 16C22 8 26 6 32 6S42 8 43 16C44 17.5 50 17 52 22"
              "C44 19.5 20 19.5 12 22Z", LEAF),
        shape("M21 14.5C27 17 37 17 43 14.5V17.8C37 20 27 20 21 17.8Z", PINE),
        dots(petals, 2.3, ROSE),
        disc(39.9, 15.4, 1.9, HONEY),
    )  # fmt: skip


def sailor_cap() -> Html:
    return join(
        shape("M19 15C18 7 46 7 45 15L43 17H21Z", WHITE),
        shape("M20 14.5H44L43.5 20.5C38 22.5 26 22.5 20.5 20.5Z", "#2f4378"),
        soft("M37 9.2C43 10 46 12 45 15L43.5 20.5L38 21.5Z", 0.1),
        disc(32, 16.8, 2.1, BRASS),
    )


def beret(color: str) -> Html:
    return join(
        shape("M18.5 19C12 10 26 5 36 6.5C47 7.5 51 14 45.5 19C38 21.5 26 21.5 18.5"
              " 19Z", color),
        line("M34 6.5L35.5 3.8", color, 2.2),
        line("M20 19.3C27 21.2 37 21.2 44.5 19.3", INK, 2, opacity=0.3),
        line("M22 12.5C24 10 27 9 30 9", WHITE, 1.8, opacity=0.35),
    )  # fmt: skip


def hard_hat(color: str) -> Html:
    return join(
        shape("M19.5 19.5C19.5 9.5 25 6.5 32 6.5S44.5 9.5 44.5 19.5Z", color),
        box(29.2, 4.8, 5.6, 11, color, 2.2),
        soft("M38 7.6C42.5 9.5 44.5 13 44.5 19.5H38.5C39.5 15 39.5 11 38 7.6Z"),
        line("M29.2 7.5V15.5M34.8 7.5V15.5", INK, 1, opacity=0.25),
        box(16.5, 18, 31, 3.6, color, 1.8),
        line("M18 21H46", INK, 1.2, opacity=0.22),
    )


def fire_helmet() -> Html:
    return join(
        shape("M20 19C20 9 25 6 32 6S44 9 44 19Z", RED),
        line("M32 5V15", WINE, 2.4),
        soft("M37.5 6.8C42 8.5 44 12 44 19H38C39 15 39 10.5 37.5 6.8Z"),
        shape("M13 22.5C15 18.5 22 17.8 32 17.8S49 18.5 51 22.5C46 22 40 21.3 32"
              " 21.3S18 22 13 22.5Z", RED),
        shape("M27 10.5L32 8.8L37 10.5V15C37 17.5 34 19.3 32 19.9C30 19.3 27 17.5"
              " 27 15Z", BRASS),
        line("M29.7 14H34.3M32 11.7V16.3", CREAM, 1.4),
    )  # fmt: skip


def paper_cap() -> Html:
    """A baker's folded cap."""
    return join(
        shape("M19.5 20.5L23 9.5C29 7 35 7 41 9.5L44.5 20.5C37 18 27 18 19.5 20.5Z",
              CREAM),
        shape("M19.5 20.5C20 17.5 21 15.5 21.5 14.5C28 12.5 36 12.5 42.5 14.5"
              "C43 15.5 44 17.5 44.5 20.5C37 18 27 18 19.5 20.5Z", SAND),
        soft("M37 8.2L41 9.5L44.5 20.5L38.5 19Z", 0.08),
    )  # fmt: skip


def headphones() -> Html:
    return join(
        line("M19.5 29C18.5 9.5 45.5 9.5 44.5 29", DUSK, 2.8),
        box(16.8, 25.5, 5.6, 10, AMBER, 2.6),
        box(41.6, 25.5, 5.6, 10, AMBER, 2.6),
    )


def goggles() -> Html:
    """Pushed up on the forehead."""
    return join(
        line("M20 22.5H44", INK, 2),
        box(22.3, 18.6, 8.8, 7, SKY_GLASS, 3),
        box(32.9, 18.6, 8.8, 7, SKY_GLASS, 3),
        line("M24.5 20.8L26.5 20.3M35.1 20.8L37.1 20.3", WHITE, 1.2),
    )


SKY_GLASS = "#8fd0e0"
