"""What the blank wild does in this game (`custom_wild`), in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import _, mark

if TYPE_CHECKING:
    from unoultimate.engine import Rules, View

CUSTOM = {
    "swap_two": mark("You and a player you choose give each other two random cards."),
    "all_draw_one": mark("Everybody else draws a card."),
    "skip_all": mark("Everybody else is skipped."),
    "plain": mark("It names a colour and does nothing else."),
}
SHUFFLE = mark("All hands are shuffled together and dealt again.")


def custom_effect(rules: Rules) -> str:
    """What the Wild Customisable does in this game."""
    return _(CUSTOM[rules.custom_wild])


def wild_note(view: View, cards: tuple[int, ...]) -> str:
    """What a wild does besides naming a colour, for the player about to lay it; or ""."""
    symbol = view.deck.symbols[cards[-1]] if cards else ""
    if symbol == "WC":
        return custom_effect(view.rules)
    return _(SHUFFLE) if symbol == "WS" else ""
