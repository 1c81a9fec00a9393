"""Who deals first under `first_dealer = high_card`, with the cards drawn for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tablestate import DealerDraw

if TYPE_CHECKING:
    from unoultimate.engine import Match


def dealer_draw(match: Match) -> DealerDraw | None:
    """The cards drawn before the first deal, or None when nobody drew any."""
    events = [event for event in match.round.history if event.kind == "high_card"]
    if not events:
        return None
    drawn = tuple((event.seat, event.cards[0]) for event in events)
    return DealerDraw(match.round.position.dealer, drawn)
