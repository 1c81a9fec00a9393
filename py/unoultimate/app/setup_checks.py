"""Whether a set of rules makes sense for so many seats, said beside the option to change."""

from __future__ import annotations

from dataclasses import dataclass

from unoultimate.engine import Rules, RulesError

from . import catalogue
from .texts import _, ngettext

SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Check:
    """Something that makes no sense. `option` is an option's id, or "seats" for their number.
    A match can't start while one is `blocking`."""

    option: str
    text: str
    blocking: bool = False


def checks(rules: Rules, seats: int) -> tuple[Check, ...]:
    """Everything that makes no sense, blocking ones first."""
    found = (finder(rules, seats) for finder in _FINDERS)
    return tuple(sorted(filter(None, found), key=lambda check: not check.blocking))


def starting_problem(rules: Rules, seats: int) -> str:
    """Why a match with these rules can't start with so many seats, or ""."""
    try:
        rules.check_seats(seats)
    except RulesError as error:
        return catalogue.rules_error_text(error)
    return ""


def _seats(rules: Rules, seats: int) -> Check | None:
    if _in_range(rules, seats):
        return None
    return Check(SEATS, starting_problem(rules, seats), blocking=True)


def _cards(rules: Rules, seats: int) -> Check | None:
    """Too few cards: said beside the cards dealt."""
    problem = starting_problem(rules, seats)
    if not problem or not _in_range(rules, seats):
        return None
    return Check("hand_size", problem, blocking=True)


def _second_deck(rules: Rules, seats: int) -> Check | None:
    """The second deck, where that is what helps."""
    if not starting_problem(rules, seats) or starting_problem(rules.replace(decks=2), seats):
        return None
    return Check("decks", _("Add the second deck, and there are enough cards."))


def _partners(rules: Rules, seats: int) -> Check | None:
    if rules.partners == "off" or rules.partners_play(seats):
        return None
    if rules.format != "points":
        points = catalogue.value_label("format", "points")
        text = _("Partners play only when the way to win is “{name}”.", name=points)
        return Check("partners", text)
    text = ngettext(
        "Partners need four players; there is {n}.",
        "Partners need four players; there are {n}.",
        seats,
    )
    return Check("partners", text)


def _in_range(rules: Rules, seats: int) -> bool:
    return rules.min_seats <= seats <= rules.max_seats


_FINDERS = (_seats, _cards, _second_deck, _partners)
