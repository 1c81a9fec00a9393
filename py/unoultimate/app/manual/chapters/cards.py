"""Chapter: the cards."""

from __future__ import annotations

from ...texts import _
from ..blocks import paragraphs
from ..model import CardRow, Chapter, Example, Section, Table


def chapter() -> Chapter:
    sections = (_deck(), _numbers(), _skip(), _reverse(), _draw_two(), *_wilds())
    return Chapter("cards", _("The cards"), sections)


def _deck() -> Section:
    rows = (
        (_("Number 0"), _("1 in each colour"), "0"),
        (_("Numbers 1 to 9"), _("2 in each colour"), _("the number")),
        (_("Skip, Reverse, Draw Two"), _("2 in each colour"), "20"),
        (_("Wild"), "4", "50"),
        (_("Wild Draw Four"), "4", "50"),
        (_("Wild Shuffle Hands"), _("by the rules"), "40"),
        (_("Wild Customisable"), _("3 in the deck of 112"), "40"),
    )
    head = (_("Card"), _("How many"), _("Points in hand"))
    return Section(
        "deck",
        _("The deck"),
        (
            *paragraphs(
                _(
                    "A classic deck has 108 cards: 25 in each of four colours, and eight Wilds. "
                    "Each colour has a shape of its own, so that nobody has to go by colour alone."
                )
            ),
            CardRow(("R5", "Y5", "G5", "B5"), _("Circle, star, triangle, square.")),
            Table(head, rows, _("What is in the deck, and what it costs to be left with it")),
        ),
    )


def _numbers() -> Section:
    return Section(
        "numbers",
        _("Numbers"),
        (
            CardRow(("R0", "Y3", "G6", "B9")),
            *paragraphs(
                _("They do nothing but fit. 6 and 9 have a line under them to tell them apart."),
                _("House rules can make a 7 swap hands and a 0 pass them on."),
            ),
        ),
    )


def _skip() -> Section:
    return Section(
        "skip",
        _("Skip"),
        (
            CardRow(("GS",)),
            *paragraphs(
                _("The next player loses the turn. With two players, you play again."),
            ),
            Example("skip", _("Ada lays {GS}. Ben is skipped, and Cleo plays.")),
        ),
    )


def _reverse() -> Section:
    return Section(
        "reverse",
        _("Reverse"),
        (
            CardRow(("GR",)),
            *paragraphs(
                _("The direction of play turns. With two players it acts as a Skip."),
            ),
            Example("reverse", _("Ada lays {GR}. Play goes the other way round: Cleo is next.")),
        ),
    )


def _draw_two() -> Section:
    return Section(
        "draw-two",
        _("Draw Two"),
        (
            CardRow(("G+2",)),
            *paragraphs(
                _(
                    "The next player draws two cards and loses the turn. Officially there is no "
                    "answer to it; house rules can allow stacking, or sending it back."
                ),
            ),
            Example(
                "draw-two",
                _(
                    "Ada lays {G+2}. Ben may not lay {G1}: he takes two cards, and his turn is "
                    "gone. Cleo lays {R+2} on it, symbol on symbol."
                ),
            ),
        ),
    )


def _wilds() -> tuple[Section, ...]:
    wild = Section(
        "wild",
        _("Wild"),
        (
            CardRow(("W",)),
            *paragraphs(
                _(
                    "It goes on any card, even when another of your cards fits. Name the colour "
                    "that counts next; it may be the same again. It can’t answer a draw penalty."
                ),
            ),
            Example("wild", _("Ada lays {W} and names blue. {G1} no longer fits; {B4} does.")),
        ),
    )
    draw_four = Section(
        "wild-draw-four",
        _("Wild Draw Four"),
        (
            CardRow(("W+4",)),
            *paragraphs(
                _(
                    "Name a colour; the next player draws four cards and loses the turn – or "
                    "challenges you. It is meant for a hand without the current colour, and it is "
                    "never the first card of a round."
                ),
            ),
            Example(
                "wild-draw-four",
                _("Ada holds no green card. She lays {W+4}, names blue, and Ben takes four cards."),
            ),
        ),
    )
    rare = Section(
        "rare-wilds",
        _("Wild Shuffle Hands and Wild Customisable"),
        (
            CardRow(("WS", "WC")),
            *paragraphs(
                _(
                    "{WS} puts all hands together and deals them again. {WC} does what you have "
                    "agreed on before the game. Both are Wilds, and both are in the deck only when "
                    "your rules say so: see the house rules on dealing and the deck."
                ),
            ),
        ),
    )
    return wild, draw_four, rare
