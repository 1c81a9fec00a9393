"""The end of a round and of a match, laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import isolate
from .tablestate import MatchEnd, RoundEnd, RoundRow
from .texts import _

if TYPE_CHECKING:
    from unoultimate.engine import Match, RoundResult


def round_end(match: Match, viewer: int | None) -> RoundEnd | None:
    """The round just finished, or None while one is running."""
    result = match.result
    if result is None:
        return None
    winners = _side(match, result.winner)
    return RoundEnd(
        result.winner,
        _round_won(match, winners, viewer),
        tuple(_row(match, result, place) for place in range(len(result.ranking))),
        _course(match),
        _reason(match, result.winner),
        winners,
    )


def match_end(match: Match, viewer: int | None) -> MatchEnd | None:
    """The match just finished, or None."""
    if not match.over:
        return None
    winners = _side(match, match.ranking[0])
    left = match.standings.left
    return MatchEnd(
        tuple(match.ranking),
        _match_won(match, winners, viewer),
        tuple(match.totals),
        tuple(match.rounds_won),
        tuple(left.get(seat, 0) for seat in range(len(match.seats))),
    )


def _row(match: Match, result: RoundResult, place: int) -> RoundRow:
    seat = result.ranking[place]
    hand = tuple(result.hands[seat])
    p = match.round.position
    eliminated = {one for one, _points in p.eliminated}
    last, side = _last_lay(match, seat)
    return RoundRow(
        seat=seat,
        cards=p.shown(hand),
        card_points=tuple(p.face.points[card] for card in hand),
        hand_points=result.hand_points[seat],
        points=result.points[seat],
        total=match.totals[seat],
        eliminated=seat in eliminated,
        place=place + 1,
        left=seat in match.standings.left,
        last=last,
        last_side=side,
    )


def _last_lay(match: Match, seat: int) -> tuple[tuple[str, ...], int]:
    """The codes of what this seat went out with and the side they lay on; none if it did not."""
    p = match.round.position
    side = p.side
    if seat not in p.out:
        return (), side
    for event in reversed(match.round.history):
        if event.kind == "flip":
            side = 1 - side
        elif event.kind in ("play", "jump") and event.seat == seat:
            codes = match.rules.deck.shown(side)
            return tuple(codes[card] for card in event.cards), side
    return (), side


def _side(match: Match, seat: int) -> tuple[int, ...]:
    """The seat, or both seats of its side under `partners`."""
    if match.rules.partners_play(len(match.seats)):
        return tuple(sorted((seat, (seat + 2) % 4)))
    return (seat,)


def _names(match: Match, winners: tuple[int, ...], viewer: int | None) -> dict[str, str]:
    """The viewer's partner as `name`, or one or both winners by name."""
    names = [isolate(match.seats[seat].name) for seat in winners if seat != viewer]
    return dict(zip(("name", "partner"), names, strict=False))


def _round_won(match: Match, winners: tuple[int, ...], viewer: int | None) -> str:
    names = _names(match, winners, viewer)
    if len(winners) == 1:
        mine = viewer in winners
        return _("You win the round!") if mine else _("{name} wins the round!", **names)
    if viewer in winners:
        return _("You and {name} win the round!", **names)
    return _("{name} and {partner} win the round!", **names)


def _match_won(match: Match, winners: tuple[int, ...], viewer: int | None) -> str:
    names = _names(match, winners, viewer)
    if len(winners) == 1:
        mine = viewer in winners
        return _("You win the match!") if mine else _("{name} wins the match!", **names)
    if viewer in winners:
        return _("You and {name} win the match!", **names)
    return _("{name} and {partner} win the match!", **names)


def _reason(match: Match, winner: int) -> str:
    """Why the round ended although its winner may hold cards; "" after a last card."""
    position = match.round.position
    kinds = {event.kind for event in match.round.history[-8:]}
    if "stalemate" in kinds:
        return _("Nobody could play or draw any more. The fewest points in hand win.")
    if "pile_empty" in kinds and winner not in position.out:
        return _("The draw pile ran out. The fewest points in hand win.")
    if position.eliminated and winner not in position.out:
        return _("Everybody else reached the hand limit.")
    return ""


def _course(match: Match) -> tuple[tuple[int, ...], ...]:
    """The totals after each round so far."""
    totals = [0] * len(match.seats)
    course = []
    for result in match.results:
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        course.append(tuple(totals))
    return tuple(course)
