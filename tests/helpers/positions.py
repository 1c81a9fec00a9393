"""Positions written down as in a scenario file."""

from typing import Any

from unoultimate.engine import Match
from unoultimate.engine.scenario_position import build_match

HANDS = [["R1", "R2", "G3"], ["G1", "G2", "B3"], ["B1", "B2", "Y3"]]


def given(**scenario: Any) -> Match:
    """A match standing as written; by default three seats with three cards on a red 9."""
    rules = {"base": "official", **scenario.pop("rules", {})}
    return build_match({"hands": HANDS, "discard": ["R9"], "rules": rules, **scenario})
