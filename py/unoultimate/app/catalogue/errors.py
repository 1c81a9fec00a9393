"""What is wrong with rules, in words: one sentence for each reason of the engine's RulesError."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine import BY_ID

from ..names import clean, isolate
from ..texts import _
from .options import option_label, value_label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unoultimate.engine import RulesError


def rules_error_text(error: RulesError) -> str:
    """The sentence for an error, naming the option and the values allowed."""
    tell = SENTENCES.get(error.reason, _malformed)
    return tell(error.facts)


def _unknown_preset(facts: Mapping[str, object]) -> str:
    return _("There is no rule set called “{name}” here.", name=_shown(facts.get("preset")))


def _unknown_option(facts: Mapping[str, object]) -> str:
    name = _shown(facts.get("option"))
    return _("This version has no rule called “{option}”.", option=name)


def _bad_value(facts: Mapping[str, object]) -> str:
    id = str(facts.get("option"))
    allowed = str(facts.get("allowed")).split(", ")
    values = [one for one in BY_ID[id].values if str(one) in allowed] if id in BY_ID else ()
    return _(
        "“{option}” can’t be “{value}”. It can be: {allowed}.",
        option=option_label(id),
        value=_shown(facts.get("value")),
        allowed=_(", ").join(value_label(id, value) for value in values),
    )


def _bad_seats(facts: Mapping[str, object]) -> str:
    fewest, most = facts.get("fewest"), facts.get("most")
    if fewest == most:
        return _("This rule set is for exactly {n} players.", n=fewest)
    return _("This rule set is for {fewest} to {most} players.", fewest=fewest, most=most)


def _deck_too_small(facts: Mapping[str, object]) -> str:
    return _(
        "Dealing would take {dealt} of {size} cards, and too few would be left to draw.",
        dealt=facts.get("dealt"),
        size=facts.get("size"),
    )


def _malformed(facts: Mapping[str, object]) -> str:
    del facts
    return _("These are not rules of this game.")


def _shown(value: object) -> str:
    """Foreign text, cut short and kept to itself."""
    return isolate(clean(str(value), 40))


SENTENCES: dict[str, Callable[[Mapping[str, object]], str]] = {
    "unknown_preset": _unknown_preset,
    "unknown_option": _unknown_option,
    "bad_value": _bad_value,
    "bad_seats": _bad_seats,
    "deck_too_small": _deck_too_small,
    "malformed_rules": _malformed,
}
