"""Positions written down as in a scenario file."""

from typing import Any

from unoultimate.engine import Match, Seat
from unoultimate.engine.scenario_position import build_match

NAMES = ("Mira", "Ada", "Bruno", "Chika", "Dev", "Elif", "Femi", "Gita", "Hugo", "Ines")
HANDS = [["R1", "R2", "G3"], ["G1", "G2", "B3"], ["B1", "B2", "Y3"]]


def given(**scenario: Any) -> Match:
    """A match standing as written; by default three seats with three cards on a red 9."""
    rules = {"base": "official", **scenario.pop("rules", {})}
    return build_match({"hands": HANDS, "discard": ["R9"], "rules": rules, **scenario})


def seated(kinds: str = "pccc", **scenario: Any) -> Match:
    """The same with people ("p") and computers ("c") at the seats."""
    match = given(**scenario)
    words = {"p": "person", "c": "computer"}
    match.seats = tuple(
        Seat(NAMES[n], words[kind])  # type: ignore[arg-type]
        for n, kind in enumerate(kinds)
    )
    persons = frozenset(n for n, kind in enumerate(kinds) if kind == "p")
    match.round.position.persons = persons
    return match
