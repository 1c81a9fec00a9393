"""What the statistics screen shows. Texts are in the current language already."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person, or all computers of a level; `rate` is the share of matches won, in percent."""

    name: str
    kind: str
    played: int
    won: int
    rate: int
    laid: int
    drawn: int
    streak: int
    best: int


@dataclass(frozen=True, slots=True)
class CardsRow:
    """Cards laid and drawn in one match."""

    when: str
    laid: int
    drawn: int


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule set: matches, those that people won, average turns."""

    name: str
    matches: int
    people: int
    turns: int


@dataclass(frozen=True, slots=True)
class PairRow:
    """Two players and how often each ended ahead of the other."""

    first: str
    second: str
    first_ahead: int
    second_ahead: int


@dataclass(frozen=True, slots=True)
class RecentMatch:
    """A match that is kept; `replay`: its record is there. `others` in order of ranking."""

    id: str
    when: str
    rule_set: str
    winner: str
    others: tuple[str, ...]
    rounds: int
    turns: int
    replay: bool = False
    online: bool = False


@dataclass(frozen=True, slots=True)
class StatisticsState:
    """The whole screen. `message` tells what an import did, `problem` why it did nothing."""

    matches: int = 0
    people: int = 0
    turns: int = 0
    stack: int = 0
    players: tuple[PlayerRow, ...] = ()
    cards: tuple[CardsRow, ...] = ()
    rules: tuple[RuleRow, ...] = ()
    pairs: tuple[PairRow, ...] = ()
    recent: tuple[RecentMatch, ...] = ()
    message: str = ""
    problem: str = ""
