"""What a card of the hand is called: its name, and what it can do now."""

from __future__ import annotations

from unoultimate.app.cardnames import card_name
from unoultimate.app.tablestate import HandCard
from unoultimate.app.texts import _


def spoken(card: HandCard, game: str = "classic") -> str:
    """The name of the card's button."""
    name = card_name(card.code, game)
    if card.order:
        return _("{card}, selected, number {n}", card=name, n=card.order)
    if card.jump:
        return _("{card}, can be laid out of turn", card=name)
    if card.answer:
        return _answer(card, name)
    if card.flex:
        return _flex(card, name)
    if card.drawn:
        return _drawn(card, name)
    return _("{card}, fits", card=name) if card.playable else name


def _answer(card: HandCard, name: str) -> str:
    if card.answer == "reflect":
        return _("{card}, sends the penalty on", card=name)
    return _("{card}, adds to the penalty", card=name)


def _flex(card: HandCard, name: str) -> str:
    if card.flex == "only":
        return _("{card}, fits by its flex side", card=name)
    return _("{card}, fits by either side", card=name)


def _drawn(card: HandCard, name: str) -> str:
    if card.playable:
        return _("{card}, just drawn, fits", card=name)
    return _("{card}, just drawn", card=name)
