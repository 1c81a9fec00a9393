"""The setup screen: seats, speed and options of the game to come."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from unoultimate.engine import OPTIONS, Option, Rules, RulesError

from . import labels, settings
from .flow import Flow, chosen, number
from .names import clean
from .state import SPEEDS, LevelChoice, OptionRow, OptionValue, SeatInfo, SetupState
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .core import Core
    from .settingsflow import SettingsFlow

Seats = tuple[SeatInfo, ...]

SHOWN_OPTIONS = ("target",)
FIRST_SEATS = ("person", "computer", "computer", "computer")


class SetupFlow(Flow):
    """Actions of the setup screen; *Start* belongs to the table."""

    def __init__(self, core: Core, kept: SettingsFlow) -> None:
        super().__init__(core)
        self._kept = kept
        self.actions = {
            "seat-count": self._count,
            "seat-kind": self._kind,
            "seat-name": self._name,
            "seat-level": self._level,
            "speed": self._speed,
            "option": self._option,
        }

    def open(self, base: str) -> None:
        """Show the setup of a rule set, with the seats of the last game."""
        rules = Rules.preset(base)
        seats = self.core.state.settings.seats or first_seats()
        seats = _sized(seats, min(max(len(seats), rules.min_seats), rules.max_seats))
        self.core.update(
            screen="setup",
            dialogs=(),
            setup=_setup(rules, seats, self.core.state.settings.speed),
        )

    def refresh(self) -> None:
        """The setup's texts in the current language."""
        self._change()

    def _change(self, seats: Seats | None = None, rules: Rules | None = None) -> None:
        setup = self.core.state.setup
        if setup is not None:
            self.core.update(setup=_setup(rules or setup.rules, seats or setup.seats, setup.speed))

    def _count(self, args: Mapping[str, str]) -> None:
        setup, wanted = self.core.state.setup, number(args, "n", "value")
        if setup is not None and setup.seat_range[0] <= wanted <= setup.seat_range[1]:
            self._change(_sized(setup.seats, wanted))

    def _kind(self, args: Mapping[str, str]) -> None:
        kind = chosen(args, "kind", "value")
        if kind == "computer":
            self._seat(args, kind="computer")
        elif kind == "person":
            self._seat(args, kind="person")

    def _name(self, args: Mapping[str, str]) -> None:
        """A cleaned name; an empty one goes back to what the seat is called by itself."""
        self._seat(args, name=clean(args.get("value", "")))

    def _level(self, args: Mapping[str, str]) -> None:
        level = chosen(args, "level", "value")
        if level in labels.LEVELS:
            self._seat(args, level=level)

    def _seat(self, args: Mapping[str, str], **changes: str) -> None:
        setup, i = self.core.state.setup, number(args, "i", "seat")
        if setup is None or not 0 <= i < len(setup.seats):
            return
        seats = list(setup.seats)
        changed = replace(seats[i], **changes)  # type: ignore[arg-type]
        if "kind" in changes and seats[i].name in (_own_name(i, seats[i].kind), ""):
            changed = replace(changed, name="")
        seats[i] = changed if changed.name else replace(changed, name=_own_name(i, changed.kind))
        self._change(tuple(seats))

    def _speed(self, args: Mapping[str, str]) -> None:
        setup, speed = self.core.state.setup, chosen(args, "value", "speed")
        if setup is not None and self.core.state.screen == "setup" and speed in SPEEDS:
            self.core.update(setup=replace(setup, speed=speed))
        self._kept.change("speed", speed)

    def _option(self, args: Mapping[str, str]) -> None:
        setup, option = self.core.state.setup, args.get("id", "")
        values = {str(value): value for o in OPTIONS if o.id == option for value in o.values}
        value = values.get(args.get("value", ""))
        if setup is not None and value is not None:
            self._change(rules=setup.rules.replace(**{option: value}))


def first_seats() -> tuple[SeatInfo, ...]:
    """One person and three computers."""
    return tuple(
        settings.seat(_own_name(i, kind), kind, "medium") for i, kind in enumerate(FIRST_SEATS)
    )


def _own_name(i: int, kind: str) -> str:
    """What a seat is called until somebody names it."""
    return labels.default_person(i + 1) if kind == "person" else _(labels.COMPUTER_NAMES[i])


def _sized(seats: tuple[SeatInfo, ...], wanted: int) -> tuple[SeatInfo, ...]:
    """As many seats as wanted; new ones are computers."""
    more = (
        settings.seat(_own_name(i, "computer"), "computer", "medium")
        for i in range(len(seats), wanted)
    )
    return (*seats[:wanted], *more)


def _setup(rules: Rules, seats: tuple[SeatInfo, ...], speed: str) -> SetupState:
    return SetupState(
        base=rules.base,
        rule_set=labels.rule_set_name(rules.base),
        rules=rules,
        seats=seats,
        seat_range=(rules.min_seats, rules.max_seats),
        speed=speed,
        levels=tuple(LevelChoice(level, labels.level_name(level)) for level in labels.LEVELS),
        options=tuple(_row(rules, o) for o in OPTIONS if o.id in SHOWN_OPTIONS),
        problem=_problem(rules, seats),
    )


def _row(rules: Rules, option: Option) -> OptionRow:
    now = getattr(rules, option.id)
    values = tuple(
        OptionValue(str(value), labels.value_name(option.id, value), value == now)
        for value in sorted(option.values, key=lambda v: (str(type(v)), v))
    )
    name = labels.option_name(option.id)
    return OptionRow(option.id, option.group, name, values, now != option.default)


def _problem(rules: Rules, seats: tuple[SeatInfo, ...]) -> str:
    """Why these seats can't start a match, or ""."""
    try:
        rules.check_seats(len(seats))
    except RulesError as error:
        if error.reason == "deck_too_small":
            return _("There are not enough cards for so many players.")
        return _("This rule set needs another number of players.")
    if not any(seat.kind == "person" for seat in seats):
        return _("At least one seat has to be a person.")
    return ""
