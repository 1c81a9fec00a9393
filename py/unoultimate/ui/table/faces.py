"""Cards of the game at the table as pictures, by the side in play or by the other one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.cardnames import card_name

from ..cards.picture import picture
from ..html import Html

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import View


def face(view: View, card: int) -> Html:
    """The picture of a card as it lies open."""
    return picture(view.codes[card], view.rules.game, view.side)


def name(view: View, card: int) -> str:
    """A card that lies open, in words."""
    return card_name(view.codes[card], view.rules.game)


def back_face(view: View, card: int) -> Html:
    """The picture of a card by the side that is not in play."""
    return picture(_back_code(view, card), view.rules.game, 1 - view.side)


def back_names(view: View, cards: Iterable[int]) -> list[str]:
    """Cards by the side that is not in play, in words."""
    return [card_name(_back_code(view, card), view.rules.game) for card in cards]


def _back_code(view: View, card: int) -> str:
    return view.deck.sides[1 - view.side].codes[card]
