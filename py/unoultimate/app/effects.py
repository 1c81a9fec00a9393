"""What wilds do besides naming a colour, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import _, mark

if TYPE_CHECKING:
    from unoultimate.engine import Rules, View

    from .tablestate import Asking

CUSTOM = {
    "swap_two": mark("You and a player you choose give each other two random cards."),
    "all_draw_one": mark("Everybody else draws a card."),
    "skip_all": mark("Everybody else is skipped."),
    "plain": mark("It names a colour and does nothing else."),
}
NOTES = {
    "WS": mark("All hands are shuffled together and dealt again."),
    "W+C": mark("The next player draws until that colour comes."),
    "WF": mark("Every Power card turns over."),
    "WR+4": mark("The direction turns, then the next player faces four cards."),
}
ROULETTE = mark("Cards are turned up until that colour comes. You keep all of them.")
COME_UP = mark("A wild has come up: you name its colour.")
POWER = mark("The flex side turns your Power card red.")


def custom_effect(rules: Rules) -> str:
    """What the Wild Customisable does in this game."""
    return _(CUSTOM[rules.custom_wild])


def note(view: View, asked: Asking) -> str:
    """What happens besides, for the player who is asked; or ""."""
    if asked.kind == "side":
        return _(POWER)
    if asked.kind == "color":
        return wild_note(view, asked.cards) if asked.cards else _why_asked(view)
    return ""


def wild_note(view: View, cards: tuple[int, ...]) -> str:
    """What a wild does besides naming a colour, for the player about to lay it; or ""."""
    symbol = view.face.symbols[cards[-1]]
    if symbol == "WC":
        return custom_effect(view.rules)
    return _(NOTES[symbol]) if symbol in NOTES else ""


def _why_asked(view: View) -> str:
    """Why the game itself asks for a colour: the first Wild needs no words."""
    if view.face.symbols[view.top] == "WCR":
        return _(ROULETTE)
    flipped = any(event.kind == "flip" for event in view.history)
    return _(COME_UP) if flipped else ""
