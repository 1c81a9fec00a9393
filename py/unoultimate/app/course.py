"""A record played through once: every step with its events, and any position at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from unoultimate.engine import EngineError, Match, NotationError, RulesError
from unoultimate.engine.moves import NEXT
from unoultimate.engine.record import Record, read_record

from .names import clean
from .recorderror import RecordError

if TYPE_CHECKING:
    from unoultimate.engine import Event, Move, Round, Seat

MAX_MOVES = 20_000
APART = 16


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a match: the move that led to it and what happened.

    The first one of a round has no move and the events of the deal. `totals` are those of
    the finished rounds, this one included once it is over.
    """

    round_number: int
    move: Move | None
    events: tuple[Event, ...]
    totals: tuple[int, ...]


class Course:
    """A whole match, position by position, from 0 (the first deal) to `last`.

    Keeps a copy of the round every few moves, so that any position is near one of them.
    """

    def __init__(self, document: Any) -> None:
        """Play a record through. Raises RecordError."""
        self.match, moves = _start(document)
        self.steps: list[Step] = []
        self._kept: dict[int, Round] = {}
        self._note(None, tuple(self.match.round.history))
        for number, texts in enumerate(moves):
            for index, text in enumerate([NEXT] * (number > 0) + texts, number == 0):
                self._make(text, number + 1, index)
        self.round_at = lru_cache(maxsize=64)(self._round_at)

    @property
    def last(self) -> int:
        """The last position."""
        return len(self.steps) - 1

    def first_of_round(self, number: int) -> int:
        """The position of a round's deal, or of the last position before it."""
        return next((i for i, s in enumerate(self.steps) if s.round_number >= number), self.last)

    def _round_at(self, position: int) -> Round:
        start = position
        while start not in self._kept:
            start -= 1
        rnd = self._kept[start].copy()
        for step in self.steps[start + 1 : position + 1]:
            assert step.move
            rnd.apply(step.move)
        return rnd

    def _make(self, text: str, number: int, index: int) -> None:
        try:
            move = self.match.parse(text)
            events = self.match.apply(move)
        except (EngineError, ValueError, LookupError, TypeError):
            raise RecordError("bad_move", number=index, round=number) from None
        self._note(None if move.verb == NEXT else move, events)

    def _note(self, move: Move | None, events: tuple[Event, ...]) -> None:
        position, match = len(self.steps), self.match
        self.steps.append(Step(match.round_number, move, events, match.totals))
        if move is None or position % APART == 0:
            self._kept[position] = match.round.copy()


def _start(document: Any) -> tuple[Match, list[list[str]]]:
    record = _read(document)
    if sum(map(len, record.rounds)) > MAX_MOVES:
        raise RecordError("too_large")
    seats = [_tidy(seat) for seat in record.seats]
    if not record.rounds or record.dealer not in (None, *range(len(seats))):
        raise RecordError("damaged")
    try:
        return Match.new(record.rules, seats, record.seed, record.dealer), record.rounds
    except EngineError:
        raise RecordError("bad_rules") from None


def _read(document: Any) -> Record:
    try:
        return read_record(document)
    except RulesError:
        raise RecordError("bad_rules") from None
    except NotationError as error:
        raise RecordError(_FORMS.get(error.reason, "damaged")) from None


_FORMS = {"newer_record": "newer"}


def _tidy(seat: Seat) -> Seat:
    return replace(seat, name=clean(seat.name), level=clean(seat.level))
