"""The arena: every player against every other, over many rounds.

python -m unoultimate arena --rounds 10000 --rules party --seats 4
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations
from multiprocessing import Pool
from typing import NamedTuple

from unoultimate.engine import PRESETS, Rules, RulesError

from .bout import Bout
from .intervals import wilson
from .players import PLAYERS

ORDER = ("random", "greedy", "easy", "medium", "hard")
_BATCH = 50


class Pairing(NamedTuple):
    """Two players, sitting at the table by turns, under some rules."""

    one: str
    other: str
    preset: str
    seats: int

    def seating(self, swapped: bool) -> list[str]:
        """Who sits where, clockwise."""
        pair = [self.other, self.one] if swapped else [self.one, self.other]
        return [pair[seat % 2] for seat in range(self.seats)]


def won_by_one(pairing: Pairing, deals: Iterable[int]) -> int:
    """How many rounds the first player wins; each deal is played twice, seats swapped."""
    rules = Rules.preset(pairing.preset)
    return sum(
        _winner(pairing.seating(swapped), rules, deal) == pairing.one
        for deal in deals
        for swapped in (False, True)
    )


def _winner(names: list[str], rules: Rules, deal: int) -> str:
    players = [PLAYERS[name] for name in names]
    finished = Bout(rules, players, f"arena/{deal}", deal % len(names)).play()
    assert finished.outcome
    return names[finished.outcome.winner]


def play_all(pairings: list[Pairing], rounds: int, jobs: int) -> Iterator[tuple[Pairing, int]]:
    """Each pairing with the rounds that its first player has won, as they are finished."""
    batches = [range(at, min(at + _BATCH, rounds // 2)) for at in range(0, rounds // 2, _BATCH)]
    if jobs == 1:
        yield from ((pairing, won_by_one(pairing, range(rounds // 2))) for pairing in pairings)
        return
    with Pool(jobs) as pool:
        for pairing in pairings:
            yield pairing, sum(pool.imap_unordered(partial(won_by_one, pairing), batches))


def main(argv: list[str]) -> int:
    """Run the arena from the command line; returns the exit status."""
    options = _read(argv)
    pairings = [
        Pairing(stronger, weaker, options.rules, options.seats)
        for weaker, stronger in combinations(options.players, 2)
    ]
    rounds = options.rounds + options.rounds % 2
    print(f"{options.rules}, {options.seats} seats, {rounds} rounds a pairing, seats swapped")
    won = dict.fromkeys(options.players, 0)
    for pairing, wins in play_all(pairings, rounds, options.jobs):
        won[pairing.one] += wins
        won[pairing.other] += rounds - wins
        print(f"{pairing.one:>8} – {pairing.other:8}{wilson(wins, rounds)}", flush=True)
    _print_order(won, rounds * (len(options.players) - 1))
    return 0


def _print_order(won: dict[str, int], played: int) -> None:
    print("\nagainst all")
    for name in sorted(won, key=lambda name: -won[name]):
        print(f"{name:>8}           {wilson(won[name], played)}")


def _read(argv: list[str]) -> Namespace:
    parser = ArgumentParser(prog="unoultimate arena", description="Compare the computers.")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds for each pairing")
    parser.add_argument("--rules", choices=PRESETS, default="official", help="a preset")
    parser.add_argument("--seats", type=int, default=2, help="an even number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=ORDER, metavar="NAME")
    options = parser.parse_args(argv)
    if options.rounds < 2 or options.jobs < 1 or len(set(options.players)) < 2:
        parser.error("rounds, jobs and players: at least two rounds, one job, two players")
    _check_seats(parser, options)
    return options


def _check_seats(parser: ArgumentParser, options: Namespace) -> None:
    if options.seats % 2:
        parser.error("seats must be even, so that both players sit equally often")
    try:
        Rules.preset(options.rules).check_seats(options.seats)
    except RulesError as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
