"""Playing cards as parts of pictures: a blank one, suits, a few letters as strokes."""

from __future__ import annotations

from ..html import Html, join
from .colors import CREAM, INK, NIGHT, RED
from .pen import Parts, box, line, moved, shape, soft

SUITS = {
    "heart": "M0 9C-13 0-9-9-4-9C-1.5-9 0-7 0-5.5C0-7 1.5-9 4-9C9-9 13 0 0 9Z",
    "spade": "M0-10C3-5 9.5-1.5 9.5 3C9.5 6.5 4.5 8 1.6 4.5L3.5 10H-3.5L-1.6 4.5"
    "C-4.5 8-9.5 6.5-9.5 3C-9.5-1.5-3-5 0-10Z",
    "diamond": "M0-10.5L8 0L0 10.5L-8 0Z",
    "club": "M0-10A4.8 4.8 0 0 1 4.2-2.9A4.8 4.8 0 1 1 1.5 4.2L3.5 10H-3.5L-1.5 4.2"
    "A4.8 4.8 0 1 1-4.2-2.9A4.8 4.8 0 0 1 0-10Z",
}
RED_SUITS = ("heart", "diamond")
LETTERS = {
    "A": "M-3.5 5L0-5L3.5 5M-2.3 1.8H2.3",
    "K": "M-3-5V5M3.5-5L-3 1L3.5 5",
    "Q": "M0-5C5-5 5 4.5 0 4.5S-5-5 0-5ZM1 2L4 5.5",
    "J": "M3-5V2C3 6-3 6-3.5 2",
    "10": "M-5-3.5L-3-5V5M2.5-5C6-5 6 5 2.5 5S-1-5 2.5-5Z",
}


def suit(name: str, x: float, y: float, size: float = 1, color: str = "") -> Html:
    """A suit 20 high at size 1, around (x, y)."""
    paint = color or (RED if name in RED_SUITS else NIGHT)
    return shape(SUITS[name], paint, transform=f"translate({x} {y}) scale({size})")


def letter(name: str, x: float, y: float, size: float, color: str) -> Html:
    """A card's letter 10 high at size 1."""
    return line(LETTERS[name], color, 2.2, transform=f"translate({x} {y}) scale({size})")


def blank(fill: str = CREAM, width: float = 24, height: float = 34) -> Html:
    """A card around the origin."""
    return join(
        box(-width / 2 + 1, -height / 2 + 1.2, width, height, INK + "44", 3),
        box(-width / 2, -height / 2, width, height, fill, 3),
    )


def laid(x: float, y: float, turn: float, *parts: Parts, size: float = 1) -> Html:
    """Cards drawn around the origin, put at a place, turned and made larger."""
    larger = f" scale({size})" if size != 1 else ""
    return moved(f"translate({x} {y}) rotate({turn}){larger}", *parts)


def sided(width: float = 24, height: float = 34) -> Html:
    """The shaded right side of a card."""
    w, h = width / 2, height / 2
    return soft(f"M{w - 6} {-h}H{w - 3}Q{w} {-h} {w} {3 - h}V{h - 3}Q{w} {h} {w - 3} {h}H{w - 10}Z",
                0.1)  # fmt: skip
