"""The command line: `python -m unoultimate COMMAND …`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

_COMMANDS = {
    "scenario": "run scenario files",
    "replay": "print the log of a game record",
    "play": "let computers play a match and print its record",
    "bench": "measure moves and rounds a second",
    "arena": "let the levels play each other",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    listed = "\n".join(f"  {name:9} {text}" for name, text in _COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="python -m unoultimate",
        usage="%(prog)s COMMAND [options]   (COMMAND --help explains its options)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"commands:\n{listed}",
    )
    parser.add_argument("command", choices=_COMMANDS, metavar="COMMAND")
    arguments = list(sys.argv[1:] if argv is None else argv)
    command = parser.parse_args(arguments[:1]).command
    status: int = import_module(f".cli.{command}", __package__).run(arguments[1:])
    return status


if __name__ == "__main__":
    sys.exit(main())
