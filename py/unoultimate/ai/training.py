"""Where the numbers in `weights/` come from: rounds played, and how they ended.

    python -m unoultimate.ai.training --rules flip --seats 2 --rounds 5000

prints the weights of a game. Run again with them in its file, the players play better and
the weights change once more; three such passes were enough for the classic game, two for
the others. A turn that goes on is never seen here: "again" is set by hand.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial
from random import Random

from unoultimate.engine import Rules

from . import levels
from .bout import Bout
from .calls import Habits
from .features import NAMES, features
from .knowledge import Knowledge
from .levels import Level
from .logistic import Example, fit, surprise
from .memory import Memory
from .players import PLAYERS
from .situation import Situation

_EXPLORER = partial(levels.choose, Level(0.08, True, 3, Habits(1.0, 1.0, 1.0)))
_HANDS = (7, 7, 5, 3)  # short rounds show more endings
_GREEDY = 0.2  # how many seats a greedy player has


def examples(rules: Rules, seats: int, rounds: int, rng: Random) -> list[Example]:
    """What explorers saw whenever their turn was over, in some rounds."""
    found: list[Example] = []
    dealing = [rules.replace(hand_size=size) for size in _HANDS]
    for number in range(rounds):
        dealt = dealing[number % len(_HANDS)]
        explores = [rng.random() >= _GREEDY for _ in range(seats)]
        players = [_EXPLORER if explorer else PLAYERS["greedy"] for explorer in explores]
        bout = Bout(dealt, players, f"training/{rng.random()}", number % seats)
        seen = [(seat, row) for seat, row in _watch(bout) if explores[seat]]
        assert bout.round.outcome
        found += [Example(row, bout.round.outcome.winner == seat) for seat, row in seen]
    return found


def _watch(bout: Bout) -> Iterator[tuple[int, list[float]]]:
    """Each seat with what it sees when its turn has passed to another."""
    rnd, before = bout.round, bout.round.turn
    while not rnd.over:
        bout.step()
        if rnd.turn != before and rnd.position.phase == "play" and rnd.position.hands[before]:
            view = rnd.view(before)
            if before in view.active:
                s = Situation.of(view)
                yield before, features(Knowledge.of(view, Memory.of(view)), s, s.rivals())
        before = rnd.turn


def main(argv: list[str]) -> int:
    """Train from the command line and print the weights; returns the exit status."""
    parser = ArgumentParser(description="Fit the weights of the computers' judgement.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5_000)
    parser.add_argument("--rules", default="official")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args(argv)
    rng = Random(options.seed)
    found = examples(Rules.preset(options.rules), options.seats, options.rounds, rng)
    weights = fit(found, rng)
    print(f"# {len(found)} situations, mean surprise {surprise(weights, found):.4f}")
    for name, weight in zip(NAMES, weights, strict=True):
        if round(weight, 2):
            print(f'    "{name}": {weight:.2f},')
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
