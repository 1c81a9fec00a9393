"""`replay`: print the log of a game record and the final table."""

import argparse
import sys
from collections.abc import Iterable, Sequence

from unoultimate.engine import EngineError, Event, IllegalMove, Match
from unoultimate.engine.moves import NEXT
from unoultimate.engine.record import read_record

from .files import BadFileError, read_json


def run(argv: Sequence[str]) -> int:
    """Replay a record; 2 when it can't be read or holds a move that the rules refuse."""
    parser = argparse.ArgumentParser(prog="python -m unoultimate replay")
    parser.add_argument("file", metavar="FILE")
    path = parser.parse_args(argv).file
    try:
        _print_replay(read_json(path))
    except BadFileError as error:
        print(error, file=sys.stderr)
        return 2
    except EngineError as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    return 0


def _print_replay(document: object) -> None:
    record = read_record(document)
    match = Match.new(record.rules, record.seats, record.seed, record.dealer)
    side = _print_events(match, match.round.history, 0)
    for number, moves in enumerate(record.rounds):
        for text in [NEXT] * (number > 0) + moves:
            print(f"> {text}")
            side = 0 if text == NEXT else side
            try:
                events = match.apply(match.parse(text))
            except IllegalMove as error:
                raise IllegalMove(error.reason, round=number + 1, move=text) from None
            side = _print_events(match, events, side)
    _print_table(match)


def _print_events(match: Match, events: Iterable[Event], side: int) -> int:
    """Print events, cards by the side in play; it was `side` before them, and is returned."""
    for event in events:
        side = event.amount if event.kind == "flip" else side
        print(f"  {event.text(match.rules.deck.shown(side))}")
    return side


def _print_table(match: Match) -> None:
    print("final" if match.over else "so far")
    for rank, seat in enumerate(match.ranking, 1):
        won = match.rounds_won[seat]
        print(f"{rank}. {match.seats[seat].name}: {match.totals[seat]} points, {won} rounds won")
