"""All Wild in the manual."""

from __future__ import annotations

from ...texts import _
from ..blocks import bullets
from ..model import CardRow, Example, Section
from .deck import deck_table
from .parts import game, section


def sections() -> tuple[Section, ...]:
    return game("all_wild", _deck(), _playing(), _actions(), _swap(), _scoring())


def _deck() -> Section:
    return section(
        "all-wild-deck",
        _("The cards of All Wild"),
        CardRow(("W", "WR", "WSK", "WSK2", "W+2", "W+4", "WT+2", "WFS")),
        deck_table("all_wild", _("112 cards")),
        _(
            "Kinds of cards and points are those of the printed sheet. How many there are of each "
            "is not published: the counts are a reconstruction that adds up to 112."
        ),
    )


def _playing() -> Section:
    return section(
        "all-wild-playing",
        _("Every card fits"),
        _(
            "There are no colours, and nothing to match. You may also draw a card instead, and "
            "then lay it or keep it. The first card of a round has no effect, and nothing can be "
            "challenged. Hands shrink fast, so the UNO call matters more than ever."
        ),
    )


def _actions() -> Section:
    return section(
        "all-wild-actions",
        _("Whom it hits"),
        bullets(
            _("{WR} The direction turns. {WSK} The next player is skipped, {WSK2} the next two."),
            _("{W+2} and {W+4} The next player draws two or four cards and loses the turn."),
            _("{WT+2} A player of your choice draws two cards, and does not lose a turn."),
        ),
        Example("wild-skip-two", _("Ada lays {WSK2}: Ben and Cleo are skipped, and Dan plays.")),
        Example(
            "wild-target",
            _("Ada lays {WT+2} and chooses Cleo, who draws two cards. Ben plays as usual."),
        ),
    )


def _swap() -> Section:
    return section(
        "all-wild-swap",
        _("Wild Forced Swap"),
        CardRow(("WFS",)),
        _(
            "Swap hands with a player of your choice, unless it was your last card. Whoever comes "
            "to a single card by the swap has to call UNO, and can be caught."
        ),
        Example(
            "wild-swap",
            _(
                "Ben has one card left. Ada lays {WFS} and takes his hand, but forgets to call: "
                "Cleo catches her, and Ada draws two."
            ),
        ),
    )


def _scoring() -> Section:
    return section(
        "all-wild-points",
        _("Points in All Wild"),
        _("A plain Wild counts 20, every other card 50. 500 points win."),
    )
