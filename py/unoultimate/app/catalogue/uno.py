"""Words for the options of the group `uno`."""

from __future__ import annotations

from ..texts import mark, ngettext
from .model import OptionText, ValueText
from .playing import OFF


def _cards(n: int) -> str:
    return ngettext("{n} card", "{n} cards", n)


def _seconds(n: int) -> str:
    return ngettext("{n} second", "{n} seconds", n)


TEXTS = {
    "uno_call": OptionText(
        mark("Calling UNO"),
        mark("Who calls when you are down to one card."),
        {
            "manual": ValueText(
                mark("You do"),
                mark(
                    "Press the button before you lay your last card but one, or right after it. "
                    "Forget it, and anybody may catch you until the next player has begun."
                ),
            ),
            "auto": ValueText(mark("The game does"), mark("The call is made for you.")),
            "off": ValueText(mark("Nobody"), mark("There is no call and no catch.")),
        },
    ),
    "uno_penalty": OptionText(
        mark("Caught"),
        mark("How many cards a forgotten call costs."),
        count=_cards,
    ),
    "wrong_catch": OptionText(
        mark("Wrong catch"),
        mark("What it costs to catch somebody who can’t be caught."),
        {
            "prevent": ValueText(
                mark("Prevented"), mark("The button is there only when it counts.")
            ),
            "draw_two": ValueText(
                mark("Costs two cards"),
                mark(
                    "A person who catches wrongly draws two cards, and loses no turn for it. "
                    "Computers make no such mistakes."
                ),
            ),
        },
    ),
    "turn_timer": OptionText(
        mark("Time for a turn"),
        mark("How long a person may think."),
        {0: ValueText(OFF, mark("Take all the time you like."))},
        count=_seconds,
        notes=(
            mark(
                "The clock stands still behind the curtain and while the page is hidden. "
                "Computers have their own pace."
            ),
        ),
    ),
    "timeout": OptionText(
        mark("Time is up"),
        mark("What happens when a person has thought too long."),
        {
            "auto": ValueText(
                mark("The game decides"),
                mark(
                    "It takes a penalty, passes with a drawn card, names the colour you hold most "
                    "of, and otherwise draws a card and ends the turn."
                ),
            ),
            "draw_two": ValueText(
                mark("And draw two"), mark("The game decides, and you draw two cards on top.")
            ),
        },
    ),
}
