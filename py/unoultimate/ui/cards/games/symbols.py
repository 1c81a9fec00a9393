"""Symbols of the further cards, drawn like those of the classic ones: around 0,0, 58 high."""

from __future__ import annotations

from ...html import Html, el, join
from ..glyphs import pen, plus, reverse, skip


def solid(d: str, ink: str, width: float = 4, **attrs: object) -> Html:
    """A filled path with softly rounded corners."""
    return el(
        "path", d=d, fill=ink, stroke=ink, stroke_width=width, stroke_linejoin="round", **attrs
    )


def amount(text: str) -> object:
    """`+1`, `+10` as a symbol."""
    return lambda ink, width: plus(text, ink, width)


def flip(ink: str, width: float) -> Html:
    """A card half by day and half by night, between two arrows that turn it over."""
    card = join(
        solid("M-13-23L13-15V-23Z", ink, 3),
        solid("M-15-25H15L-15 25Z", ink, 3),
        pen("M-15-25H15V25H-15Z", ink, width * 0.42),
    )
    arrows = pen("M-31-14C-36-4-36 6-31 15M31 14C36 4 36-6 31-15", ink, width * 0.5)
    heads = solid("M-38-9L-29-23L-23-8ZM38 9L29 23L23 8Z", ink, 3)
    return join(el("g", card, transform="rotate(10)"), arrows, heads)


def skip_everyone(ink: str, width: float) -> Html:
    """The barred ring, and everybody around the table."""
    dots = "".join(
        f"M{x - 4.5} {y}A4.500 4.500 0 1 1 {x + 4.5} {y}A4.500 4.500 0 1 1 {x - 4.5} {y}Z"
        for x, y in ((0, -29), (27, -9), (17, 23), (-17, 23), (-27, -9))
    )
    ring = el("g", skip(ink, width * 1.15), transform="scale(.62)")
    return join(ring, el("path", d=dots, fill=ink))


def discard_all(ink: str, width: float) -> Html:
    """Several cards that go down at once."""
    cards = "".join(f"M{x} {-26 + y}H{x + 20}V{2 + y}H{x}Z" for x, y in ((-31, 4), (11, 4)))
    return join(
        pen(cards, ink, width * 0.5),
        solid("M-10-29H10V4H-10Z", ink, 4),
        pen("M0 12V24", ink, width * 0.75),
        solid("M-12 19H12L0 33Z", ink, 3),
    )


__all__ = [
    "amount",
    "discard_all",
    "flip",
    "pen",
    "plus",
    "reverse",
    "skip",
    "skip_everyone",
    "solid",
]
