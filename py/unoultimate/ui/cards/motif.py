"""Our own motif: a paper lantern. It holds the symbol on every face and glows on the back."""

from __future__ import annotations

from ..html import Html, el, join
from .glyphs import pen
from .palette import LAMP, NIGHT

BODY = "M50 32C71 32 82 48 82 70C82 92 71 108 50 108C29 108 18 92 18 70C18 48 29 32 50 32Z"
_RIBS = ("M25 50C38 56 62 56 75 50", "M18.500 66C36 73 64 73 81.500 66",
         "M20 82C37 89 63 89 80 82", "M30 97C41 102 59 102 70 97")  # fmt: skip


def lantern(shade: str, line: str, opacity: float) -> Html:
    """The quiet lantern behind a symbol: body, two caps, ribs."""
    ribs = el("path", d="".join(_RIBS), fill="none", stroke=line, stroke_width=1.4, opacity=opacity)
    return join(
        el(
            "path",
            d="M40 24.500H60V34H40ZM40 106H60V115.500H40Z",
            fill=shade,
            stroke=shade,
            stroke_width=5,
            stroke_linejoin="round",
        ),
        el("path", d=BODY, fill=shade),
        ribs,
    )


def paper(fill: str, edge: str, border: float = 3.2) -> Html:
    """The card itself: corners of an eighth of its width and a fine border."""
    width, height = round(100 - 2 * border, 1), round(140 - 2 * border, 1)
    return join(
        el("rect", width=100, height=140, rx=12.5, fill=edge),
        el("rect", x=border, y=border, width=width, height=height, rx=round(12.8 - border, 1),
           fill=fill),
    )  # fmt: skip


def light_arcs(color: str, opacity: float) -> Html:
    """Soft arcs of lamp light that widen from the lantern."""
    arcs = "".join(
        f"M{50 - r} 70A{r} {r * 1.18:.1f} 0 0 1 {50 + r} 70A{r} {r * 1.18:.1f} 0 0 1 {50 - r} 70Z"
        for r in (37, 43.5)
    )
    return el("path", d=arcs, fill="none", stroke=color, stroke_width=1.3, opacity=opacity)


def back_art(edge: str) -> Html:
    """The back: a lit lantern in the night, the same upside down."""
    glow = el("path", d=BODY, fill="url(#back-glow)")
    ribs = el("path", d="".join(_RIBS), fill="none", stroke="#A8541F", stroke_width=1.6,
              opacity=0.55)  # fmt: skip
    caps = el("path", d="M41 25H59V33H41ZM41 107H59V115H41Z", fill="#7A3A1C", stroke="#7A3A1C",
              stroke_width=4, stroke_linejoin="round")  # fmt: skip
    cord = pen("M50 3.200V22M50 118V136.800", "#7A3A1C", 1.6)
    corner = el("path", d=_CORNERS, fill="none", stroke=LAMP, stroke_width=1.3, opacity=0.45)
    return join(paper(NIGHT, edge), _halo(), light_arcs(LAMP, 0.28), corner, cord, caps, glow, ribs)


_CORNERS = (
    "M9 27A18 18 0 0 1 27 9M9 19A10 10 0 0 1 19 9"
    "M73 131A18 18 0 0 0 91 113M81 131A10 10 0 0 0 91 121"
    "M73 9A18 18 0 0 1 91 27M81 9A10 10 0 0 1 91 19"
    "M9 113A18 18 0 0 0 27 131M9 121A10 10 0 0 0 19 131"
)


def _halo() -> Html:
    return el("rect", x=3.2, y=3.2, width=93.6, height=133.6, rx=9.6, fill="url(#back-halo)")


def gradients() -> Html:
    """The two gradients of the back; they live in the sprite."""
    glow = _radial("back-glow", (("0", "#FFF3CF"), (".45", "#FFD27A"), ("1", "#E8893A")))
    halo = _radial("back-halo", (("0", "#7A4A55"), (".55", "#43304F"), ("1", NIGHT)))
    return el("defs", glow, halo)


def _radial(name: str, stops: tuple[tuple[str, str], ...]) -> Html:
    marks = (el("stop", offset=offset, stop_color=color) for offset, color in stops)
    return el("radialGradient", *marks, id=name)


def lamp() -> Html:
    """The lantern by itself, glowing: for the curtain and other quiet places."""
    return el(
        "svg",
        pen("M50-40V22", "#7A3A1C", 1.6),
        el(
            "path",
            d="M41 25H59V33H41ZM41 107H59V115H41Z",
            fill="#7A3A1C",
            stroke="#7A3A1C",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        el("path", d=BODY, fill="url(#back-glow)"),
        el("path", d="".join(_RIBS), fill="none", stroke="#A8541F", stroke_width=1.6, opacity=0.55),
        class_="lamp",
        viewBox="0 -40 100 170",
        aria_hidden=True,
        focusable="false",
    )
