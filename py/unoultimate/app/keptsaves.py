"""Saves kept aside: why each could not be read, in words."""

from __future__ import annotations

from . import catalogue
from .saves import SaveError, decode
from .texts import _, mark
from .vault import restore

TEXTS = {
    "damaged": mark("A saved game was damaged and could not be read. It is kept aside."),
    "foreign": mark("A saved game is not from this game. It is kept aside."),
    "newer": mark("A saved game was made by a newer version. It is kept aside."),
    "statistics": mark("Statistics that could not be read are kept aside."),
    "rules": mark("A saved game was played by rules that this version does not have."),
}


def kept_text(name: str, text: str) -> str:
    """What to say of a save kept aside under this name; rules are named."""
    reason = name.split(" ")[0]
    if reason == "rules" and (problem := _rules_problem(text)):
        return _(
            "A saved game can’t be played any more: {reason} It is kept aside.", reason=problem
        )
    return _(TEXTS.get(reason, TEXTS["damaged"]))


def _rules_problem(text: str) -> str:
    try:
        restore(decode(text))
    except SaveError as error:
        return catalogue.rules_error_text(error.rules) if error.rules is not None else ""
    return ""
