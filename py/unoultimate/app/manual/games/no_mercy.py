"""No Mercy in the manual."""

from __future__ import annotations

from ...texts import _
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game(
        "no_mercy", _deck(), _stacking(), _reverse_four(), _colored(), _roulette(), _scoring()
    )


def _deck() -> Section:
    return section(
        "no-mercy-deck",
        _("The cards of No Mercy"),
        CardRow(("R7", "Y0", "G+2", "B+4", "RS", "YSE", "GR", "BDA")),
        CardRow(("WR+4", "W+6", "W+10", "WCR")),
        deck_table("no_mercy", _("168 cards")),
        _(
            "Kinds of cards and points are those of the printed sheet, which says only that there "
            "are 168. How many there are of each is a reconstruction that adds up to 168."
        ),
        _(
            "A 7 swaps your hand with a player of your choice, and a 0 passes all hands on. When "
            "nothing fits, you draw until a card does, and lay it."
        ),
    )


def _stacking() -> Section:
    return section(
        "no-mercy-stacking",
        _("Stacking without mercy"),
        CardRow(("R+2", "Y+4", "WR+4", "W+6", "W+10")),
        _(
            "Answer a draw card with any draw card of the same or a higher value, whatever its "
            "colour. Only the card laid last counts for that; the sum goes on to the next player. "
            "There is no challenge."
        ),
        Example(
            "mercy-stack",
            _(
                "Ada lays {R+4}. Ben’s {G+2} is too low, but {W+6} goes on it, and Cleo’s {W+10} "
                "on that. Ada has nothing to answer with: twenty cards."
            ),
        ),
    )


def _reverse_four() -> Section:
    return section(
        "no-mercy-reverse",
        _("Wild Reverse Draw Four"),
        CardRow(("WR+4",)),
        _(
            "The direction turns, and the next player the new way faces four cards – or the whole "
            "sum, when it answers a penalty. With two players it hits whoever lays it, who may "
            "stack on it."
        ),
        Example(
            "mercy-reverse",
            _(
                "Ada lays {R+2}. Ben answers with {WR+4}: the direction turns, and six cards go "
                "back to Ada."
            ),
        ),
    )


def _colored() -> Section:
    return section(
        "no-mercy-actions",
        _("Discard All and Skip Everyone"),
        CardRow(("RDA", "YSE")),
        _(
            "Discard All takes all your cards of its colour with it: they go under it, and it "
            "stays on top. It may empty your hand, and you win. If exactly one card is left, call "
            "UNO. Skip Everyone: you play again."
        ),
        Example(
            "mercy-discard",
            _("Ada lays {RDA}. {R1}, {R5} and {R+2} go with it, and she is down to two cards."),
        ),
    )


def _roulette() -> Section:
    return section(
        "no-mercy-roulette",
        _("Wild Colour Roulette"),
        CardRow(("WCR",)),
        _(
            "The next player names a colour and turns over cards until it comes. Wilds do not "
            "count. That player keeps all of them and loses the turn, and the colour is then "
            "current. It is never part of a stack, and as a last card it turns nothing."
        ),
        Example(
            "mercy-roulette",
            _(
                "Ada lays {WCR}. Ben names green, draws {R3}, {W+6} and then {G5}, and keeps them. "
                "Cleo plays on green."
            ),
        ),
    )


def _scoring() -> Section:
    return section(
        "no-mercy-points",
        _("Mercy ends at 25"),
        _(
            "Whoever holds 25 cards is out of the round at once, in the middle of a penalty too. "
            "The hand goes under the discard pile. You win with an empty hand, or as the last one "
            "left."
        ),
        _(
            "One round decides unless you play for points: then a number counts its value, an "
            "action 20 and a Wild 50, and whoever is out of the round 250. 1000 points win."
        ),
        Example(
            "mercy-out",
            _("Ben holds 23 cards. Two more for {R+2}, and he is out. Ada scores 250 points."),
        ),
    )
