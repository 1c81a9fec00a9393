"""Express in the manual."""

from __future__ import annotations

from ...texts import _
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game("express", _deck(), _playing())


def _deck() -> Section:
    return section(
        "express-deck",
        _("The cards of Express"),
        CardRow(("R7", "Y+1", "GS", "BR", "W", "W+2")),
        deck_table("express", _("56 cards")),
        _("The deck is that of the printed sheet."),
    )


def _playing() -> Section:
    return section(
        "express-draw",
        _("Drawing one or two"),
        _(
            "{R+1} Draw One: the next player draws a card and loses the turn. {W+2} Wild Draw Two: "
            "name a colour, the next player draws two and loses the turn, or challenges you. A "
            "bluff costs two cards, a wrong challenge four. It is put back as a first card."
        ),
        Example(
            "express-draw",
            _(
                "Ada lays {R+1}, and Ben takes a card. Cleo holds no red card: she lays {W+2}, "
                "names yellow, and Ada takes two."
            ),
        ),
        _("Five cards each. Numbers count their value, actions 20, Wilds 50; 250 points win."),
    )
