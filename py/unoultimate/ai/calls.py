"""Calling UNO, and catching who forgot."""

from dataclasses import dataclass
from random import Random

from unoultimate.engine import Move, View

from .cards import left_after
from .choices import Choices


@dataclass(frozen=True)
class Habits:
    """How likely a player calls before laying, calls late, and catches others."""

    calls: float
    calls_late: float
    catches: float


ALWAYS_CALLS = Habits(calls=1.0, calls_late=1.0, catches=0.0)


def now(view: View, choices: Choices, habits: Habits, rng: Random) -> Move | None:
    """A late call or a catch that the player notices, else None."""
    if choices.call and view.seat in view.catchable and rng.random() < habits.calls_late:
        return choices.call
    for catch in choices.catches:
        if not _partner(view, catch) and rng.random() < habits.catches:
            return catch
    return None


def before(view: View, choices: Choices, move: Move, habits: Habits, rng: Random) -> Move:
    """The call that this lay asks for, unless the player forgets it; else the lay itself."""
    leaves_one = move.verb == "play" and left_after(view, move) == 1
    if choices.call and leaves_one and rng.random() < habits.calls:
        return choices.call
    return move


def _partner(view: View, catch: Move) -> bool:
    assert catch.target is not None
    return view.rules.partners_play(view.n) and (catch.target - view.seat) % 2 == 0
