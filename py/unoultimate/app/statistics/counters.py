"""Counters over matches: added up match by match, in the order in which they were played."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .summary import MatchSummary, SeatSummary

PEOPLE, COMPUTERS = "p:", "c:"
Key = TypeVar("Key")
Count = TypeVar("Count", bound="Joinable")


class Joinable(Protocol):
    """A count that can be added to another one of its kind."""

    def joined(self: Count, other: Count) -> Count: ...


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """A person by name, or all computers of a level. `run` are the wins in a row up to now."""

    played: int = 0
    won: int = 0
    laid: int = 0
    drawn: int = 0
    run: int = 0
    best: int = 0

    def plus(self, seat: SeatSummary) -> PlayerCount:
        """One more match."""
        run = self.run + 1 if seat.won else 0
        return PlayerCount(
            self.played + 1,
            self.won + seat.won,
            self.laid + seat.laid,
            self.drawn + seat.drawn,
            run,
            max(self.best, run),
        )

    def joined(self, other: PlayerCount) -> PlayerCount:
        """Both together; the streaks stay apart."""
        return PlayerCount(
            self.played + other.played,
            self.won + other.won,
            self.laid + other.laid,
            self.drawn + other.drawn,
            max(self.run, other.run),
            max(self.best, other.best),
        )


@dataclass(frozen=True, slots=True)
class RuleCount:
    """A rule set: matches, those that people won, turns."""

    matches: int = 0
    people: int = 0
    turns: int = 0

    def joined(self, other: RuleCount) -> RuleCount:
        """Both together."""
        return RuleCount(
            self.matches + other.matches, self.people + other.people, self.turns + other.turns
        )


@dataclass(frozen=True, slots=True)
class PairCount:
    """Two players who met, in order of their keys: how often each ended ahead."""

    first: int = 0
    second: int = 0

    def joined(self, other: PairCount) -> PairCount:
        """Both together."""
        return PairCount(self.first + other.first, self.second + other.second)


@dataclass(frozen=True, slots=True)
class Counters:
    """All counters. Players have the keys `p:Mira` and `c:hard`."""

    matches: int = 0
    people: int = 0
    turns: int = 0
    stack: int = 0
    players: Mapping[str, PlayerCount] = field(default_factory=dict)
    rules: Mapping[str, RuleCount] = field(default_factory=dict)
    pairs: Mapping[tuple[str, str], PairCount] = field(default_factory=dict)

    def plus(self, match: MatchSummary) -> Counters:
        """One more match."""
        won = int(match.won_by_person)
        players = dict(self.players)
        for seat in match.seats:
            name = player_key(seat)
            players[name] = players.get(name, PlayerCount()).plus(seat)
        rule = RuleCount(1, won, match.turns).joined(self.rules.get(match.base, RuleCount()))
        pairs = dict(self.pairs)
        for pair, met in _meetings(match):
            pairs[pair] = pairs.get(pair, PairCount()).joined(met)
        return replace(
            self,
            matches=self.matches + 1,
            people=self.people + won,
            turns=self.turns + match.turns,
            stack=max(self.stack, match.stack),
            players=players,
            rules={**self.rules, match.base: rule},
            pairs=pairs,
        )

    def joined(self, other: Counters) -> Counters:
        """Both together."""
        return Counters(
            self.matches + other.matches,
            self.people + other.people,
            self.turns + other.turns,
            max(self.stack, other.stack),
            _joined(self.players, other.players),
            _joined(self.rules, other.rules),
            _joined(self.pairs, other.pairs),
        )


def player_key(seat: SeatSummary) -> str:
    """The key under which a seat is counted."""
    return PEOPLE + seat.name if seat.kind == "person" else COMPUTERS + seat.level


def _meetings(match: MatchSummary) -> Iterator[tuple[tuple[str, str], PairCount]]:
    for ahead, behind in combinations(match.ranking, 2):
        if match.seats[ahead].won and match.seats[behind].won:
            continue
        winner, loser = player_key(match.seats[ahead]), player_key(match.seats[behind])
        if winner < loser:
            yield (winner, loser), PairCount(1, 0)
        elif loser < winner:
            yield (loser, winner), PairCount(0, 1)


def _joined(ours: Mapping[Key, Count], theirs: Mapping[Key, Count]) -> dict[Key, Count]:
    both = dict(ours)
    for key, count in theirs.items():
        both[key] = both[key].joined(count) if key in both else count
    return both
