"""How long computers take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. `turn` None: each move waits for a step. `window`: how long what may still be
    called, or laid out of turn, keeps the next computer waiting."""

    turn: float | None
    again: float = 0.35
    window: float = 1.5
    catch: float = 1.0
    uno: float = 0.6
    jump: float = 0.8

    def optional(self, verb: str) -> float:
        """How long after its occasion a computer calls, catches or jumps in."""
        return {"uno": self.uno, "catch": self.catch}.get(verb, self.jump)


PACES = {
    "slow": Pace(2.2),
    "normal": Pace(1.1),
    "fast": Pace(0.4),
    "step": Pace(None),
}
ALONE = Pace(0.1, again=0.05, window=0.2, catch=0.12, uno=0.06, jump=0.08)


def vary(seconds: float, rng: random.Random) -> float:
    """A little more or less, as people do."""
    return seconds * rng.uniform(0.9, 1.1)
