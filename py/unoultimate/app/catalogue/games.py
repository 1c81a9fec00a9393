"""Words for options in the games with a deck of their own: what is fixed, what else is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine import PRESETS

from ..texts import _, mark, ngettext
from .options import option_line, value_label

if TYPE_CHECKING:
    from unoultimate.engine import Rules

MEANT = {
    ("flip", "wild4"): mark("In Flip: the Wild Draw Two and the Wild Draw Colour."),
    ("flip", "wild4_blocked_by"): mark("In Flip: the Wild Draw Two and the Wild Draw Colour."),
    ("flip", "stacking"): mark("In Flip a penalty without a number never stacks."),
    ("no_mercy", "hand_limit"): mark("In No Mercy: 250 points are noted for whoever is out."),
    ("flex", "wild4"): mark("In Flex: also by its flex side."),
    ("express", "wild4"): mark("In Express: the Wild Draw Two."),
    ("express", "wild4_blocked_by"): mark("In Express: the Wild Draw Two."),
    ("express", "stacking"): mark("In Express: the Draw One and the Wild Draw Two."),
}
ABSENT = frozenset({"no_such_card", "no_challenge", "first_silent", "only_wilds", "all_fit"})
"""Reasons with which an option is about something that the game does not have."""

NONE = "–"
"""The label of such an option: there is nothing to settle."""


def line_in(rules: Rules, option: str) -> str:
    """What an option is about, in one line, with what the game means by it."""
    meant = MEANT.get((rules.game, option))
    line = option_line(option)
    return _("{line} {more}", line=line, more=_(meant)) if meant else line


def fixed_label(rules: Rules, option: str, reason: str) -> str:
    """What the game itself has settled for an option, in words; "" where it settles nothing."""
    if option not in PRESETS[rules.base].fixed:
        return ""
    if option == "edition":
        size = rules.deck.size // rules.decks
        return ngettext("{n} card of its own", "{n} cards of its own", size)
    if reason == "always_upwards":
        return _("Same value or higher")
    return NONE if reason in ABSENT else value_label(option, rules.values()[option])
