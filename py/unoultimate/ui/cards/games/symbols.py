"""Symbols of the further cards, drawn like those of the classic ones: around 0,0, 58 high."""

from __future__ import annotations

from typing import Any

from ...html import Html, el, join
from ..glyphs import pen, skip


def solid(d: str, ink: str, width: float = 4, **attrs: Any) -> Html:
    """A filled path with softly rounded corners."""
    return el(
        "path", d=d, fill=ink, stroke=ink, stroke_width=width, stroke_linejoin="round", **attrs
    )


def flip(ink: str, width: float) -> Html:
    """A card half by day and half by night, between two arrows that turn it over."""
    card = join(solid("M-14-23H14L-14 23Z", ink, 3), pen("M-14-23H14V23H-14Z", ink, width * 0.5))
    arrows = pen("M-19-28C-29-21-32-8-29 5M19 28C29 21 32 8 29-5", ink, width * 0.55)
    heads = solid("M-36 3H-21L-28 16ZM36-3H21L28-16Z", ink, 4)
    return join(el("g", card, transform="rotate(12)"), arrows, heads)


def skip_everyone(ink: str, width: float) -> Html:
    """The barred ring, and an arrow that passes everybody and comes back."""
    ring = el("g", skip(ink, width * 1.15), transform="scale(.56)")
    loop = pen("M12-29A31.400 31.400 0 1 1-12-29", ink, width * 0.5)
    return join(ring, loop, solid("M-15-39L1-30L-13-18Z", ink, 4))


def discard_all(ink: str, width: float) -> Html:
    """A whole pile of cards that goes down at once."""
    front = solid("M-22-18H0V12H-22Z", ink, 7)
    behind = pen("M-12-29H13V4M-1-39H26V-6", ink, width * 0.5)
    arrow = join(pen("M14 16V24", ink, width * 0.8), solid("M0 23H28L14 38Z", ink, 4))
    return el("g", front, behind, arrow, transform="translate(-1 0) scale(.86)")


def sights(ink: str, width: float) -> Html:
    """A ring with four marks, to aim with."""
    ring = "M0-36A36 36 0 1 1 0 36A36 36 0 1 1 0-36ZM0-46V-28M0 28V46M-46 0H-28M28 0H46"
    return pen(ring, ink, width)


def everybody(ink: str) -> Html:
    """Three heads and shoulders."""
    heads = "".join(
        f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"
        f"M{x - 2 * r} {y + 3.4 * r:.1f}C{x - 2 * r} {y + 0.6 * r:.1f} {x + 2 * r}"
        f" {y + 0.6 * r:.1f} {x + 2 * r} {y + 3.4 * r:.1f}Z"
        for x, y, r in ((-26, -9, 7), (26, -9, 7), (0, -14, 9))
    )
    return el("path", d=heads, fill=ink)
