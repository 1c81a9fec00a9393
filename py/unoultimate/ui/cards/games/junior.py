"""Junior: an animal where other games have a number, and cards to count where they have +2."""

from __future__ import annotations

from collections.abc import Iterator

from ...html import Html, el, join
from ..faces import composed
from ..glyphs import pen
from ..palette import CARD_COLORS
from ..shapes import shape_path
from .animals import ANIMALS
from .parts import Art, colored, placed
from .symbols import solid


def _animal(letter: str, kind: str) -> Art:
    draw, ink = ANIMALS[kind], CARD_COLORS[letter].ink

    def art(name: str) -> Html:
        corner = join(placed(draw(5), 19, 21.5, 0.32), shape_path(letter, 16.5, 47.5, 0.66, ink))
        card = el("use", href=f"#paper-{letter}")
        return composed(card, placed(draw(3.4), 50, 71, 0.69), corner, name)

    return art


def _two_cards(ink: str, width: float) -> Html:
    """Two cards more: to be counted, not read."""
    return join(
        pen("M-33-12V12M-45 0H-21", ink, width * 0.9),
        solid("M-10-17H10V17H-10Z", ink, 7, transform="translate(1 0) rotate(-7)"),
        solid("M-10-17H10V17H-10Z", ink, 7, transform="translate(35 0) rotate(7)"),
    )


def _faces() -> Iterator[tuple[str, Art]]:
    for letter in CARD_COLORS:
        for kind in ANIMALS:
            yield letter + kind, _animal(letter, kind)
        yield f"{letter}+2", colored(letter, _two_cards, 0.68, 0.3)


FACES = dict(_faces())
