"""Game records: one JSON document from which a match is replayed (`notation.md`).

Every shuffle comes from the seed (`shuffle.py`): round `n` of a match uses the seed
`<seed>/<n>`, the draw for the first dealer `<seed>/dealer`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from .errors import NotationError
from .rules import Rules
from .seats import Seat

T = TypeVar("T")

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

    Raises NotationError `bad_record`, naming the key, or `newer_record`, or RulesError for
    its rules.
    """
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise NotationError("bad_record", key="format")
    version = _of(int, document.get("version"), "version")
    if version > VERSION:
        raise NotationError("newer_record", version=version)
    dealer = document.get("dealer")
    return Record(
        Rules.from_json(document.get("rules")),
        tuple(Seat.from_json(seat) for seat in _of(list, document.get("seats"), "seats")),
        _of(str, document.get("seed"), "seed"),
        None if dealer is None else _of(int, dealer, "dealer"),
        [_moves(moves) for moves in _of(list, document.get("rounds"), "rounds")],
    )


def _of(kind: type[T], value: Any, key: str) -> T:
    if type(value) is not kind or (isinstance(value, str) and not _whole(value)):
        raise NotationError("bad_record", key=key)
    return value


def _whole(text: str) -> bool:
    """Whether a text can be written down: JSON lets half a character through."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _moves(moves: Any) -> list[str]:
    return [_of(str, move, "rounds") for move in _of(list, moves, "rounds")]
