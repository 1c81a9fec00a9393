"""Cards read aloud on request, in games for children who don't read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import card_name
from .hand import jumpable, shown_card
from .texts import _

if TYPE_CHECKING:
    from unoultimate.engine import Rules, View

GAMES = frozenset({"junior"})


def reads_aloud(rules: Rules) -> bool:
    """Whether the cards of this game are read aloud on request."""
    return rules.game in GAMES


def card_aloud(view: View, code: str) -> str:
    """A card of the hand or the pile in words, and whether it may be laid now."""
    name = card_name(code, view.rules.game)
    card = shown_card(view, code)
    lit = {move.cards[0] for move in view.legal if move.verb == "play"} | jumpable(view)
    return _("{card}, fits", card=name) if card in lit else name
