"""The log of a round in words, as the shown seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import texts
from .sentences import Narrator, side_before
from .state import LogLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unoultimate.engine import Event, View

UNTOLD = frozenset({"turn", "out"})


class Journal:
    """Tells the history of a view; what was told stays until seat, language or round change."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._side = 0
        self._key: tuple[object, ...] = ()
        self._told = 0
        self._lines: list[LogLine] = []

    def lines(self, view: View, round_number: int) -> tuple[LogLine, ...]:
        """All lines of this round, newest first."""
        key = (view.seat, texts.language(), round_number)
        history = view.history
        if key != self._key or len(history) < self._told:
            self._key, self._told, self._lines = key, 0, []
            self._side = side_before(history, view.side)
        narrator = Narrator(self._names, view.rules, view.seat, self._side)
        for number in range(self._told, len(history)):
            self._add(narrator, number, history[number])
        self._told, self._side = len(history), narrator.side
        return tuple(reversed(self._lines))

    def _add(self, narrator: Narrator, number: int, event: Event) -> None:
        text = narrator.sentence(event)
        if event.kind in UNTOLD or (event.kind == "deal" and event.seat != narrator.viewer):
            return
        if text:
            self._lines.append(LogLine(number, text, event.kind, event.seat))
