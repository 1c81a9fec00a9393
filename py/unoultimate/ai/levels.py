"""The levels of the computers: one way of thinking, done more or less well."""

from dataclasses import dataclass
from random import Random

from unoultimate.engine import Move, View

from . import calls, random_player
from .choices import Choices
from .judge import Judge
from .sensible import sensible


@dataclass(frozen=True)
class Level:
    """How a level plays.

    `slips` is how often it lays without thinking; `remembers` is whether it recalls the
    round, `depth` how many turns of its own in a row it thinks through.
    """

    slips: float
    remembers: bool
    depth: int
    habits: calls.Habits


EASY = Level(0.5, False, 0, calls.Habits(calls=0.6, calls_late=0.3, catches=0.35))
MEDIUM = Level(0.12, False, 1, calls.Habits(calls=0.9, calls_late=0.6, catches=0.75))
HARD = Level(0.0, True, 3, calls.Habits(calls=0.99, calls_late=0.95, catches=0.98))


def choose(level: Level, view: View, rng: Random) -> Move | None:
    """What a player of this level does now."""
    choices = Choices.of(view)
    notice = calls.now(view, choices, level.habits, rng)
    if notice:
        return notice
    if view.seat != view.turn:
        return _jump(level, view, choices, rng) if choices.jumps else None
    move = _turn(level, view, choices, rng)
    return move and calls.before(view, choices, move, level.habits, rng)


def _turn(level: Level, view: View, choices: Choices, rng: Random) -> Move | None:
    if rng.random() < level.slips:
        return random_player.pick(view, choices, rng)
    moves = sensible(view, choices)
    judge = Judge(view, level.remembers, level.depth)
    return max(moves, key=judge.value) if len(moves) > 1 else next(iter(moves), None)


def _jump(level: Level, view: View, choices: Choices, rng: Random) -> Move | None:
    if rng.random() < level.slips:
        return None
    judge = Judge(view, level.remembers, level.depth)
    move = max(choices.jumps, key=judge.value)
    return move if judge.value(move) > judge.waiting() else None
