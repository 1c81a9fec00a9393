"""The card of a game that may be challenged, by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine.games import game_of

from .cardnames import card_name

if TYPE_CHECKING:
    from unoultimate.engine import Rules


def judged_name(rules: Rules, side: int = 0) -> str:
    """The wild that is fair or a bluff on this side, in words; "" where there is none."""
    symbols = rules.deck.sides[side].symbols
    found = sorted(game_of(rules).judged.intersection(symbols))
    return card_name(found[0]) if found else ""
