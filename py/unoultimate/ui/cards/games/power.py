"""The Power card of Flex: a lit lantern on green, a dark one on red."""

from __future__ import annotations

from ...html import Html, el, join
from ..faces import EDGE, composed
from ..glyphs import pen
from ..motif import BODY, paper
from ..palette import CARD_COLORS, CREAM, LAMP, NIGHT
from .parts import Art, placed
from .symbols import solid

_BOLT = "M5-30L-17 5H-2L-6 30L17-7H2Z"


def bolt(ink: str) -> Html:
    """The sign of power."""
    return solid(_BOLT, ink, 4)


def no_bolt(ink: str, ground: str) -> Html:
    """Power that is used up: the sign struck through."""
    slash = "M-23-21L23 21"
    return join(solid(_BOLT, ink, 4), pen(slash, ground, 14), pen(slash, ink, 7))


def badge() -> Html:
    """A Power card as small as a mark: half green, half red."""
    return join(
        el("rect", x=-7, y=-9.5, width=14, height=19, rx=3, fill=CARD_COLORS["R"].fill),
        el("path", d="M-7 7V-6.500A3 3 0 0 1-4-9.500H6Z", fill="#12906F"),
        pen("M6-9.500L-7 8", CREAM, 1.2),
        el("rect", x=-7, y=-9.5, width=14, height=19, rx=3, fill="none", stroke=CREAM,
           stroke_width=2.2),
    )  # fmt: skip


def green(name: str) -> Html:
    """The green side: flex sides may be laid."""
    color = CARD_COLORS["G"]
    rays = pen("M50 8V14M50 126V132M12 70H6M88 70H94M77 30L82 24M23 110L18 116",
               LAMP, 4)  # fmt: skip
    lamp = join(
        solid("M41 27H59V34H41ZM41 106H59V113H41Z", "#7A3A1C"),
        el("path", d=BODY, fill=LAMP, stroke="#FFF3CF", stroke_width=3),
        el("path", d="M25 50C38 56 62 56 75 50M20 82C37 89 63 89 80 82", fill="none",
           stroke="#A8541F", stroke_width=1.6, opacity=0.45),
    )  # fmt: skip
    centre = join(rays, _smaller(lamp), placed(bolt(NIGHT), 50, 70, 0.86))
    return composed(paper(color.fill, EDGE), centre, placed(bolt(CREAM), 16, 21, 0.36), name)


def red(name: str) -> Html:
    """The red side: main sides only."""
    color = CARD_COLORS["R"]
    lamp = join(
        solid("M41 27H59V34H41ZM41 106H59V113H41Z", NIGHT),
        el("path", d=BODY, fill=NIGHT, stroke=color.shade, stroke_width=3),
        el("path", d="M25 50C38 56 62 56 75 50M20 82C37 89 63 89 80 82", fill="none",
           stroke=CREAM, stroke_width=1.6, opacity=0.25),
    )  # fmt: skip
    centre = join(_smaller(lamp), placed(no_bolt(CREAM, NIGHT), 50, 70, 0.8))
    return composed(
        paper(color.fill, EDGE), centre, placed(no_bolt(CREAM, color.fill), 18, 21, 0.36), name
    )


def _smaller(lamp: Html) -> Html:
    return el("g", lamp, transform="translate(50 70) scale(.9) translate(-50 -70)")


POWER: dict[str, Art] = {"power-green": green, "power-red": red}
