"""Flip in the manual."""

from __future__ import annotations

from ...texts import _
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game("flip", _deck(), _over(), _light(), _dark(), _scoring())


def _deck() -> Section:
    return section(
        "flip-deck",
        _("The cards of Flip"),
        _("112 cards with two faces. The light colours are red, yellow, green and blue."),
        CardRow(("R5", "Y+1", "GS", "BR", "RF", "W", "W+2")),
        deck_table("flip", _("The light side"), "light"),
        _("The dark ones are pink, teal, orange and purple, each with a shape of its own."),
        CardRow(("P5", "T+5", "OSE", "UR", "PF", "W", "W+C"), side=1),
        deck_table("flip", _("The dark side"), "dark"),
        _(
            "Cards and points are those of the printed sheet. Which faces share a card is printed "
            "nowhere; the pairs here follow the list of somebody who owns the box."
        ),
    )


def _over() -> Section:
    return section(
        "flip-over",
        _("Turning over"),
        CardRow(("RF", "YF", "GF", "BF")),
        _(
            "A Flip fits by its colour, or on another Flip. The discard pile is turned as a whole, "
            "so that its bottom card comes up on its other side; the draw pile is turned as well, "
            "and then all hands. What comes up has no effect: it is only matched. If it is a Wild, "
            "the next player names the colour before playing. A second Flip turns everything back."
        ),
        _(
            "Everybody sees the other side of the other players’ cards, as at a real table, and "
            "the other side of the top card of the draw pile: so you know what they will hold once "
            "everything is turned over – and they know it of you."
        ),
        Example(
            "flip-over",
            _(
                "Ada lays {GF}. Everything turns over: the bottom card of the pile is now on top "
                "as {TSE}, and nobody is skipped. Ben has {T+5}, lays it, and Cleo takes five."
            ),
        ),
    )


def _light() -> Section:
    return section(
        "flip-light",
        _("The light side"),
        _(
            "Skip and Reverse are as in the classic game. {R+1} Draw One: the next player draws "
            "one card and loses the turn. {W+2} Wild Draw Two: name a colour; the next player "
            "draws two and loses the turn."
        ),
        _(
            "A Wild Draw Two is meant for a hand without the current colour, and may be "
            "challenged: if it was a bluff, its player draws the two; if not, the challenger draws "
            "four."
        ),
        Example(
            "flip-challenge",
            _(
                "Red counts, and Ada lays {W+2} although she holds {R1}. Ben challenges: it was a "
                "bluff, and Ada draws the two cards herself."
            ),
        ),
    )


def _dark() -> Section:
    return section(
        "flip-dark",
        _("The dark side"),
        _(
            "{P+5} Draw Five: the next player draws five cards and loses the turn. {TSE} Skip "
            "Everyone: all others are skipped, and you play again. {OR} Reverse is as always."
        ),
        Example(
            "flip-everyone",
            _("Ada lays {USE} and plays again at once: {U+5}, and Ben takes five cards."),
        ),
        _(
            "{W+C} Wild Draw Colour: name a colour; the next player draws until that colour comes, "
            "keeps all the cards, and loses the turn. It may be challenged: whoever bluffed draws "
            "until the colour; whoever challenged wrongly does so too, and then two more. A "
            "penalty without a number never stacks."
        ),
        Example(
            "flip-color",
            _(
                "Ada lays {W+C} and names pink. Ben draws until a pink card comes. A Wild does not "
                "end it: {P3} is the third card."
            ),
        ),
    )


def _scoring() -> Section:
    return section(
        "flip-points",
        _("Last card and points in Flip"),
        _(
            "Cards count by the side in play when the round ends. A draw card as the last card is "
            "still drawn, and counts. With a Flip as the last card everything is turned over "
            "first, then counted. 500 points win."
        ),
        Example(
            "flip-points",
            _(
                "Ada’s last card is {GF}. The others’ cards are counted by their dark sides: {OF} "
                "20, {O9} 9, and a Wild 40."
            ),
        ),
    )
