"""All Wild: no colour counts, so every lantern glows in all of them."""

from __future__ import annotations

from ...html import Html, el, join
from ..faces import composed
from ..glyphs import pen, plus, reverse, skip
from ..motif import paper
from ..palette import CREAM
from .night import star
from .parts import Art, placed
from .symbols import sights, solid

GROUND = "#17122B"
# From the left rim of the lantern to the right one, the way of the rainbow.
_HUES = ("#E5484D", "#F4801A", "#F7C23C", "#3FB86B", "#1FA7A0", "#4A78E0", "#8A5BE6", "#E86CA8")
_EDGES = (-34, -27.5, -18.5, -9, 0, 9, 18.5, 27.5, 34)


def _panel(left: float, right: float, color: str) -> Html:
    """A panel of the lantern between two ribs, which meet above and below."""
    d = (
        f"M{left * 0.32:.1f}-40C{left * 1.1:.1f}-32 {left * 1.1:.1f} 32 {left * 0.32:.1f} 40"
        f"H{right * 0.32:.1f}C{right * 1.1:.1f} 32 {right * 1.1:.1f}-32 {right * 0.32:.1f}-40Z"
    )
    return el("path", d=d, fill=color, stroke=color, stroke_width=0.6)


def rainbow() -> Html:
    """The lantern of all colours around 0,0."""
    sides = zip(_EDGES, _EDGES[1:], _HUES, strict=False)
    return join(
        solid("M-9-48H9V-43H-9ZM-9 43H9V48H-9Z", CREAM, 3),
        [_panel(left, right, color) for left, right, color in sides],
    )


def shared() -> list[Html]:
    """What every face of the game has: the night with its stars, the lantern, the small one."""
    spots = (
        (80, 16, 4),
        (88, 30, 2.6),
        (69, 11, 2.2),
        (20, 124, 4),
        (12, 110, 2.6),
        (31, 129, 2.2),
    )
    sky = el("path", d="".join(star(*spot) for spot in spots), fill=CREAM, opacity=0.7)
    return [
        el("g", paper(GROUND, CREAM), sky, placed(rainbow(), 50, 70, 1), id="v-all_wild-paper"),
        el("g", rainbow(), id="v-all_wild-lamp"),
    ]


def _face(
    glyph: Html | None, small: Html | None, large: float, little: float, y: float = 20
) -> Art:
    plate = "M50 44C64 44 72 55 72 70C72 85 64 96 50 96C36 96 28 85 28 70C28 55 36 44 50 44Z"
    lamp = el("use", href="#v-all_wild-lamp", transform="translate(18.5 24) scale(.34)")

    def art(name: str) -> Html:
        card = el("use", href="#v-all_wild-paper")
        if glyph is None or small is None:
            return composed(card, join(), lamp, name)
        dark = el("path", d=plate, fill=GROUND)
        centre = join(dark, placed(glyph, 50, 70, large))
        return composed(card, centre, placed(small, 18.5, y, little), name)

    return art


def _twice(x: float, y: float, scale: float, width: float = 14) -> Html:
    """The barred ring on both sides of the middle."""
    ring = skip(CREAM, width)
    return join(placed(ring, -x, -y, scale), placed(ring, x, y, scale))


def _aimed() -> Html:
    return join(sights(CREAM, 6), placed(plus("2", CREAM, 14), 0, 0, 0.5))


def _small_aimed() -> Html:
    spot = el("circle", r=11, fill=CREAM)
    return join(
        placed(plus("2", CREAM, 15), 0, 0, 0.8), placed(join(sights(CREAM, 9), spot), 0, 66, 0.6)
    )


def _swap(ink: str, width: float) -> Html:
    """Two hands of cards that change places."""
    cards = join(
        solid("M-30-22H-12V4H-30Z", ink, 5, transform="rotate(-10 -21 -9)"),
        pen("M12-4H30V22H12Z", ink, width * 0.5, "rotate(-10 21 9)"),
    )
    arrows = pen("M-2-29C14-31 22-27 25-18M2 29C-14 31-22 27-25 18", ink, width * 0.55)
    heads = solid("M18-22L33-20L26-9ZM-18 22L-33 20L-26 9Z", ink, 3)
    return join(cards, arrows, heads)


FACES = {
    "W": _face(None, None, 1, 1),
    "WR": _face(reverse(CREAM), reverse(CREAM, 15), 0.62, 0.35),
    "WSK": _face(skip(CREAM), skip(CREAM, 15), 0.64, 0.35),
    "WSK2": _face(_twice(13, 15, 0.56), _twice(0, 27, 0.78), 0.6, 0.34, 28),
    "W+2": _face(plus("2", CREAM), plus("2", CREAM, 15), 0.39, 0.27),
    "W+4": _face(plus("4", CREAM), plus("4", CREAM, 15), 0.39, 0.27),
    "WT+2": _face(_aimed(), _small_aimed(), 0.44, 0.32),
    "WFS": _face(_swap(CREAM, 13), _swap(CREAM, 14), 0.58, 0.33),
}
SHARED = shared
