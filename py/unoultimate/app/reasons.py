"""Why something can't be done, in words: one sentence for each of the engine's reason codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import color_name
from .texts import _, mark

if TYPE_CHECKING:
    from unoultimate.engine import View

TEXTS = {
    "already_called": mark("You have called UNO already."),
    "already_drawn": mark("You have drawn already: play that card or pass."),
    "cannot_answer": mark("That card can't answer the draw penalty."),
    "catch_self": mark("You can't catch yourself."),
    "choose_color_first": mark("First a colour has to be named."),
    "color_needed": mark("Choose a colour for it."),
    "color_needless": mark("This card needs no colour."),
    "does_not_fit": mark("That card doesn't fit."),
    "finish_forbidden": mark("That card may not be your last one."),
    "jump_in_turn": mark("It is your turn: just play the card."),
    "jump_one_card": mark("Only one card may jump in."),
    "malformed": mark("That isn't a move of this game."),
    "match_over": mark("The match is over."),
    "must_answer": mark("First answer the draw penalty."),
    "must_play": mark("You have a card that fits, so you have to play it."),
    "no_call": mark("There is nothing to call UNO for now."),
    "no_challenge": mark("There is no card to challenge."),
    "no_choice": mark("No colour is asked for now."),
    "no_flex": mark("This card can't be laid by another side now."),
    "no_jump": mark("It is not your turn."),
    "no_penalty": mark("There are no penalty cards to take."),
    "no_timer": mark("This game has no turn timer."),
    "not_active": mark("You are not in this round any more."),
    "not_catchable": mark("There is nobody to catch here now."),
    "not_held": mark("You don't have that card any more."),
    "not_identical": mark("It is not your turn, and this card is not identical to the top card."),
    "not_together": mark("These cards can't be played together."),
    "not_your_turn": mark("It is not your turn."),
    "nothing_to_pass": mark("You can pass only after drawing a card."),
    "only_drawn_card": mark("You may play only the card you have just drawn."),
    "round_over": mark("The round is over."),
    "round_running": mark("The round is still running."),
    "target_bad": mark("That player can't be chosen."),
    "target_needed": mark("Choose a player for it."),
    "target_needless": mark("This card needs no player."),
    "time": mark("The time is not up yet."),
    "too_late": mark("Too late: the next player has begun."),
    "wild4_blocked": mark("Not allowed now: you hold a card that fits instead."),
}


RED_POWER = mark("Its flex side would fit, but your Power card is red.")


def reason_text(reason: str, view: View | None = None, card: int | None = None) -> str:
    """The sentence for a reason; with a view, a card that doesn't fit says what would."""
    if reason == "does_not_fit" and view is not None:
        return _(RED_POWER) if _needs_power(view, card) else _misfit(view)
    return _(TEXTS.get(reason, TEXTS["malformed"]))


def _misfit(view: View) -> str:
    """What the card lacks: "Not green, not a 5." """
    top = view.top
    if view.color is None or top is None:
        return _(TEXTS["does_not_fit"])
    color = color_name(view.color)
    symbol = view.face.symbols[top]
    if view.face.wild[top]:
        return _("Not {color}.", color=color)
    if symbol.isdigit() and view.rules.game not in SYMBOLS:
        return _("Not {color}, not a {number}.", color=color, number=symbol)
    return _("Not {color}, not {symbol}.", color=color, symbol=symbol_name(symbol, view.rules.game))


def _needs_power(view: View, card: int | None) -> bool:
    """Whether the card would fit by its flex side, were the own Power card green."""
    if card not in view.deck.flex or view.power[view.seat]:
        return False
    other = view.deck.sides[1]
    symbol = other.symbols[card]
    return other.colors[card] == view.color or symbol == view.face.symbols[view.top]


NAMES = {
    "S": mark("a Skip"),
    "R": mark("a Reverse"),
    "+1": mark("a Draw One"),
    "+2": mark("a Draw Two"),
    "+4": mark("a Draw Four"),
    "+5": mark("a Draw Five"),
    "F": mark("a Flip"),
    "SE": mark("a Skip Everyone"),
    "DA": mark("a Discard All"),
}
SYMBOLS = {
    "junior": {
        "1": mark("a cat"),
        "2": mark("a rabbit"),
        "3": mark("a fish"),
        "4": mark("a duck"),
        "5": mark("an elephant"),
    }
}
"""Where a game has other pictures than numbers."""


def symbol_name(symbol: str, game: str = "classic") -> str:
    """A symbol without its colour, in words."""
    names = {**NAMES, **SYMBOLS.get(game, {})}
    return _(names[symbol]) if symbol in names else symbol
