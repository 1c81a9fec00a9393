"""Chapter: where the game comes from, and what this one is."""

from __future__ import annotations

from ...texts import _
from ..blocks import paragraphs
from ..model import Chapter, Section, Table


def chapter() -> Chapter:
    return Chapter("about", _("About the game"), (_history(), _boxes(), _unofficial()))


def _history() -> Section:
    blocks = paragraphs(
        _(
            "UNO means “one” in Italian and Spanish. The game belongs to the family of Crazy "
            "Eights and was first worked out in 1971 by Merle Robbins, in a suburb of Cincinnati, "
            "Ohio."
        ),
        _(
            "When more and more of his family and friends played it, he spent 8,000 dollars on "
            "5,000 copies. He sold them in his barber’s shop at first, and local shops soon sold "
            "them too."
        ),
        _(
            "Later Robbins sold the rights to a group of friends around Robert Tezak, who had a "
            "funeral parlour in Joliet, Illinois, for 50,000 dollars and ten cents a game. Tezak "
            "founded International Games, with an office behind his parlour; the cards were "
            "printed by Lewis Saltzman in Maywood, Illinois. In 1992 International Games became "
            "part of Mattel."
        ),
        _(
            "House rules have grown with it. Stacking draw cards, for one, is a rule that many "
            "tables know by heart, and that sheet 41940 prints only among its house rules, under "
            "the name of Progressive UNO."
        ),
    )
    return Section("history", _("A little history"), blocks)


def _boxes() -> Section:
    head = (_("Box"), _("What is particular about it"))
    rows = (
        ("41940", _("108 cards. The first player names the colour of a first Wild.")),
        ("GDJ85", _("112 cards, with Wild Shuffle Hands and Wild Customisables.")),
        (
            "HJH90",
            _("112 cards, 2022. Opens with a number; a Wild in hand makes a Draw Four a bluff."),
        ),
        ("J4299", _("A sheet with rules for two: Skip and Reverse let you play again.")),
    )
    return Section("boxes", _("Which box has which rules"), (Table(head, rows, _("Rule sheets")),))


def _unofficial() -> Section:
    blocks = paragraphs(
        _(
            "UNO is a trademark of Mattel. This game is made by fans: it is unofficial, and Mattel "
            "has nothing to do with it. Cards, pictures and texts are our own."
        )
    )
    return Section("unofficial", _("Made by fans"), blocks)
