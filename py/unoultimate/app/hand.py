"""The shown hand: its order, and what of it may be laid."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .selecting import Picked, partners
from .state import HandCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import Deck, View

    from .selecting import Selection

REFLECTING = ("R", "S")


def hand_cards(view: View, sort: str, selection: Selection = ()) -> tuple[HandCard, ...]:
    """The cards of the view's hand in their shown order."""
    lit, jumps = joinable(view, selection), jumpable(view)
    seen = Counter[int]()
    last_drawn = view.hand.count(view.drawn) - 1 if view.drawn is not None else -1
    shown = []
    for card in sorted(view.hand, key=order(view.deck, sort)):
        picked = Picked(card, seen[card])
        seen[card] += 1
        shown.append(
            HandCard(
                card,
                view.deck.codes[card],
                picked.nth,
                playable=card in lit,
                drawn=card == view.drawn and picked.nth == last_drawn,
                order=selection.index(picked) + 1 if picked in selection else 0,
                jump=card in jumps,
                answer=_answer(view, card) if card in lit else "",
            )
        )
    return tuple(shown)


def order(deck: Deck, sort: str) -> Callable[[int], tuple[int, ...]]:
    """The key that sorts a hand by colour or by number; wilds come last."""
    symbols = list(dict.fromkeys(deck.symbols))

    def key(card: int) -> tuple[int, ...]:
        color = deck.colors[card]
        rank = symbols.index(deck.symbols[card])
        place = 99 if color is None else color
        return (place, rank) if sort == "color" else (99 if place == 99 else 0, rank, place)

    return key


def joinable(view: View, selection: Selection = ()) -> frozenset[int]:
    """The cards that may be laid in turn now, or that may join those selected."""
    if selection:
        return partners(view, selection)
    return frozenset(move.cards[0] for move in view.legal if move.verb == "play")


def jumpable(view: View) -> frozenset[int]:
    """The twins of the top card that may be laid out of turn."""
    return frozenset(move.cards[0] for move in view.legal if move.verb == "jump")


def _answer(view: View, card: int) -> str:
    """How a card answers a penalty: it adds to it, or sends it on."""
    if view.phase != "penalty":
        return ""
    return "reflect" if view.deck.symbols[card] in REFLECTING else "stack"
