"""The colours of the cards, chosen to differ in lightness and under every colour blindness."""

from __future__ import annotations

from typing import NamedTuple


class CardColor(NamedTuple):
    """`fill` covers the card, `shade` is its lantern, `ink` draws the symbols on both."""

    fill: str
    shade: str
    ink: str


CREAM = "#FFFDF6"
NIGHT = "#241B2F"
LAMP = "#FFD489"

CARD_COLORS = {
    "R": CardColor("#D2362C", "#B3261F", CREAM),
    "Y": CardColor("#F7C23C", "#FFD66B", "#2B1D05"),
    "G": CardColor("#0B6E57", "#075543", CREAM),
    "B": CardColor("#22348A", "#17246A", CREAM),
}
