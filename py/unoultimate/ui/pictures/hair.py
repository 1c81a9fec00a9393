"""Hair: what lies behind the head and what falls over it."""

from __future__ import annotations

from typing import NamedTuple

from ..html import Html, join
from .pen import disc, dots, line, shape

BLACK, BROWN, CHESTNUT = "#2a2026", "#56351f", "#7d4a25"
GINGER, BLOND, GREY, SNOW = "#c5642b", "#e3b04b", "#a7a5a8", "#eee9e2"

NONE = Html("")
_CAP = (
    "M19.8 29.5C17.5 17 24 13 32 13S46.5 17 44.2 29.5C43.8 25.5 42 23 39 21.5"
    "C33 23.5 26 23 23.5 22.5C21.5 24.5 20.5 26.5 19.8 29.5Z"
)
_FRINGE = (
    "M20 30C19.5 18 25 13.5 32 13.5S44.5 18 44 30C43.5 26.5 42 25 41 24C37 25.5 27"
    " 25.5 23 24C22 25 20.5 26.5 20 30Z"
)
_PARTED = "M20 31C19 18 25 13.5 32 13.5S45 18 44 31C42.5 26 38 24.5 34.5 19C31 24.5 22 25 20 31Z"
_LONG = "M17.5 28C16 9 48 9 46.5 28C46.5 38 50 44 48 55H16C14 44 17.5 38 17.5 28Z"


class Hair(NamedTuple):
    behind: Html
    front: Html


def bald() -> Hair:
    return Hair(NONE, NONE)


def short(color: str) -> Hair:
    return Hair(NONE, shape(_CAP, color))


def parted(color: str) -> Hair:
    swept = (
        "M19.8 29C17.5 17 23 12 31 12.5C40 11 47 17 44.2 29C43.5 25 42.5 23 40.5 22"
        "C35 22.5 29 21.5 26.5 18.5C25.5 22 22 23.5 19.8 29Z"
    )
    return Hair(NONE, shape(swept, color))


def wild(color: str) -> Hair:
    """A bald crown and much of it at the sides."""
    sides = [disc(x, y, r, color) for x, y, r in _TUFTS]
    return Hair(join(sides), NONE)


_TUFTS = ((18, 27, 5.5), (46, 27, 5.5), (17.5, 20, 5), (46.5, 20, 5), (22, 15, 4.5), (42, 15, 4.5))


def curls(color: str) -> Hair:
    spots = ((21, 24, 3.8), (22.5, 18.5, 4.6), (28, 15, 5), (35.5, 14.6, 5.2), (41.5, 18.5, 4.6))
    return Hair(NONE, join([disc(x, y, r, color) for x, y, r in (*spots, (43, 24, 3.8))]))


def cloud(color: str) -> Hair:
    """A round crown of tight curls."""
    return Hair(disc(32, 25, 17, color), shape(_FRINGE, color))


def bob(color: str) -> Hair:
    behind = "M17.5 28C16 9 48 9 46.5 28V41C46.5 44.5 17.5 44.5 17.5 41Z"
    return Hair(shape(behind, color), shape(_FRINGE, color))


def long(color: str) -> Hair:
    return Hair(shape(_LONG, color), shape(_PARTED, color))


def waves(color: str) -> Hair:
    """Long and curly."""
    spots = ((18, 26), (17, 33), (16.5, 40), (18, 47), (46, 26), (47, 33), (47.5, 40), (46, 47))
    locks = dots(spots, 5, color)
    return Hair(join(shape(_LONG, color), locks), shape(_PARTED, color))


def knot(color: str) -> Hair:
    """A bun on top."""
    return Hair(disc(32, 10.5, 6.2, color), shape(_PARTED, color))


def tail(color: str) -> Hair:
    swing = "M41 19C55 17 55 37 50 49C45.5 46 48.5 33 40 28Z"
    return Hair(shape(swing, color), shape(_PARTED, color))


def braids(color: str) -> Hair:
    spots = ((19, 35), (17.8, 40), (16.8, 45), (16.2, 50), (45, 35), (46.2, 40), (47.2, 45))
    knots = dots((*spots, (47.8, 50)), 3.3, color)
    bows = line("M14.5 52.5H18M46 52.5H49.5", "#cf3b32", 2.4)
    return Hair(NONE, join(shape(_PARTED, color), knots, bows))


def scarf(color: str) -> Hair:
    """A head scarf, laid in folds under the chin."""
    around = (
        "M32 11.5C20 11.5 16.5 21 17.5 31C18 37 18 41 17 44C22 50 42 50 47 44C46 41 46 37"
        " 46.5 31"
        "C47.5 21 44 11.5 32 11.5ZM32 19C38.5 19 41.5 24 41.5 29.5"
        "C41.5 36 37.5 41.5 32 41.5S22.5 36 22.5 29.5C22.5 24 25.5 19 32 19Z"
    )
    fold = line("M21.5 40C27 47 37 47 43.5 38", "#000000", 1.4, opacity=0.18)
    return Hair(NONE, join(shape(around, color, fill_rule="evenodd"), fold))
