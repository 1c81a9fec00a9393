"""From the collection to what the statistics screen shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..labels import level_name, rule_set_name
from ..texts import _
from .counters import COMPUTERS, PEOPLE
from .state import CardsRow, PairRow, PlayerRow, RecentMatch, RuleRow, StatisticsState

if TYPE_CHECKING:
    from collections.abc import Callable

    from .collection import Collection
    from .counters import Counters, PlayerCount, RuleCount
    from .summary import MatchSummary

    When = Callable[[str], str]

BARS = 16
PAIRS = 12


def statistics_state(
    kept: Collection, when: When, message: str = "", problem: str = ""
) -> StatisticsState:
    """The screen; `when` writes a date as people of the current language do."""
    counters = kept.history.counters()
    newest = kept.history.matches[::-1]
    return StatisticsState(
        matches=counters.matches,
        people=counters.people,
        turns=_average(counters.turns, counters.matches),
        stack=counters.stack,
        players=_players(counters),
        cards=tuple(_cards(match, when) for match in kept.history.matches[-BARS:]),
        rules=_rules(counters),
        pairs=_pairs(counters),
        recent=tuple(_recent(match, when, match.id in kept.records) for match in newest),
        message=message,
        problem=problem,
    )


def player_name(key: str) -> str:
    """A player's key in words: a person's name, or the computers of a level."""
    if key.startswith(PEOPLE):
        return key.removeprefix(PEOPLE)
    return _("Computer, {level}", level=level_name(key.removeprefix(COMPUTERS)))


def _players(counters: Counters) -> tuple[PlayerRow, ...]:
    """People before computers, and who played most first."""
    found = sorted(
        counters.players.items(),
        key=lambda item: (item[0].startswith(COMPUTERS), -item[1].played, item[0]),
    )
    return tuple(_player(key, count) for key, count in found)


def _player(key: str, count: PlayerCount) -> PlayerRow:
    return PlayerRow(
        name=player_name(key),
        kind="person" if key.startswith(PEOPLE) else "computer",
        played=count.played,
        won=count.won,
        rate=_percent(count.won, count.played),
        laid=count.laid,
        drawn=count.drawn,
        streak=count.run,
        best=count.best,
    )


def _cards(match: MatchSummary, when: When) -> CardsRow:
    laid, drawn = sum(seat.laid for seat in match.seats), sum(seat.drawn for seat in match.seats)
    return CardsRow(when(match.date), laid, drawn)


def _rules(counters: Counters) -> tuple[RuleRow, ...]:
    found = sorted(counters.rules.items(), key=lambda item: (-item[1].matches, item[0]))
    return tuple(_rule(base, count) for base, count in found)


def _rule(base: str, count: RuleCount) -> RuleRow:
    turns = _average(count.turns, count.matches)
    return RuleRow(rule_set_name(base), count.matches, count.people, turns)


def _pairs(counters: Counters) -> tuple[PairRow, ...]:
    """Only pairs with a person in them, the person first, those who met most often first."""
    found = [
        (pair, (met.first, met.second))
        if pair[0].startswith(PEOPLE)
        else (pair[::-1], (met.second, met.first))
        for pair, met in counters.pairs.items()
        if any(key.startswith(PEOPLE) for key in pair)
    ]
    found.sort(key=lambda item: (-sum(item[1]), item[0]))
    return tuple(
        PairRow(player_name(first), player_name(second), *ahead)
        for (first, second), ahead in found[:PAIRS]
    )


def _recent(match: MatchSummary, when: When, replay: bool) -> RecentMatch:
    first, *others = (match.seats[seat].name for seat in match.ranking)
    return RecentMatch(
        id=match.id,
        when=when(match.date),
        rule_set=rule_set_name(match.base),
        winner=first,
        others=tuple(others),
        rounds=match.rounds,
        turns=match.turns,
        replay=replay,
        online=match.online,
    )


def _average(total: int, count: int) -> int:
    return round(total / count) if count else 0


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0
