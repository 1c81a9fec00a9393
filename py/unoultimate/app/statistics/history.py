"""The matches kept, and counters of those that are kept no more.

A collection of matches has an origin, a random name given from outside once. Every match
belongs to the origin that first counted it. The oldest matches of an origin are folded into its
`Folded` counters, which remember up to where they go: whatever is not later is counted already.
So two collections may be merged in any order and any number of times without counting twice.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .counters import Counters

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .summary import MatchSummary

KEPT = 60
KEPT_SIGNED_IN = 200


@dataclass(frozen=True, slots=True)
class Folded:
    """The oldest matches of one origin, up to the one with the key `upto`, as counters."""

    upto: tuple[str, str] = ("", "")
    counters: Counters = field(default_factory=Counters)

    def plus(self, match: MatchSummary) -> Folded:
        """One more match, later than all before."""
        return Folded(match.key, self.counters.plus(match))


@dataclass(frozen=True, slots=True)
class History:
    """Matches in order of time, the oldest first, and what was before them by origin."""

    matches: tuple[MatchSummary, ...] = ()
    older: Mapping[str, Folded] = field(default_factory=dict)

    def knows(self, match: MatchSummary) -> bool:
        """Whether this match is counted already."""
        folded = self.older.get(match.origin, Folded())
        return match.key <= folded.upto or any(kept.id == match.id for kept in self.matches)

    def add(self, match: MatchSummary, limit: int = KEPT) -> History:
        """The history with one more match, unless it is counted already."""
        return self._with([match]).keeping(limit)

    def merge(self, other: History, limit: int = KEPT) -> History:
        """Both histories; a match in both is counted once."""
        return self._beyond(other.older)._with(other.matches).keeping(limit)

    def keeping(self, limit: int) -> History:
        """At most so many matches, the oldest folded into the counters."""
        older = dict(self.older)
        surplus = max(0, len(self.matches) - limit)
        for match in self.matches[:surplus]:
            older[match.origin] = older.get(match.origin, Folded()).plus(match)
        return History(self.matches[surplus:], older)

    def counters(self) -> Counters:
        """Everything counted: what was folded, and the matches kept."""
        total = Counters()
        for folded in sorted(self.older.values(), key=lambda folded: folded.upto):
            total = total.joined(folded.counters)
        for match in self.matches:
            total = total.plus(match)
        return total

    def _with(self, found: Iterable[MatchSummary]) -> History:
        matches = {match.id: match for match in found if not self.knows(match)}
        ordered = sorted((*self.matches, *matches.values()), key=lambda match: match.key)
        return replace(self, matches=tuple(ordered))

    def _beyond(self, theirs: Mapping[str, Folded]) -> History:
        older = dict(self.older)
        for origin, folded in theirs.items():
            if folded.upto > older.get(origin, Folded()).upto:
                older[origin] = folded
        merged = History((), older)
        return replace(merged, matches=tuple(m for m in self.matches if not merged.knows(m)))
