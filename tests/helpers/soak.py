"""A long run of random rounds under random rules: `python -m helpers.soak 50000`.

With `py` and `tests` on the path.
"""

import sys
from random import Random

from helpers import properties
from helpers.rounds import deal, play_out
from helpers.rulesets import random_table
from unoultimate.engine import Round

LOOKS = 0.005
"""How often a position is looked at closely: what that costs grows with the round."""


def soak(rounds: int, seed: int = 0, report_every: int = 1000) -> int:
    """Play rounds and check them all; returns the number of moves. The first fault is raised.

    Its message names the number with which `one_round` plays the same round again.
    """
    moves = 0
    for number in range(seed, seed + rounds):
        try:
            moves += one_round(number)
        except Exception as error:
            raise AssertionError(f"round {number}: {error!r}") from error
        if (number - seed + 1) % report_every == 0:
            print(f"{number - seed + 1} rounds, {moves} moves", flush=True)
    return moves


def one_round(number: int) -> int:
    """Play the round of this number, checking it all along; returns its moves."""
    rng = Random(number)
    rules, seats = random_table(rng)
    rnd = deal(rules, seats, str(number), range(rng.randrange(seats + 1)))
    moves = 0
    properties.sound(rnd)
    for _ in play_out(rnd, rng):
        moves += 1
        properties.sound(rnd)
        if rng.random() < LOOKS:
            _look_closely(rnd, rng)
    properties.points_add_up(rnd)
    return moves


def _look_closely(rnd: Round, rng: Random) -> None:
    properties.leaks_nothing(rnd, rng)
    properties.legal_moves_hold(rnd, rng)
    if not rnd.over:
        properties.goes_on_identically(rnd, rng.choice(list(rnd.legal(rnd.turn))))


if __name__ == "__main__":
    print(soak(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0), "moves")
