"""The log of a match in words, as the shown seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import texts
from .sentences import Narrator, side_before
from .tablestate import LogLine
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from unoultimate.engine import Event, Match, Rules, View

UNTOLD = frozenset({"turn", "out"})
ROUND = "round"
KEPT = 5
APART = 10_000


class _Past(NamedTuple):
    """A round that is over: everything that happened, and the side in play at its end."""

    rules: Rules
    events: tuple[Event, ...]
    side: int


class Journal:
    """Tells the history of a view; what was told stays until seat, language or round change.

    Rounds that ended since the table was opened are told too, the last few of them.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._side = 0
        self._key: tuple[object, ...] = ()
        self._told = 0
        self._lines: list[LogLine] = []
        self._past: dict[int, _Past] = {}
        self._before: dict[tuple[object, ...], tuple[LogLine, ...]] = {}

    def note(self, match: Match) -> None:
        """Keep the round that is over now."""
        rnd = match.round
        if rnd.over:
            past = _Past(match.rules, tuple(rnd.history), rnd.position.side)
            self._past[match.round_number] = past
            for number in sorted(self._past)[:-KEPT]:
                del self._past[number]

    def lines(self, view: View, round_number: int) -> tuple[LogLine, ...]:
        """All lines of this round and of those before, newest first; each round under its name
        where there are several."""
        key = (view.seat, texts.language(), round_number)
        history = view.history
        if key != self._key or len(history) < self._told:
            self._key, self._told = key, 0
            self._side = side_before(history, view.side)
            self._lines = list(self._earlier(view.seat, round_number))
            self._lines += [_heading(round_number)] if self._lines else []
        narrator = Narrator(self._names, view.rules, view.seat, self._side)
        self._lines += _tell(narrator, round_number, history[self._told :], self._told)
        self._told, self._side = len(history), narrator.side
        return tuple(reversed(self._lines))

    def _earlier(self, seat: int, round_number: int) -> Iterator[LogLine]:
        """The lines of the rounds before, each told once for a seat and language."""
        for number in sorted(self._past):
            key = (seat, texts.language(), number)
            if number < round_number:
                if key not in self._before:
                    self._before[key] = self._retold(seat, number)
                yield from self._before[key]

    def _retold(self, seat: int, number: int) -> tuple[LogLine, ...]:
        rules, events, side = self._past[number]
        narrator = Narrator(self._names, rules, seat, side_before(events, side))
        seen = [event.seen_by(seat) for event in events]
        return (_heading(number), *_tell(narrator, number, seen, 0))


def _heading(number: int) -> LogLine:
    return LogLine(number * APART, _("Round {n}", n=number), ROUND)


def _tell(
    narrator: Narrator, round_number: int, events: Sequence[Event], first: int
) -> Iterator[LogLine]:
    """A line for each event that is told; `first` is the place of the first one in its round."""
    for place, event in enumerate(events, round_number * APART + first + 1):
        text = narrator.sentence(event)
        if event.kind in UNTOLD or (event.kind == "deal" and event.seat != narrator.viewer):
            continue
        if text:
            yield LogLine(place, text, event.kind, event.seat)
