"""A finished match in a few figures, counted from its events."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..course import Course
from ..recorderror import RecordError
from ..recordfile import record_id

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import Event, Match, Seat

LAYING = ("play", "jump", "sweep")


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat did in a match; `points` is its total, `won` whether its side won."""

    name: str
    kind: str
    level: str
    laid: int
    drawn: int
    points: int
    rounds_won: int
    won: bool


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A finished match. `id` comes from what was played, `date` (ISO 8601) from outside.

    `origin` names the collection in which the match was first counted (`history.py`). `changes`
    are the options that differ from the rule set `base`. `stack` is the highest penalty that
    was pending, `ranking` the seats with the winner first.
    """

    id: str
    date: str
    origin: str
    base: str
    changes: tuple[tuple[str, str | int], ...]
    seats: tuple[SeatSummary, ...]
    ranking: tuple[int, ...]
    rounds: int
    turns: int
    stack: int
    online: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """The place in time among other matches."""
        return self.date, self.id

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.ranking[0]

    @property
    def won_by_person(self) -> bool:
        """Whether a person is among the winners."""
        return any(seat.won and seat.kind == "person" for seat in self.seats)


def summarise(
    document: dict[str, Any], date: str, origin: str, online: bool = False
) -> MatchSummary:
    """The summary of a record. Raises RecordError, `unfinished` for an abandoned match."""
    return summary_of(Course(document), date, origin, online)


def summary_of(course: Course, date: str, origin: str, online: bool = False) -> MatchSummary:
    """The summary of a match that was played through. Raises RecordError `unfinished`."""
    match = course.match
    if not match.over:
        raise RecordError("unfinished")
    events = [event for step in course.steps for event in step.events]
    return MatchSummary(
        id=record_id(match.record()),
        date=date,
        origin=origin,
        base=match.rules.base,
        changes=tuple(sorted(match.rules.changed_from_base().items())),
        seats=_seats(match, events),
        ranking=match.ranking,
        rounds=len(match.results),
        turns=sum(event.kind == "turn" for event in events),
        stack=max((event.amount for event in events if event.kind == "penalty"), default=0),
        online=online,
    )


def _seats(match: Match, events: Iterable[Event]) -> tuple[SeatSummary, ...]:
    laid, drawn = Counter[int](), Counter[int]()
    for event in events:
        if event.kind in LAYING:
            laid[event.seat] += len(event.cards)
        elif event.kind == "draw":
            drawn[event.seat] += event.amount
    winners = _winners(match)
    return tuple(
        _seat(match, number, seat, laid[number], drawn[number], number in winners)
        for number, seat in enumerate(match.seats)
    )


def _seat(match: Match, number: int, seat: Seat, laid: int, drawn: int, won: bool) -> SeatSummary:
    return SeatSummary(
        seat.name,
        seat.kind,
        seat.level if seat.kind == "computer" else "",
        laid,
        drawn,
        match.totals[number],
        match.rounds_won[number],
        won,
    )


def _winners(match: Match) -> tuple[int, ...]:
    first = match.ranking[0]
    return (first, (first + 2) % 4) if match.rules.partners_play(len(match.seats)) else (first,)
