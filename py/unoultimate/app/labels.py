"""Names of rule sets, levels, speeds and players, in words."""

from __future__ import annotations

from . import catalogue
from .texts import _, mark

LEVELS = {"easy": mark("Easy"), "medium": mark("Medium"), "hard": mark("Hard")}
SPEEDS = {
    "slow": mark("Slow"),
    "normal": mark("Normal"),
    "fast": mark("Fast"),
    "step": mark("Step by step"),
}


def rule_set_name(base: str) -> str:
    """The name of a rule set; an unknown id stays as it is."""
    return catalogue.rule_set_name(base)


def level_name(level: str) -> str:
    return _(LEVELS[level]) if level in LEVELS else level


def speed_name(speed: str) -> str:
    return _(SPEEDS[speed]) if speed in SPEEDS else speed


def default_person(number: int) -> str:
    """The name of a person who has not given one."""
    return _("Player {number}", number=number)


COMPUTER_NAMES = (
    mark("Ada"),
    mark("Bruno"),
    mark("Chika"),
    mark("Dev"),
    mark("Elif"),
    mark("Femi"),
    mark("Gita"),
    mark("Hugo"),
    mark("Ines"),
    mark("Jun"),
)
