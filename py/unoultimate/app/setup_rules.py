"""The options of the setup screen: seven groups of rows, what is off, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unoultimate.engine import BY_ID, GROUPS, OPTIONS, PRESETS, Option, Rules, inert

from . import catalogue
from .setup_checks import checks
from .state import OptionRow, OptionValue
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .favourites import Favourite

Value = str | int


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """One of the seven groups; `changed` counts the options that differ (`house_rules`)."""

    id: str
    title: str
    line: str
    rows: tuple[OptionRow, ...]
    changed: int = 0


def groups(rules: Rules, seats: int) -> tuple[OptionGroup, ...]:
    """The whole catalogue under these rules and so many seats, in the current language."""
    rows = option_rows(rules, seats)
    return tuple(_group(id, [row for row in rows if row.group == id]) for id in GROUPS)


def option_rows(rules: Rules, seats: int) -> tuple[OptionRow, ...]:
    """A row for each option: values, mark for what differs, reason for what has no effect,
    and what makes no sense beside the option that can change it."""
    silent, differing = inert(rules, seats), house_rules(rules)
    said = {check.option: check.text for check in reversed(checks(rules, seats))}
    return tuple(
        _row(
            rules,
            option,
            option.id in differing,
            silent.get(option.id, ""),
            said.get(option.id, ""),
        )
        for option in OPTIONS
    )


def house_rules(rules: Rules) -> frozenset[str]:
    """The options that differ from official; in a game with its own deck, from that game."""
    own = rules.game != "classic"
    return frozenset(rules.changed_from_base() if own else rules.changed())


def changed_option(rules: Rules, id: str, text: str) -> Rules:
    """The rules with one option changed; `text` is a value as a page writes it.

    Raises RulesError `unknown_option` or `bad_value`, naming the option and the values allowed.
    """
    return rules.replace(**{id: parse_value(id, text)})


def parse_value(id: str, text: str) -> Value:
    """The value that a page writes as this text; the text itself when there is none."""
    values = BY_ID[id].values if id in BY_ID else ()
    return next((value for value in values if str(value) == text), text)


def is_custom(rules: Rules, origin: Favourite | None = None) -> bool:
    """Whether anything differs from the rule set or favourite that was chosen."""
    return rules.values() != way_back(rules, origin).values()


def rule_set_title(rules: Rules, origin: Favourite | None = None) -> str:
    """The name of the rule set or favourite, or "Custom (based on …)" once changed."""
    name = origin_name(rules, origin)
    return _("Custom (based on {name})", name=name) if is_custom(rules, origin) else name


def rule_set_label(rules: Rules) -> str:
    """The same for a narrow place: what was chosen comes first."""
    name = catalogue.rule_set_name(rules.base)
    return _("{name} (custom)", name=name) if is_custom(rules) else name


def origin_name(rules: Rules, origin: Favourite | None = None) -> str:
    """What the rules were before any option was changed."""
    return origin.name if origin is not None else catalogue.rule_set_name(rules.base)


def way_back(rules: Rules, origin: Favourite | None = None) -> Rules:
    """The rule set or favourite as it was before any option was changed."""
    if origin is not None and origin.rules is not None:
        return origin.rules
    return Rules.preset(rules.base)


def about(rules: Rules) -> str:
    """The paragraph *About this rule set*."""
    return catalogue.rule_set_about(rules.base)


def _group(id: str, rows: Iterable[OptionRow]) -> OptionGroup:
    listed = tuple(rows)
    changed = sum(row.changed for row in listed)
    return OptionGroup(id, catalogue.group_title(id), catalogue.group_line(id), listed, changed)


def _row(rules: Rules, option: Option, changed: bool, reason: str, problem: str) -> OptionRow:
    now = rules.values()[option.id]
    return OptionRow(
        id=option.id,
        group=option.group,
        label=catalogue.option_label(option.id),
        values=tuple(_value(option.id, value, now) for value in _in_order(rules, option)),
        changed=changed,
        greyed=catalogue.inert_text(reason) if reason else "",
        line=catalogue.line_in(rules, option.id),
        problem=problem,
        fixed=catalogue.fixed_label(rules, option.id, reason),
    )


def _value(id: str, value: Value, now: Value) -> OptionValue:
    return OptionValue(str(value), catalogue.value_label(id, value), value == now)


def _in_order(rules: Rules, option: Option) -> list[Value]:
    """What may be chosen: numbers from small to large, words as the catalogue has them."""
    allowed = PRESETS[rules.base].only.get(option.id, option.values)
    numbers = [value for value in allowed if isinstance(value, int)]
    return sorted(numbers) if numbers else list(allowed)
