"""Names of rule sets, levels, speeds and options, in words."""

from __future__ import annotations

from .texts import _, mark, ngettext

RULE_SETS = {
    "official": (mark("Official"), mark("The boxed rules: first to 500 points.")),
    "quick": (mark("Quick"), mark("One short round, ten minutes.")),
    "progressive": (mark("Progressive"), mark("Draw Twos and Draw Fours stack up.")),
    "seven_zero": (mark("Seven-Zero"), mark("Sevens swap hands, zeros pass them on.")),
    "party": (mark("Party"), mark("Everything at once: jump in, stack, swap.")),
    "survival": (mark("Survival"), mark("The last one with cards loses.")),
}
AVAILABLE = frozenset({"official"})

LEVELS = {"easy": mark("Easy"), "medium": mark("Medium"), "hard": mark("Hard")}
SPEEDS = {
    "slow": mark("Slow"),
    "normal": mark("Normal"),
    "fast": mark("Fast"),
    "step": mark("Step by step"),
}
OPTIONS = {"target": mark("Points to win")}


def rule_set_name(base: str) -> str:
    """The name of a rule set; an unknown id stays as it is."""
    return _(RULE_SETS[base][0]) if base in RULE_SETS else base


def rule_set_line(base: str) -> str:
    """The one line that tells what a rule set is for."""
    return _(RULE_SETS[base][1]) if base in RULE_SETS else ""


def level_name(level: str) -> str:
    return _(LEVELS[level]) if level in LEVELS else level


def speed_name(speed: str) -> str:
    return _(SPEEDS[speed]) if speed in SPEEDS else speed


def option_name(option: str) -> str:
    return _(OPTIONS[option]) if option in OPTIONS else option


def value_name(option: str, value: object) -> str:
    """A value of an option in words."""
    if option == "target" and isinstance(value, int):
        return ngettext("{n} point", "{n} points", value)
    return str(value)


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
