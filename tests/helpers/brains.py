"""Positions for the computers to decide in."""

from random import Random
from typing import Any

from unoultimate import ai
from unoultimate.engine import Match, View
from unoultimate.engine.scenario_position import build_match


def position(**scenario: Any) -> Match:
    """A match whose round stands as the scenario says."""
    return build_match(scenario)


def view(seat: int = 0, **scenario: Any) -> View:
    """What a seat sees in such a position."""
    return position(**scenario).round.view(seat)


def answer(level: str, match: Match, seat: int = 0, seed: int = 1) -> str:
    """What a computer does there, as text; "" when it does nothing."""
    move = ai.choose(match.round.view(seat), level, Random(seed))
    return "" if move is None else match.round.text(move)


def decides(level: str, seat: int = 0, seed: int = 1, **scenario: Any) -> str:
    """The same in a position described as a scenario."""
    return answer(level, position(**scenario), seat, seed)
