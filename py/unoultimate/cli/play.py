"""`play`: computers play a match against each other; prints its record."""

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random

from unoultimate.ai import LEVELS
from unoultimate.ai.bout import play_match
from unoultimate.ai.players import PLAYERS
from unoultimate.engine import EngineError, Match, Rules, Seat


def run(argv: Sequence[str]) -> int:
    """Play and print; 2 when the rules or seats can't be."""
    arguments = _parser().parse_args(argv)
    levels = arguments.seats.split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        print(f"unknown level {unknown[0]}; levels: {', '.join(LEVELS)}", file=sys.stderr)
        return 2
    seats = [Seat(f"{level} {n}", "computer", level) for n, level in enumerate(levels, 1)]
    try:
        match = Match.new(Rules.preset(arguments.rules), seats, arguments.seed)
    except EngineError as error:
        print(error, file=sys.stderr)
        return 2
    players = [PLAYERS[level] for level in levels]
    play_match(match, players, Random(f"play/{arguments.seed}"))
    print(json.dumps(match.record(), indent=1))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m unoultimate play")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", default="official", metavar="PRESET")
    parser.add_argument("--seats", default="medium,medium", metavar="LEVEL,LEVEL,…")
    return parser
