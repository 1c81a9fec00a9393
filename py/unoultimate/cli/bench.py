"""`bench`: how fast the engine plays random games."""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time

from unoultimate.engine import EngineError, Match, Rules, Seat


def run(argv: Sequence[str]) -> int:
    """Play random rounds and print moves and rounds for each second of the processor.

    2 when the rules or seats can't be.
    """
    parser = argparse.ArgumentParser(prog="python -m unoultimate bench")
    parser.add_argument("--rounds", type=int, default=300, metavar="N")
    parser.add_argument("--rules", default="official", metavar="PRESET")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], metavar="N")
    arguments = parser.parse_args(argv)
    if arguments.rounds < 1:
        parser.error("--rounds: at least one")
    for seats in arguments.seats:
        try:
            moves, seconds = random_play(arguments.rules, seats, arguments.rounds)
        except EngineError as error:
            print(error, file=sys.stderr)
            return 2
        print(
            f"{arguments.rules}, {seats} seats: {moves / seconds:,.0f} moves/s, "
            f"{arguments.rounds / seconds:,.1f} rounds/s"
        )
    return 0


def random_play(preset: str, seats: int, rounds: int) -> tuple[int, float]:
    """Play single rounds by uniformly chosen legal moves of the seat in turn.

    Returns the number of moves and the seconds of processor time they took.
    """
    rules, players = Rules.preset(preset), [Seat(str(n)) for n in range(seats)]
    moves, start = 0, process_time()
    for number in range(rounds):
        rnd, choice = Match.new(rules, players, str(number)).round, Random(number).choice
        while not rnd.over:
            rnd.apply(choice(list(rnd.legal(rnd.turn))))
            moves += 1
    return moves, process_time() - start
