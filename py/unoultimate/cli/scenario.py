"""`scenario`: run scenario files and say which fail (`notation.md`, Running them)."""

import argparse
import sys
from collections.abc import Sequence

from unoultimate.engine import EngineError
from unoultimate.engine.scenario import run_all, scenarios

from .files import BadFileError, read_json


def run(argv: Sequence[str]) -> int:
    """Run the files; 1 if a scenario failed, 2 if a file can't be read."""
    parser = argparse.ArgumentParser(prog="python -m unoultimate scenario")
    parser.add_argument("files", nargs="+", metavar="FILE")
    passed = failed = 0
    for path in parser.parse_args(argv).files:
        try:
            listed = scenarios(read_json(path))
        except (BadFileError, EngineError) as error:
            print(error if isinstance(error, BadFileError) else f"{path}: {error}", file=sys.stderr)
            return 2
        count, failures = run_all(listed)
        passed, failed = passed + count, failed + len(failures)
        for failure in failures:
            print(f"{path}: {failure.name}: {failure.step}: {failure.what}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
