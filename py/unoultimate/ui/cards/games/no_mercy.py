"""No Mercy: heavier draw cards, Skip Everyone, Discard All, the roulette."""

from __future__ import annotations

from math import cos, pi, sin

from ...html import Html, join
from ..glyphs import pen, plus, reverse
from ..palette import CARD_COLORS, CREAM
from ..shapes import shape_path
from ..wilds import field
from .parts import Art, amount, banner, colored, dark, placed
from .symbols import discard_all, skip_everyone, solid


def _reverse_draw() -> Art:
    """Back to whoever comes before, with +4."""
    both = join(placed(reverse(CREAM), -43, 0, 0.9), placed(plus("4", CREAM), 29, 0, 1))
    corner = join(
        placed(reverse(CREAM, 15), 19, 18.5, 0.3), placed(plus("4", CREAM, 16), 17, 38, 0.19)
    )
    return banner(placed(both, 50, 70, 0.37), corner)


def _heavy(text: str) -> Art:
    wide = len(text) > 1
    middle = placed(plus(text, CREAM), 51 if wide else 50, 70, 0.41)
    corner = placed(plus(text, CREAM, 16), 20 if wide else 19, 19, 0.21 if wide else 0.26)
    return banner(middle, corner)


def _sector(start: int, letter: str, r: float) -> Html:
    a, b = (start - 90) * pi / 180, (start - 45) * pi / 180
    d = (
        f"M0 0L{r * cos(a):.1f} {r * sin(a):.1f}"
        f"A{r:g} {r:g} 0 0 1 {r * cos(b):.1f} {r * sin(b):.1f}Z"
    )
    return solid(d, field(letter), 1)


def _wheel(r: float, shapes: bool) -> Html:
    fields = [_sector(45 * i, "RYBG"[i % 4], r) for i in range(8)]
    marks = [_mark(i, r * 0.7) for i in range(8)] if shapes else None
    hub = join(
        pen(f"M0-{r:g}A{r:g} {r:g} 0 1 1 0 {r:g}A{r:g} {r:g} 0 1 1 0-{r:g}Z", CREAM, r * 0.09)
    )
    return join(fields, marks, hub)


def _mark(i: int, r: float) -> Html:
    letter, turn = "RYBG"[i % 4], (45 * i + 22.5 - 90) * pi / 180
    x, y = round(r * cos(turn), 1), round(r * sin(turn), 1)
    return shape_path(letter, x, y, 0.5, CARD_COLORS[letter].ink)


def _roulette() -> Art:
    """A wheel of the colours with a pointer."""
    hub = solid("M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z", CREAM, 1)
    pointer = solid("M-8-50H8L0-35Z", CREAM, 4)
    corner = join(
        placed(_wheel(34, shapes=False), 19, 22, 0.33),
        solid("M15.500 7H22.500L19 13.500Z", CREAM, 2),
    )
    wheel = join(_wheel(36, shapes=True), placed(hub, 0, 0, 1), pointer)
    return dark(join(placed(wheel, 50, 74, 1)), corner)


FACES = {
    **{f"{c}+4": colored(c, amount("4"), 0.66, 0.27) for c in CARD_COLORS},
    **{f"{c}SE": colored(c, skip_everyone, 0.9, 0.38) for c in CARD_COLORS},
    **{f"{c}DA": colored(c, discard_all, 0.9, 0.34) for c in CARD_COLORS},
    "WR+4": _reverse_draw(),
    "W+6": _heavy("6"),
    "W+10": _heavy("10"),
    "WCR": _roulette(),
}
