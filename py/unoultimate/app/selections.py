"""What is said about the cards selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import cards_text
from .selecting import cards, partners
from .texts import _, ngettext

if TYPE_CHECKING:
    from unoultimate.engine import View

    from .selecting import Selection


def selection_text(view: View, selection: Selection) -> str:
    """The selection in words, and how many more cards may join."""
    if not selection:
        return _("Nothing selected.")
    chosen = cards_text((view.codes[card] for card in cards(selection)), view.rules.game)
    more = len(partners(view, selection))
    if not more:
        return _("Selected: {cards}.", cards=chosen)
    return ngettext(
        "Selected: {cards}. {n} more kind of card can join.",
        "Selected: {cards}. {n} more kinds of card can join.",
        more,
        cards=chosen,
    )
