"""Words for the options of the group `special`."""

from __future__ import annotations

from ..texts import mark, ngettext
from .model import OptionText, ValueText
from .playing import OFF, ON


def _limit(n: int) -> str:
    return ngettext("{n} card", "{n} cards", n)


TEXTS = {
    "seven_swap": OptionText(
        mark("7 swaps hands"),
        mark("Whoever lays a 7 swaps hands with another player."),
        {
            "off": ValueText(OFF, mark("A 7 is a number like any other.")),
            "on": ValueText(
                ON,
                mark(
                    "You choose the player. With two players there is nothing to choose: you swap "
                    "with the other one."
                ),
            ),
        },
        notes=(
            mark(
                "As a last card a 7 swaps nothing. A hand that has become one card by a swap "
                "counts as called."
            ),
        ),
    ),
    "zero_pass": OptionText(
        mark("0 passes hands on"),
        mark("When a 0 is laid, everybody passes their hand on."),
        {
            "off": ValueText(OFF, mark("A 0 is a number like any other.")),
            "on": ValueText(
                ON, mark("Every hand goes to the next player in the direction of play.")
            ),
        },
        notes=(
            mark(
                "As a last card a 0 passes nothing. A hand that has become one card this way "
                "counts as called."
            ),
        ),
    ),
    "hand_limit": OptionText(
        mark("Hand limit"),
        mark("Too many cards, and you are out of the round."),
        {0: ValueText(OFF, mark("You may hold any number of cards."))},
        count=_limit,
        notes=(
            mark(
                "Whoever reaches the limit by drawing is out of the round at once; the rest of "
                "that draw is dropped. The points in that hand are noted, and its cards go back "
                "into the draw pile."
            ),
            mark(
                "The noted points go to the winner of the round, or, with penalty points and "
                "knockout, to the player’s own total. If only one player is left, the round is "
                "over."
            ),
        ),
    ),
    "partners": OptionText(
        mark("Partners"),
        mark("Four players in two sides; partners sit opposite each other."),
        {
            "off": ValueText(OFF, mark("Everybody plays for themselves.")),
            "on": ValueText(
                ON,
                mark(
                    "The round ends when one player is out. Both partners score the points in "
                    "both opponents’ hands, and win or lose the match together."
                ),
            ),
        },
    ),
}
