"""Words for the seven groups of options."""

from __future__ import annotations

from typing import NamedTuple

from ..texts import mark


class GroupText(NamedTuple):
    """A group: its title and one line."""

    title: str
    line: str


GROUPS = {
    "winning": GroupText(
        mark("Winning and scoring"), mark("What a round is worth, and when the match is over.")
    ),
    "dealing": GroupText(
        mark("Dealing and the deck"), mark("Which cards, how many, and how a round starts.")
    ),
    "playing": GroupText(
        mark("Laying cards"), mark("What may be laid, when, and which card may be the last.")
    ),
    "drawing": GroupText(mark("Drawing"), mark("What happens when you draw instead of playing.")),
    "penalties": GroupText(
        mark("Draw cards"), mark("Stacking, sending back, challenging, and what comes after.")
    ),
    "special": GroupText(
        mark("Special rules"), mark("Hands that move, hands that grow too large, and partners.")
    ),
    "uno": GroupText(mark("Calling UNO and time"), mark("The call, the catch, and the clock.")),
}
