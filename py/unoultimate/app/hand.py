"""The shown hand: its order, and what of it may be laid."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .state import HandCard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unoultimate.engine import Deck, View

LAYING = ("play", "jump")


def hand_cards(view: View, sort: str, selection: tuple[int, ...] = ()) -> tuple[HandCard, ...]:
    """The cards of the view's hand in their shown order."""
    codes = view.deck.codes
    playable = joinable(view, selection)
    selected, seen = Counter(selection), Counter[int]()
    last_drawn = view.hand.count(view.drawn) - 1 if view.drawn is not None else -1
    cards = []
    for card in sorted(view.hand, key=order(view.deck, sort)):
        nth = seen[card]
        seen[card] += 1
        drawn = card == view.drawn and nth == last_drawn
        cards.append(
            HandCard(card, codes[card], nth, card in playable, drawn, nth < selected[card])
        )
    return tuple(cards)


def order(deck: Deck, sort: str) -> Callable[[int], tuple[int, ...]]:
    """The key that sorts a hand by colour or by number; wilds come last."""
    symbols = list(dict.fromkeys(deck.symbols))

    def key(card: int) -> tuple[int, ...]:
        color = deck.colors[card]
        rank = symbols.index(deck.symbols[card])
        place = 99 if color is None else color
        return (place, rank) if sort == "color" else (99 if place == 99 else 0, rank, place)

    return key


def joinable(view: View, selection: tuple[int, ...] = ()) -> frozenset[int]:
    """The cards that may be laid now, or that may join the cards selected."""
    n = len(selection)
    lays: Iterable[tuple[int, ...]] = (m.cards for m in view.legal if m.verb in LAYING)
    if not selection:
        return frozenset(cards[0] for cards in lays)
    return frozenset(card for cards in lays if cards[:n] == selection for card in cards[n:])
