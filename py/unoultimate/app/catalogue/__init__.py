"""The words for the option catalogue: options, values, groups, rule sets, reasons, errors.

All functions answer in the current language; ids are those of `engine.options` and `presets`.
"""

from __future__ import annotations

from ..texts import _
from .errors import rules_error_text
from .games import fixed_label, line_in
from .groups import GROUPS
from .inert_texts import REASONS
from .options import option_label, option_line, option_notes, value_label, value_text
from .rule_sets import ALL

__all__ = [
    "fixed_label",
    "group_line",
    "group_title",
    "inert_text",
    "line_in",
    "option_label",
    "option_line",
    "option_notes",
    "rule_set_about",
    "rule_set_line",
    "rule_set_name",
    "rules_error_text",
    "value_label",
    "value_text",
]


def group_title(id: str) -> str:
    """The title of a group of options."""
    return _(GROUPS[id].title)


def group_line(id: str) -> str:
    """What a group of options is about, in one line."""
    return _(GROUPS[id].line)


def rule_set_name(id: str) -> str:
    """The name of a rule set, edition or game; an unknown id stays as it is."""
    return _(ALL[id].name) if id in ALL else id


def rule_set_line(id: str) -> str:
    """What a rule set, edition or game is for, in one line."""
    return _(ALL[id].line) if id in ALL else ""


def rule_set_about(id: str) -> str:
    """The paragraph *About this rule set*."""
    return _(ALL[id].about) if id in ALL else ""


def inert_text(reason: str) -> str:
    """Why an option has no effect; an unknown code gives the plain fact."""
    return _(REASONS[reason]) if reason in REASONS else _("No effect with these rules.")
