"""`scenario`: run scenario files and say which fail (`notation.md`, Running them)."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from unoultimate.engine import EngineError
from unoultimate.engine.presets import PRESETS
from unoultimate.engine.scenario import run_all, scenarios

from .files import BadFileError, read_json


def run(argv: Sequence[str]) -> int:
    """Run the files; 1 if a scenario failed, 2 if a file can't be read."""
    parser = argparse.ArgumentParser(prog="python -m unoultimate scenario")
    parser.add_argument("files", nargs="+", metavar="FILE")
    passed = failed = apart = 0
    for path in parser.parse_args(argv).files:
        try:
            listed = scenarios(read_json(path))
        except (BadFileError, EngineError) as error:
            print(error if isinstance(error, BadFileError) else f"{path}: {error}", file=sys.stderr)
            return 2
        known = [one for one in listed if not _unsupported(one)]
        apart += _tell_unsupported(path, listed)
        count, failures = run_all(known)
        passed, failed = passed + count, failed + len(failures)
        for failure in failures:
            print(f"{path}: {failure.name}: {failure.step}: {failure.what}")
    if apart:
        print(f"{apart} not run: their game is not supported yet")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _unsupported(one: dict[str, Any]) -> bool:
    rules = one.get("rules", {})
    base = rules.get("base", "official") if isinstance(rules, dict) else None
    return base in NOT_YET and base not in PRESETS


NOT_YET = ("flip", "no_mercy", "flex", "all_wild", "express", "junior")


def _tell_unsupported(path: str, listed: list[dict[str, Any]]) -> int:
    games = [one["rules"]["base"] for one in listed if _unsupported(one)]
    for game in dict.fromkeys(games):
        print(f"{path}: {games.count(game)} with the game {game}: not supported yet")
    return len(games)
