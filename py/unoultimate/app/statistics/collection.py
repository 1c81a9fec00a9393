"""What the device keeps: the history and the records of its matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..course import Course
from . import exchange
from .history import KEPT, History
from .summary import summary_of

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Collection:
    """The history, and by match id the records from which its matches can be replayed."""

    history: History = field(default_factory=History)
    records: Mapping[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Collection:
        """The collection in a stored text or a file. Raises StatisticsError."""
        return cls(*exchange.read(text))

    def text(self) -> str:
        """The collection as text, to be stored or exported."""
        return exchange.write(self.history, self.records)

    def with_match(
        self,
        document: Mapping[str, Any],
        date: str,
        origin: str,
        *,
        online: bool = False,
        limit: int = KEPT,
    ) -> Collection:
        """The collection with a match that has just ended; unchanged when it is known.

        Raises RecordError, `unfinished` for an abandoned match.
        """
        course = Course(document)
        match = summary_of(course, date, origin, online)
        records = {**self.records, match.id: course.match.record()}
        return Collection(self.history.add(match, limit), records)._tidied()

    def merged(self, other: Collection, limit: int = KEPT) -> Collection:
        """Both collections; a match in both is counted once."""
        history = self.history.merge(other.history, limit)
        return Collection(history, {**other.records, **self.records})._tidied()

    def _tidied(self) -> Collection:
        kept = {match.id for match in self.history.matches}
        records = {name: record for name, record in self.records.items() if name in kept}
        return Collection(self.history, records)
