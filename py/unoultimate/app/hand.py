"""The shown hand: its order, and what of it may be laid."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .selecting import Picked, partners
from .tablestate import HandCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import View

    from .selecting import Selection

REFLECTING = ("R", "S")
WILDS_LAST = 99


def hand_cards(view: View, sort: str, selection: Selection = ()) -> tuple[HandCard, ...]:
    """The cards of the view's hand in their shown order."""
    lit, jumps, flexed = joinable(view, selection), jumpable(view), flexible(view)
    codes, seen = view.codes, Counter[int]()
    last_drawn = view.hand.count(view.drawn) - 1 if view.drawn is not None else -1
    shown = []
    for card in sorted(view.hand, key=order(view, sort)):
        picked = Picked(card, seen[card])
        seen[card] += 1
        shown.append(
            HandCard(
                card,
                codes[card],
                picked.nth,
                playable=card in lit,
                drawn=card == view.drawn and picked.nth == last_drawn,
                order=selection.index(picked) + 1 if picked in selection else 0,
                jump=card in jumps,
                answer=_answer(view, card) if card in lit else "",
                flex=flexed.get(card, "") if card in lit else "",
            )
        )
    return tuple(shown)


def order(view: View, sort: str) -> Callable[[int], tuple[int, ...]]:
    """The key that sorts a hand by colour or by number; wilds come last."""
    face = view.face
    symbols = list(dict.fromkeys(face.symbols))

    def key(card: int) -> tuple[int, ...]:
        color, symbol = face.colors[card], face.symbols[card]
        rank = int(symbol) if symbol.isdigit() else 10 + symbols.index(symbol)
        place = WILDS_LAST if color is None else color
        by_color = sort == "color"
        first = place if by_color or color is None else 0
        return (first, rank, card) if by_color else (first, rank, place, card)

    return key


def joinable(view: View, selection: Selection = ()) -> frozenset[int]:
    """The cards that may be laid in turn now, or that may join those selected."""
    if selection:
        return partners(view, selection)
    return frozenset(move.cards[0] for move in view.legal if move.verb == "play")


def jumpable(view: View) -> frozenset[int]:
    """The twins of the top card that may be laid out of turn."""
    return frozenset(move.cards[0] for move in view.legal if move.verb == "jump")


def flexible(view: View) -> dict[int, str]:
    """The cards that may be laid by their flex side now: "only" by it, or by "both"."""
    if not view.deck.flex.intersection(view.hand):
        return {}
    sides = {(move.cards[0], move.flex) for move in view.legal if move.verb == "play"}
    return {card: "both" if (card, False) in sides else "only" for card, flex in sides if flex}


def shown_card(view: View, code: str) -> int | None:
    """The card that shows this code, of the hand if it is held there; None for no code."""
    cards = (*view.hand, *view.deck.all)
    return next((card for card in cards if view.codes[card] == code), None)


def _answer(view: View, card: int) -> str:
    """How a card answers a penalty: it adds to it, or sends it on."""
    if view.phase != "penalty":
        return ""
    return "reflect" if view.face.symbols[card] in REFLECTING else "stack"
