"""Whole matches played by chance, for what works on finished ones."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from unoultimate.engine import NEXT_ROUND, Match, Move, Rules, Seat

NAMES = ("Mira", "Ada", "Bruno", "Chika", "Dev", "Elif", "Femi", "Gita", "Hugo", "Ines")
LIMIT = 20_000


def seats(count: int = 4, people: int = 1) -> list[Seat]:
    """The first `people` seats are persons, the others computers of level hard."""
    return [
        Seat(name, "person") if i < people else Seat(name, "computer", "hard")
        for i, name in enumerate(NAMES[:count])
    ]


def play(match: Match, rng: Random) -> Match:
    """Play to the end: any legal move of anybody, cards rather than a draw."""
    for _move in range(LIMIT):
        if match.over:
            return match
        match.apply(NEXT_ROUND if match.round.over else pick(match, rng))
    raise AssertionError("a match without end")


def pick(match: Match, rng: Random) -> Move:
    moves = [move for seat in match.round.actors() for move in match.round.legal(seat)]
    laying = [move for move in moves if move.cards]
    return rng.choice(laying or moves)


@cache
def record(seed: str = "one", base: str = "quick", count: int = 4, people: int = 1) -> Any:
    """The record of such a match. Not to be changed."""
    match = Match.new(Rules.preset(base), seats(count, people), seed)
    return play(match, Random(seed)).record()
