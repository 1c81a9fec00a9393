"""The end of a round and of a match, laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import isolate
from .state import MatchEnd, RoundEnd, RoundRow
from .texts import _

if TYPE_CHECKING:
    from unoultimate.engine import Match, RoundResult


def round_end(match: Match, viewer: int | None) -> RoundEnd | None:
    """The round just finished, or None while one is running."""
    result = match.result
    if result is None:
        return None
    rows = tuple(_row(match, result, seat) for seat in result.ranking)
    return RoundEnd(result.winner, _headline(match, result.winner, viewer), rows, _course(match))


def match_end(match: Match, viewer: int | None) -> MatchEnd | None:
    """The match just finished, or None."""
    if not match.over:
        return None
    winner = match.ranking[0]
    text = _("You win the match!") if winner == viewer else _won_match(match, winner)
    return MatchEnd(tuple(match.ranking), text, tuple(match.totals), tuple(match.rounds_won))


def _row(match: Match, result: RoundResult, seat: int) -> RoundRow:
    hand = tuple(result.hands[seat])
    points = match.rules.deck.points
    eliminated = {place for place, _points in match.round.position.eliminated}
    return RoundRow(
        seat=seat,
        cards=hand,
        card_points=tuple(points[card] for card in hand),
        hand_points=result.hand_points[seat],
        points=result.points[seat],
        total=match.totals[seat],
        eliminated=seat in eliminated,
    )


def _headline(match: Match, winner: int, viewer: int | None) -> str:
    if winner == viewer:
        return _("You win the round!")
    return _("{name} wins the round!", name=isolate(match.seats[winner].name))


def _won_match(match: Match, winner: int) -> str:
    return _("{name} wins the match!", name=isolate(match.seats[winner].name))


def _course(match: Match) -> tuple[tuple[int, ...], ...]:
    """The totals after each round so far."""
    totals = [0] * len(match.seats)
    course = []
    for result in match.results:
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        course.append(tuple(totals))
    return tuple(course)
