"""Random rounds in RLCard's UNO environment, in its bare core and in our engine, in turn.

Runs in an environment that has rlcard; `engine_bench.py` starts it. Each figure is moves for
each second of processor time, all three in the same process, in slices taken in turn.
"""

import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

import rlcard  # type: ignore[import-not-found]
from rlcard.games.uno.game import UnoGame  # type: ignore[import-not-found]

from unoultimate.engine import Match, Rules, Seat

SLICES = 9
MOVES_PER_SLICE = 6_000
LONGEST_ROUND = 5_000

Play = Callable[[int], int]


def environment(seats: int) -> Play:
    """A round in `rlcard.make("uno")`, the observation of every step made as it makes it."""
    env = rlcard.make("uno")
    env.game.num_players = env.num_players = seats

    def play(number: int) -> int:
        env.seed(number)
        choice = random.Random(number).choice
        state, _ = env.reset()
        moves = 0
        while not env.is_over() and moves < LONGEST_ROUND:
            state, _ = env.step(choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def bare_core(seats: int) -> Play:
    """A round of RLCard's rules without observations."""

    def play(number: int) -> int:
        game = UnoGame(num_players=seats)
        game.np_random.seed(number)
        choice = random.Random(number).choice
        game.init_game()
        moves = 0
        while not game.is_over() and moves < LONGEST_ROUND:
            game.round.proceed_round(game.players, choice(game.get_legal_actions()))
            moves += 1
        return moves

    return play


def ours(seats: int) -> Play:
    """A round of our engine: full official rules, events on."""
    rules, players = Rules.preset("official"), [Seat(str(n)) for n in range(seats)]

    def play(number: int) -> int:
        rnd = Match.new(rules, players, str(number)).round
        choice = random.Random(number).choice
        moves = 0
        while not rnd.over and moves < LONGEST_ROUND:
            rnd.apply(choice(list(rnd.legal(rnd.turn))))
            moves += 1
        return moves

    return play


def slice_rate(play: Play, first: int) -> float:
    """Moves a second over enough rounds for a slice, beginning with round `first`."""
    moves, number, start = 0, first, process_time()
    while moves < MOVES_PER_SLICE:
        moves += play(number)
        number += 1
    return moves / (process_time() - start)


def race(seats: int) -> dict[str, float]:
    """The median rate of each, their slices taken in turn."""
    players = {
        "environment": environment(seats),
        "bare core": bare_core(seats),
        "ours": ours(seats),
    }
    rates: dict[str, list[float]] = {name: [] for name in players}
    for turn in range(SLICES):
        for name, play in players.items():
            rates[name].append(slice_rate(play, turn * 1_000))
    return {name: median(found) for name, found in rates.items()}


def main() -> int:
    for seats in (2, 4):
        rates = race(seats)
        listed = ", ".join(f"{name} {rate:,.0f}" for name, rate in rates.items())
        ratio = rates["ours"] / rates["environment"], rates["ours"] / rates["bare core"]
        print(f"{seats} seats, moves a processor second: {listed}")
        print(f"  ours is {ratio[0]:.2f} of the environment, {ratio[1]:.2f} of the bare core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
