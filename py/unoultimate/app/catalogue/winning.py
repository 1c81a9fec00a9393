"""Words for the options of the group `winning`."""

from __future__ import annotations

from ..texts import mark, ngettext
from .model import OptionText, ValueText


def _points(n: int) -> str:
    return ngettext("{n} point", "{n} points", n)


def _rounds(n: int) -> str:
    return ngettext("{n} round", "{n} rounds", n)


TEXTS = {
    "format": OptionText(
        mark("How to win"),
        mark("What a round is worth, and what ends the match."),
        {
            "points": ValueText(
                mark("Points"),
                mark(
                    "The winner of a round scores the points left in all other hands. The match "
                    "ends when a total reaches the target, and the highest total wins."
                ),
            ),
            "penalty": ValueText(
                mark("Penalty points"),
                mark(
                    "Everybody but the winner of the round adds the points in their own hand. "
                    "The match ends when a total reaches the target, and the lowest total wins."
                ),
            ),
            "first_out": ValueText(
                mark("First out"),
                mark(
                    "The round ends when somebody is out of cards. Places give rank points: the "
                    "last place none, each place above it one more."
                ),
            ),
            "last_standing": ValueText(
                mark("Last one holding cards"),
                mark(
                    "The round goes on until one player is left with cards. Places go in the "
                    "order in which players get rid of their cards, and give rank points."
                ),
            ),
            "knockout": ValueText(
                mark("Knockout"),
                mark(
                    "Penalty points, but whoever reaches the target leaves the match. The last "
                    "player left wins."
                ),
            ),
        },
    ),
    "target": OptionText(
        mark("Points to win"),
        mark("The total that ends the match."),
        count=_points,
        notes=(
            mark(
                "With points, it is the total to reach; with penalty points and knockout, the "
                "total to stay away from. A low target makes a short match."
            ),
        ),
    ),
    "rounds": OptionText(
        mark("Number of rounds"),
        mark("How many rounds a match has when places count."),
        count=_rounds,
        notes=(
            mark(
                "Rank points of all rounds are added up. When totals are equal, more rounds won "
                "decide, then the better place in the last round. A single round shows places "
                "only."
            ),
        ),
    ),
}
