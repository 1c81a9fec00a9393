"""Game records: one JSON document from which a match is replayed (`notation.md`).

Every shuffle comes from the seed (`shuffle.py`): round `n` of a match uses the seed
`<seed>/<n>`, the draw for the first dealer `<seed>/dealer`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .errors import NotationError
from .rules import Rules
from .seats import Seat

FORMAT = "uno-ultimate-record"
VERSION = 1


class Record(NamedTuple):
    """A record that has been read; its moves are not yet checked."""

    rules: Rules
    seats: tuple[Seat, ...]
    seed: str
    dealer: int | None
    rounds: list[list[str]]


def make_record(
    rules: Rules, seats: Sequence[Seat], seed: str, dealer: int | None, rounds: list[list[str]]
) -> dict[str, Any]:
    """The record of a match as JSON types."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules.to_json(),
        "seats": [seat.to_json() for seat in seats],
        "seed": seed,
        "dealer": dealer,
        "rounds": [list(moves) for moves in rounds],
    }


def read_record(document: Any) -> Record:
    """Read a record's form.

    Raises NotationError `bad_record` or `newer_record`, or RulesError for its rules.
    """
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise NotationError("bad_record")
    version = document.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise NotationError("newer_record", version=version)
    return Record(
        Rules.from_json(document.get("rules")),
        tuple(Seat.from_json(seat) for seat in _list(document.get("seats"))),
        _text(document.get("seed")),
        _dealer(document.get("dealer")),
        [[_text(move) for move in _list(moves)] for moves in _list(document.get("rounds"))],
    )


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise NotationError("bad_record")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError("bad_record")
    return value


def _dealer(value: Any) -> int | None:
    if value is not None and not isinstance(value, int):
        raise NotationError("bad_record")
    return value
