"""Junior in the manual."""

from __future__ import annotations

from ...texts import _
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game("junior", _deck(), _matching(), _helping())


def _deck() -> Section:
    return section(
        "junior-deck",
        _("The cards of Junior"),
        CardRow(("R1", "Y2", "G3", "B4", "R5"), _("Cat, rabbit, fish, duck, elephant.")),
        CardRow(("YS", "GR", "B+2", "W")),
        deck_table("junior", _("56 cards")),
        _(
            "A reconstruction: the number of cards, the hand of five and the matching are those of "
            "the box. Which animals there are, and how many of each card, is our own."
        ),
    )


def _matching() -> Section:
    return section(
        "junior-match",
        _("Same colour or same animal"),
        _("Lay a card with the same colour or the same animal. If you have none, draw one."),
        Example(
            "junior-match",
            _(
                "Ada lays {R3} on red. Ben has a fish too: {G3}. Cleo’s {Y1} is neither green nor "
                "a fish, so she draws."
            ),
        ),
        _(
            "Skip, Reverse and Draw Two are as in the classic game, and a Wild names a colour. "
            "Whoever is out of cards first wins."
        ),
        Example(
            "junior-wild",
            _(
                "Ada lays {W} and names blue. She has one card left, and the game calls UNO for "
                "her. Ben follows with {B1}."
            ),
        ),
    )


def _helping() -> Section:
    return section(
        "junior-children",
        _("For children who don’t read yet"),
        _(
            "Cards can be read aloud, and the colours have shapes. If you play for points, cat, "
            "rabbit, fish, duck and elephant count one to five, actions 20, and a Wild 50."
        ),
    )
