"""Why an option has no effect: a sentence for each reason code of `engine.inert`."""

from __future__ import annotations

from ..texts import mark

REASONS = {
    "format_ranks": mark("No effect now: places count in this way to win, not points."),
    "format_sums": mark("No effect now: this way to win goes by points, not by rounds."),
    "no_custom_wild": mark("No effect now: only the deck of 112 cards has this card."),
    "number_opens": mark("No effect now: every round opens with a number."),
    "reverse_skips": mark("No effect now: with two players a first Reverse acts as a Skip."),
    "never_two": mark("No effect now: there are always more than two players in the round."),
    "wild4_free": mark("No effect now: a Wild Draw Four may always be laid."),
    "no_sides": mark("No effect now: partners need four players, and points as the way to win."),
    "no_catching": mark(
        "No effect now: nobody can be caught, as players don’t call UNO themselves."
    ),
    "no_timer": mark("No effect now: there is no time limit."),
    "own_deck": mark("Always so: this game has a deck of its own."),
    "no_such_card": mark("No effect: this card is not in the game’s deck."),
    "no_zeros": mark("No effect: there are no zeros in this deck."),
    "no_sevens": mark("No effect: there are no sevens in this deck."),
    "no_challenge": mark("No effect: no card in this game can be challenged."),
    "always_number": mark("Always so: a round of this game opens with a number."),
    "always_upwards": mark("Always so: any draw card goes on one of the same or a lower value."),
    "no_reflecting": mark("Always so: in this game nothing sends a penalty back."),
    "one_by_one": mark("Always so: in this game you lay one card at a time."),
    "always_blocked": mark(
        "Always so: in this game a card of the colour or a Wild in hand makes it a bluff."
    ),
    "first_silent": mark("No effect: the first card of this game does nothing and has no colour."),
    "always_chance": mark(
        "Always so: there are no numbers to deal by, so chance picks the dealer."
    ),
    "only_wilds": mark("No effect: all cards of this game are Wilds."),
    "all_fit": mark("No effect: in this game every card fits."),
}
