"""Cards of our own game: colours, shapes, lanterns."""

from __future__ import annotations

from ..html import Html, join
from .colors import AMBER, CREAM, HONEY, INK, NIGHT, PLUM, SKY, TEAL, TERRA, WHITE, WINE
from .pen import Parts, box, disc, line, lit, oval, shape
from .playcards import laid

RED, YELLOW, GREEN, BLUE = "#d2362c", "#f7c23c", "#0b6e57", "#22348a"
STAR = "M0-7L2.1-2.3L7-2L3.2 1.6L4.4 6.5L0 3.8L-4.4 6.5L-3.2 1.6L-7-2L-2.1-2.3Z"


def card(fill: str, *parts: Parts, width: float = 25, height: float = 35) -> Html:
    """One of our cards around the origin, with its light border."""
    x, y = -width / 2, -height / 2
    return join(
        box(x + 1, y + 1.5, width, height, "#33231a44", 4),
        box(x, y, width, height, CREAM, 4),
        box(x + 1.4, y + 1.4, width - 2.8, height - 2.8, fill, 3),
        parts,
    )


def lantern(fill: str, lines: str) -> Html:
    return join(
        box(-3.5, -11.5, 7, 4, lines, 1),
        box(-3.5, 7.5, 7, 4, lines, 1),
        oval(0, 0, 9, 9, fill),
        line("M-7-4.5C-3-2.5 3-2.5 7-4.5M-8.6 1C-4 3 4 3 8.6 1M-6.5 6C-3 7.5 3 7.5"
             " 6.5 6", lines, 1.2),
    )  # fmt: skip


def number() -> Html:
    seven = line("M-5-7.5H5.5L-1.5 8", CREAM, 4)
    return lit(HONEY, laid(32, 33, -8, card(RED, seven), size=1.25))


def reverse() -> Html:
    arrows = line("M-4 6V-8M-7.2-4.8L-4-8.2L-.8-4.8M4-6V8M.8 4.8L4 8.2L7.2 4.8", CREAM, 2.8)
    return lit(AMBER, laid(32, 33, 8, card(GREEN, arrows), size=1.25))


def skip() -> Html:
    sign = join(disc(0, 0, 7.5, "none", stroke=CREAM, stroke_width=3.4),
                line("M-5 5L5-5", CREAM, 3.4))  # fmt: skip
    return lit(SKY, laid(32, 33, -6, card(BLUE, sign), size=1.25))


def plus_two() -> Html:
    signs = join(
        line("M-8 0H-2M-5-3V3", INK, 2.8),
        line("M1.5-3.5C2-8.5 9-7.5 8-2.5C7.5 .5 3 3 1.5 6H8.5", INK, 2.8),
    )
    return lit(
        TEAL,
        laid(23, 34, -20, card(WINE), size=1.1),
        laid(36, 33, 8, card(YELLOW, signs), size=1.15),
    )


def wild() -> Html:
    """The four colours with their shapes, none before the others."""
    shapes = (
        disc(-5.2, -6.4, 4.6, RED),
        shape(STAR, YELLOW, transform="translate(5.3 -6.2) scale(.78)"),
        shape("M-5.2 1.4L-.4 10.4H-10Z", "#2a9d76"),
        box(1.1, 2.2, 8.2, 8.2, "#4a64e0", 1),
    )
    return lit(TERRA, laid(32, 33, 6, card(NIGHT, *shapes), size=1.25))


def back() -> Html:
    art = (disc(0, 0, 11, "#7a4a55", opacity=0.6), lantern(HONEY, "#8a431f"))
    return lit("#d99a73", laid(32, 33, -6, card(NIGHT, *art), size=1.25))


def fan() -> Html:
    cards = ((17, 38, -34, BLUE), (27, 33, -12, GREEN), (37, 33, 12, YELLOW), (47, 38, 34, RED))
    marks = (
        box(-3.5, -9, 7, 7, WHITE),
        shape("M0-10L4.5-2H-4.5Z", WHITE),
        shape(STAR, INK, transform="translate(0 -5) scale(.75)"),
        disc(0, -5.5, 4, WHITE),
    )
    return lit(
        PLUM,
        [
            laid(x, y, turn, card(fill, mark, width=19, height=28))
            for (x, y, turn, fill), mark in zip(cards, marks, strict=True)
        ],
    )


def last_card() -> Html:
    """One card left, and everybody hears it."""
    rays = (
        "M32 3V7M12.5 10L16 14M51.5 10L48 14M4 28L9 29M60 28L55 29M8 47L12.5 44.5M56 47L51.5 44.5"
    )
    one = line("M-3.5-5L1.5-9V9", CREAM, 4)
    return lit("#4b3a6e", line(rays, "#ffe6ae", 2.8), laid(32, 33, 0, card(RED, one), size=1.2))


DRAWINGS = {
    "card-number": number,
    "card-reverse": reverse,
    "card-skip": skip,
    "card-plus-two": plus_two,
    "card-wild": wild,
    "card-back": back,
    "card-fan": fan,
    "card-last": last_card,
}
