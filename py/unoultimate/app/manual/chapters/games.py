"""Chapter: the games with a deck of their own."""

from __future__ import annotations

from itertools import chain

from ...texts import _
from ..blocks import paragraphs
from ..games import all_wild, express, flex, flip, junior, no_mercy
from ..model import Chapter, Section, Table

GAMES = (flip, no_mercy, flex, all_wild, express, junior)


def chapter() -> Chapter:
    sections = chain.from_iterable(game.sections() for game in GAMES)
    return Chapter("own-decks", _("Games with their own decks"), (_about(), *sections))


def _about() -> Section:
    blocks = paragraphs(
        _(
            "Six games with cards of their own stand below the rule sets on the home screen. "
            "Turns, drawing, calling UNO and winning are those of the classic game: only what this "
            "chapter says is different. House rules that make sense can be changed here too; what "
            "the game itself settles is grey and says why."
        ),
        _(
            "Not every box says how many cards there are of each kind. Where nothing is printed, "
            "the deck is a reconstruction, and its section says so:"
        ),
    )
    return Section("own-decks", _("Six more games"), (*blocks, _sources()))


def _sources() -> Table:
    rows = (
        (_("Flip"), "112", _("as printed; the pairs of faces by an owner’s list")),
        (_("No Mercy"), "168", _("kinds as printed, counts a reconstruction")),
        (_("Flex"), "104", _("kinds as printed, counts a reconstruction")),
        (_("All Wild"), "112", _("kinds as printed, counts a reconstruction")),
        (_("Express"), "56", _("as printed")),
        (_("Junior"), "56", _("a reconstruction")),
    )
    return Table((_("Game"), _("Cards"), _("The deck")), rows, _("How firm the decks are"))
