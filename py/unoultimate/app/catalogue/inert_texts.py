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
}
