"""Flex: the main side above, the flex side as a field of its own below; marks for every colour."""

from __future__ import annotations

from collections.abc import Callable

from unoultimate.engine.deck_facts import variant_deck

from ...html import Html, el, join
from ..faces import EDGE, composed
from ..glyphs import glyph, pen, plus, reverse, skip
from ..motif import lantern, paper
from ..palette import CARD_COLORS, CREAM, NIGHT
from ..shapes import shape_path
from ..wilds import field, four_fields
from .parts import Art, placed
from .power import POWER, badge, bolt, no_bolt
from .symbols import everybody, sights, solid

PENNANTS = {"Y": 1, "G": 2, "B": 3, "R": 4}
_LARGE = {"S": 0.86, "R": 0.88, "+": 0.66}
_SMALL = {"S": 0.35, "R": 0.35, "+": 0.27}
_FIELD = (
    "M3.200 103C26 92 74 92 96.800 103V127.200A9.600 9.600 0 0 1 87.200 136.800H12.800"
    "A9.600 9.600 0 0 1 3.200 127.200Z"
)


def pennants(letter: str, x: float, y: float, ink: str, string: bool = True) -> Html:
    """One to four pennants on a string: a colour for those who cannot see it."""
    count = PENNANTS[letter]
    left = x - (count - 1) * 5.5
    flags = "".join(f"M{left + 11 * i - 4:g} {y:g}h8l-4 8.500Z" for i in range(count))
    line = pen(f"M{x - 24:g} {y - 2:g}Q{x:g} {y + 2:g} {x + 24:g} {y - 2:g}", ink, 1.2)
    return join(line if string else None, solid(flags, ink, 1.2))


def _corner(letter: str, symbol: str, extra: Html | None = None) -> Html:
    ink = CARD_COLORS[letter].ink
    low = symbol in "69"
    small = glyph(symbol, ink, 15.5 if symbol[0] == "+" else 14.0)
    return join(
        placed(small, 18, 20 if low else 21.5, _SMALL.get(symbol[0], 0.36)),
        shape_path(letter, 18, 47.5, 0.7, ink),
        pennants(letter, 66, 11, ink),
        extra,
    )


def _plain(letter: str, symbol: str, flips: bool = False) -> Art:
    """A card without a flex side; with the flip symbol it carries a small Power card."""
    ink = CARD_COLORS[letter].ink
    scale, y = (0.78, 67) if symbol == "6" else (_LARGE.get(symbol[0], 0.88), 70)
    scale *= 0.9 if flips else 1
    corner = _corner(letter, symbol, placed(badge(), 16.5, 70, 1.05) if flips else None)
    centre = placed(glyph(symbol, ink), 50, y, scale)
    return lambda name: composed(el("use", href=f"#paper-{letter}"), centre, corner, name)


def _two_fields(card: Html, main: Html, fill: str, flex: Html) -> Art:
    band = join(
        el("path", d=_FIELD, fill=fill),
        pen("M3.200 103C26 92 74 92 96.800 103", EDGE, 3),
    )
    return lambda _name: join(card, main, band, flex)


def _colored_card(letter: str, symbol: str) -> tuple[Html, Html]:
    ink = CARD_COLORS[letter].ink
    scale, y = (0.66, 55) if symbol == "6" else (_LARGE.get(symbol[0], 0.88) * 0.84, 59)
    centre = placed(glyph(symbol, ink), 51, y, scale)
    return el("use", href=f"#v-flex-paper-{letter}"), join(centre, _corner(letter, symbol))


def _number(letter: str, number: str, other: str) -> Art:
    """A number with a second colour."""
    color = CARD_COLORS[other]
    flex = join(
        placed(glyph(number, color.ink, 14), 17, 114, 0.27),
        shape_path(other, 17, 129.5, 0.42, color.ink),
        placed(glyph(number, color.ink), 47, 115 if number == "6" else 117, 0.42),
        shape_path(other, 67, 115, 0.75, color.ink),
        placed(pennants(other, 0, 0, color.ink, string=False), 71, 126.5, 0.62),
    )
    return _two_fields(*_colored_card(letter, number), color.fill, flex)


def _action(letter: str, symbol: str) -> Art:
    """An action with a stronger effect on everybody."""
    sign, more = _ACTIONS[symbol]
    shape = shape_path(letter, 17.5, 129.5, 0.5, field(letter))
    return _two_fields(*_colored_card(letter, symbol), NIGHT, join(shape, sign, more))


def _sign(art: Html, scale: float) -> Html:
    return placed(art, 17.5, 113, scale)


# The effect of the flex side: what shows in a fan, and whom it hits or what more it does.
_ACTIONS = {
    "S": (_sign(skip(CREAM, 15), 0.34), placed(everybody(CREAM), 60, 119, 0.58)),
    "R": (_sign(reverse(CREAM, 15), 0.34), placed(skip(CREAM), 60, 117, 0.44)),
    "+2": (_sign(plus("1", CREAM, 16), 0.26), placed(everybody(CREAM), 60, 119, 0.58)),
}


def _wild(amount: str, sign: Html, effect: str) -> Art:
    """A wild that by its flex side hits whom the sign says."""
    card = el("use", href="#paper-W")
    if amount:
        total = placed(plus(amount, CREAM), 53, 78, 0.36)
        main = join(four_fields(58, 39, 0.56), total)
        corner = join(
            placed(plus(amount, CREAM, 15), 19, 19, 0.26), four_fields(19, 42, 0.24, False)
        )
    else:
        caps = solid("M44 14H57V18H44ZM44 87H57V90H44Z", CREAM, 3)
        main = join(caps, four_fields(50.5, 52.5, 0.8))
        corner = four_fields(18.5, 21, 0.31, False)
    both = join(placed(sign, 22, 118, 0.3), placed(plus(effect, NIGHT), 62, 117, 0.42))
    return _two_fields(card, join(main, corner), CREAM, both)


def _all_flip() -> Art:
    """Two Power cards that turn over."""
    green, red = field("G"), CARD_COLORS["R"].fill
    cards = join(
        _mini(green, bolt(CREAM), "translate(38.5 64) rotate(-9) scale(.82)"),
        _mini(red, no_bolt(CREAM, red), "translate(61.5 77) rotate(-9) scale(.82)"),
    )
    arrows = pen("M48 32C60 26 74 32 77 46M52 108C40 114 26 108 23 94", CREAM, 4.6)
    heads = solid("M69 45H85L77 56ZM31 95H15L23 84Z", CREAM, 2)
    corner = join(four_fields(18.5, 21, 0.31, False), placed(badge(), 14.5, 46, 0.78))
    return lambda name: composed(
        el("use", href="#paper-W"), join(arrows, heads, cards), corner, name
    )


def _mini(fill: str, sign: Html, where: str) -> Html:
    card = el("rect", x=-17, y=-24, width=34, height=48, rx=5, fill=fill, stroke=CREAM,
              stroke_width=3)  # fmt: skip
    return el("g", card, placed(sign, 0, 0, 0.55), transform=where)


def _printed(code: str) -> Art:
    """The face of a card of the deck."""
    if "|" in code:
        return _number(code[0], code[1], code[3])
    if code in _WILDS:
        return _WILDS[code]()
    if code.endswith("^"):
        return _action(code[0], code[1:-1])
    return _plain(code[0], code[1:].rstrip("*"), flips=code.endswith("*"))


_WILDS: dict[str, Callable[[], Art]] = {
    "W+2^": lambda: _wild("", sights(NIGHT, 9), "2"),
    "WA^": lambda: _wild("", everybody(NIGHT), "2"),
    "W+4^": lambda: _wild("4", sights(NIGHT, 9), "4"),
    "WF": _all_flip,
}


def _shared() -> list[Html]:
    """The card of the main side over a field, by colour."""
    return [el("g", _short(letter), id=f"v-flex-paper-{letter}") for letter in CARD_COLORS]


def _short(letter: str) -> Html:
    color = CARD_COLORS[letter]
    lamp = el("g", lantern(color.shade, color.ink, 0.16), transform="translate(11 5) scale(.78)")
    return join(paper(color.fill, EDGE), lamp)


FACES = {**{code: _printed(code) for code in variant_deck("flex", 1).codes}, **POWER}
SHARED = _shared
