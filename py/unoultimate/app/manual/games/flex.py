"""Flex in the manual."""

from __future__ import annotations

from ...texts import _
from ..blocks import bullets
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game("flex", _deck(), _power(), _turning(), _actions(), _wilds(), _scoring())


def _deck() -> Section:
    return section(
        "flex-deck",
        _("The cards of Flex"),
        CardRow(("R3", "R1|B1", "G2*", "GS^", "BR^", "Y+2^"), _number_caption()),
        CardRow(("W+2^", "WA^", "W+4^", "WF")),
        deck_table("flex", _("104 cards; each player has a Power card besides")),
        _(
            "The sheet names the kinds of cards, their points, and 112 in all with eight Power "
            "cards. How many there are of each, and which numbers carry a second colour or the "
            "flip symbol, is a reconstruction."
        ),
        _(
            "As on the printed cards, one, two, three and four triangles stand for yellow, green, "
            "blue and red."
        ),
    )


def _number_caption() -> str:
    return _("A number, one with a flex colour, one with the flip symbol, and flex actions.")


def _power() -> Section:
    return section(
        "flex-side",
        _("The flex side and your Power card"),
        CardRow(("R1|B1", "Y4|B4", "G6|B6")),
        _(
            "Everybody has a Power card, green at the start. While yours is green, you may lay a "
            "flex card by its flex side; then your Power card turns red, and you can lay main "
            "sides only. After a flex play the main colour of the card is current."
        ),
        Example(
            "flex-side",
            _(
                "Blue counts. Ada lays {R1|B1} by its flex side, blue. Her Power card turns red, "
                "and so does the colour: Ben plays on red. His flip symbol makes the last Power "
                "card red, so all turn green."
            ),
        ),
    )


def _turning() -> Section:
    return section(
        "flex-power",
        _("Getting your power back"),
        CardRow(("R2*", "Y5*", "WF")),
        bullets(
            _(
                "A number with the flip symbol turns the Power card of whoever lays it, whichever "
                "way."
            ),
            _("{WF} Wild All Flip: name a colour, and every Power card turns over."),
            _("When the Power cards of all players are red, all turn green at once."),
        ),
        Example(
            "flex-symbol",
            _("Ada’s Power card is red. She lays {R2*}, and it is green again."),
        ),
        Example(
            "flex-all-flip",
            _(
                "Only Ada’s Power card is red. She lays {WF} and names green: now hers is green "
                "and the others’ are red."
            ),
        ),
    )


def _actions() -> Section:
    return section(
        "flex-actions",
        _("Flex actions"),
        CardRow(("GS^", "BR^", "Y+2^")),
        _("By their main sides they are Skip, Reverse and Draw Two. By their flex sides:"),
        bullets(
            _("{GS^} Everybody else is skipped, and you play again."),
            _("{BR^} The direction turns, and the first player the new way is skipped."),
            _("{Y+2^} Everybody else draws one card, and nobody is skipped."),
        ),
        Example(
            "flex-skip",
            _("Ada lays {BS^} by its flex side: Ben and Cleo are skipped, and she plays again."),
        ),
    )


def _wilds() -> Section:
    return section(
        "flex-wilds",
        _("Flex Wilds"),
        CardRow(("W+2^", "WA^", "W+4^")),
        bullets(
            _("{W+2^} Main side: a Wild. Flex side: a player of your choice draws two."),
            _("{WA^} Main side: a Wild. Flex side: everybody else draws two."),
            _(
                "{W+4^} Main side: a Wild Draw Four, and a card of the colour or a Wild in hand "
                "makes it a bluff. Flex side: a player of your choice draws four, or challenges "
                "you."
            ),
        ),
        _("By its flex side none of them costs a turn: play goes on in order."),
        Example(
            "flex-target",
            _(
                "Ada lays {W+4^} by its flex side, names blue and chooses Cleo, who takes four "
                "cards. Then Ben plays, who is next in order."
            ),
        ),
    )


def _scoring() -> Section:
    return section(
        "flex-points",
        _("Points in Flex"),
        _(
            "Only main sides count: numbers their value, actions 20, Wilds 50. Only main sides "
            "answer a penalty. A round opens with a number, and 500 points win."
        ),
    )
