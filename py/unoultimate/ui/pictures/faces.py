"""Heads for the people: skin, face, beards, glasses. The head is at (32, 29)."""

from __future__ import annotations

from typing import NamedTuple

from ..html import Html, join
from .colors import INK
from .pen import dots, line, oval, shape, soft


class Skin(NamedTuple):
    """A tone, its shade under the chin and the pink of the cheeks."""

    tone: str
    shade: str
    cheek: str


FAIR = Skin("#ffdfc0", "#eab893", "#f08a76")
LIGHT = Skin("#f6cba2", "#dba276", "#e57b62")
TAN = Skin("#dfa878", "#be8354", "#d0694a")
BROWN = Skin("#b27a50", "#8c5936", "#a84f38")
DARK = Skin("#85563a", "#643d28", "#8f3f30")


def neck(skin: Skin) -> Html:
    return shape("M26.5 36H37.5V47C37.5 51 26.5 51 26.5 47Z", skin.shade)


def head(skin: Skin) -> Html:
    """Head with ears and a friendly face."""
    return join(
        dots(((20.5, 30.5), (43.5, 30.5)), 2.8, skin.shade),
        oval(32, 29, 11.6, 12.6, skin.tone),
        soft("M37 17.7C44.5 21 45 37 34.5 41.3C41 36 41.5 25 37 17.7Z", 0.1),
        features(skin),
    )


def features(skin: Skin) -> Html:
    """Eyes, brows, cheeks and a smile."""
    return join(
        dots(((25.4, 33.4), (38.6, 33.4)), 2.4, skin.cheek, opacity=0.45),
        dots(((27.4, 29.3), (36.6, 29.3)), 1.75, INK),
        smile(),
    )


def smile(color: str = INK) -> Html:
    return line("M28.8 35C30.3 37.2 33.7 37.2 35.2 35", color, 1.6)


def full_beard(color: str) -> Html:
    return join(
        shape(
            "M20.4 29C20.4 43 26 46.5 32 46.5S43.6 43 43.6 29C42.5 32.5 40 34"
            " 37 33.4C35 31.9 33 32 32 32.8C31 32 29 31.9 27 33.4C24 34 21.5 32.5"
            " 20.4 29Z",
            color,
        ),
        line("M29.3 36.2C30.8 37.8 33.2 37.8 34.7 36.2", "#fff1e0", 1.8),
    )


def moustache(color: str) -> Html:
    return shape(
        "M32 33.2C29.5 31.5 26 33 23.5 36C27 38.2 30.5 37.5 32 35.5C33.5 37.5 37"
        " 38.2 40.5 36C38 33 34.5 31.5 32 33.2Z",
        color,
    )


def goatee(color: str) -> Html:
    return shape("M28.2 38.5C30.5 39.3 33.5 39.3 35.8 38.5L32 45Z", color)


def stubble(color: str) -> Html:
    return shape(
        "M20.5 31C21.5 40 26 42 32 42S42.5 40 43.5 31C41.5 36 38 33 32 33S22.5 36 20.5 31Z",
        color,
        opacity=0.28,
    )


def glasses(color: str = INK) -> Html:
    return line(
        "M31 29.3A3.7 3.7 0 1 0 23.6 29.3A3.7 3.7 0 1 0 31 29.3"
        "M40.4 29.3A3.7 3.7 0 1 0 33 29.3A3.7 3.7 0 1 0 40.4 29.3"
        "M31 29C31.6 28.3 32.4 28.3 33 29",
        color,
        1.5,
    )
