"""The setup screen: seats, speed and rules of the game to come."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from unoultimate.engine import Rules, RulesError

from . import catalogue, labels, seating
from .flow import Flow, chosen, number
from .names import clean
from .setup_checks import starting_problem
from .setup_rules import about, changed_option, groups, is_custom, origin_name, rule_set_title
from .setup_rules import way_back as rules_before
from .state import SPEEDS, LevelChoice, SetupState
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .core import Core
    from .favourites import Favourite
    from .settingsflow import SettingsFlow


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
            "way-back": self._way_back,
            "fold": self._fold,
            "dealer": self._dealer,
        }

    def open(self, base: str, origin: Favourite | None = None) -> None:
        """Show the setup of a rule set or favourite, with the seats of the last game."""
        rules = Rules.preset(base)
        if origin is not None and origin.rules is not None:
            rules = origin.rules
        now = self.core.state.settings
        seats = now.seats or seating.first_seats()
        seats = seating.sized(seats, min(max(len(seats), rules.min_seats), rules.max_seats))
        fresh = SetupState(base, "", rules, seats, speed=now.speed, origin=origin)
        self.core.update(screen="setup", dialogs=(), setup=told(fresh))

    def refresh(self) -> None:
        """The setup's texts in the current language."""
        self._change()

    def picture(self, i: int, icon: str) -> None:
        """A picture was chosen for a seat."""
        self._seat({"i": str(i)}, icon=icon)

    def came_from(self, origin: Favourite) -> None:
        """From now on these rules are the favourite's."""
        self._change(origin=origin)

    def _change(self, **changes: Any) -> None:
        setup = self.core.state.setup
        if setup is not None:
            self.core.update(setup=told(replace(setup, **changes)))

    def _count(self, args: Mapping[str, str]) -> None:
        setup, wanted = self.core.state.setup, number(args, "n", "value")
        if setup is not None and setup.seat_range[0] <= wanted <= setup.seat_range[1]:
            self._change(seats=seating.sized(setup.seats, wanted))

    def _kind(self, args: Mapping[str, str]) -> None:
        kind = chosen(args, "kind", "value")
        if kind in ("person", "computer"):
            self._seat(args, kind=kind)

    def _name(self, args: Mapping[str, str]) -> None:
        """A cleaned name; an empty one goes back to what the seat is called by itself."""
        self._seat(args, name=clean(args.get("value", "")))

    def _level(self, args: Mapping[str, str]) -> None:
        level = chosen(args, "level", "value")
        if level in labels.LEVELS:
            self._seat(args, level=level)

    def _seat(self, args: Mapping[str, str], **changes: str) -> None:
        setup, i = self.core.state.setup, number(args, "i", "seat")
        if setup is not None and 0 <= i < len(setup.seats):
            self._change(seats=seating.changed(setup.seats, i, **changes))

    def _speed(self, args: Mapping[str, str]) -> None:
        setup, speed = self.core.state.setup, chosen(args, "value", "speed")
        if setup is not None and self.core.state.screen == "setup" and speed in SPEEDS:
            self.core.update(setup=replace(setup, speed=speed))
        self._kept.change("speed", speed)

    def _option(self, args: Mapping[str, str]) -> None:
        """Change one rule; a rule or value that there is none of is refused by its name."""
        setup = self.core.state.setup
        if setup is None:
            return
        try:
            rules = changed_option(setup.rules, args.get("id", ""), args.get("value", ""))
        except RulesError as error:
            self.core.hint(catalogue.rules_error_text(error))
        else:
            self._change(rules=rules)

    def _way_back(self, args: Mapping[str, str]) -> None:
        """The rules as the rule set or favourite has them."""
        del args
        setup = self.core.state.setup
        if setup is not None and setup.way_back:
            self._change(rules=rules_before(setup.rules, setup.origin))
            self.core.focus("about-fold")

    def _fold(self, args: Mapping[str, str]) -> None:
        """Fold a part of the screen out or in."""
        setup, part = self.core.state.setup, args.get("id", "")
        if setup is not None:
            self.core.update(setup=replace(setup, open=setup.open ^ {part}))

    def _dealer(self, args: Mapping[str, str]) -> None:
        setup, seat = self.core.state.setup, number(args, "value", "seat")
        if setup is not None and 0 <= seat < len(setup.seats):
            self._change(dealer=seat)


def told(setup: SetupState) -> SetupState:
    """The setup with everything that follows from its rules and seats, in words."""
    rules, seats, origin = setup.rules, len(setup.seats), setup.origin
    return replace(
        setup,
        rule_set=rule_set_title(rules, origin),
        seat_range=(rules.min_seats, rules.max_seats),
        levels=tuple(LevelChoice(level, labels.level_name(level)) for level in labels.LEVELS),
        groups=groups(rules, seats),
        problem=_problem(setup),
        way_back=origin_name(rules, origin) if is_custom(rules, origin) else "",
        about=about(rules),
        dealer=_dealer_of(setup),
    )


def _dealer_of(setup: SetupState) -> int | None:
    """Who was agreed on to deal, if it is for the players to say; the last seat to begin with."""
    if setup.rules.first_dealer != "chosen":
        return None
    last = len(setup.seats) - 1
    return last if setup.dealer is None else min(setup.dealer, last)


def _problem(setup: SetupState) -> str:
    """Why these seats can't start a match, or ""."""
    problem = starting_problem(setup.rules, len(setup.seats))
    if problem or any(seat.kind == "person" for seat in setup.seats):
        return problem
    return _("At least one seat has to be a person.")
