"""Who deals first (`rules.md` §2 `first_dealer`, §3)."""

from collections.abc import Sequence
from random import Random

from .cards import is_number
from .decks import Deck
from .events import Event
from .rules import Rules
from .shuffle import shuffle


def first_dealer(
    rules: Rules, seats: int, seed: str, chosen: int | None
) -> tuple[int, list[Event]]:
    """The first dealer, and the cards drawn for it under `high_card`.

    `chosen` is the seat that the players agreed on, needed under `first_dealer = chosen`;
    without one the last seat deals.
    """
    if rules.first_dealer == "chosen":
        return (seats - 1 if chosen is None else chosen % seats), []
    if rules.first_dealer == "high_card":
        return _by_high_card(rules.deck, range(seats), seed)
    return int(Random(f"{seed}/dealer").random() * seats), []


def _by_high_card(deck: Deck, seats: Sequence[int], seed: str) -> tuple[int, list[Event]]:
    """Each seat draws; the highest number deals, ties draw again among the tied."""
    events: list[Event] = []
    draw_number = 0
    while len(seats) > 1:
        pile = deck.fresh()
        shuffle(pile, f"{seed}/dealer", draw_number)
        draw_number += 1
        drawn = {seat: pile.pop() for seat in seats}
        events += [Event("high_card", seat, cards=(card,)) for seat, card in drawn.items()]
        best = max(_value(deck, card) for card in drawn.values())
        seats = [seat for seat, card in drawn.items() if _value(deck, card) == best]
    return seats[0], events


def _value(deck: Deck, card: int) -> int:
    symbol = deck.symbols[card]
    return int(symbol) if is_number(symbol) else 0
