"""The colours of the cards, chosen to differ in lightness and under every colour blindness."""

from __future__ import annotations

from typing import NamedTuple


class CardColor(NamedTuple):
    """`fill` covers the card, `shade` is its lantern, `ink` draws the symbols on both.

    On the dark side of Flip `fill` is the lit lantern, `shade` the night around it, and `glow`
    draws the marks on that night.
    """

    fill: str
    shade: str
    ink: str
    glow: str = ""


CREAM = "#FFFDF6"
NIGHT = "#241B2F"
LAMP = "#FFD489"

CARD_COLORS = {
    "R": CardColor("#D2362C", "#B3261F", CREAM),
    "Y": CardColor("#F7C23C", "#FFD66B", "#2B1D05"),
    "G": CardColor("#0B6E57", "#075543", CREAM),
    "B": CardColor("#22348A", "#17246A", CREAM),
}

DARK_COLORS = {
    "P": CardColor("#FFA9D2", "#3D0F2A", "#33081F", "#FFC2DF"),
    "T": CardColor("#0B7F79", "#04302E", CREAM, "#6FE3D8"),
    "O": CardColor("#F4801A", "#3B1703", "#2B1103", "#FFB673"),
    "U": CardColor("#6236B8", "#1F0F47", CREAM, "#C9B0FF"),
}

ALL_COLORS = {**CARD_COLORS, **DARK_COLORS}
