"""The ranking and the points of a round that has ended (`rules.md` §9)."""

from .position import Outcome, Position


def outcome(p: Position) -> Outcome:
    """How the round ended, final draws made."""
    order = ranking(p)
    return Outcome(order[0], tuple(_POINTS[p.rules.format](p, order)), tuple(order))


def ranking(p: Position) -> list[int]:
    """Seats in order of going out, then those with cards, then the eliminated.

    Those with cards by points, fewer cards, seat; the eliminated later ones first. Seats
    that take no part in the round are not ranked.
    """
    holding = [seat for seat in p.active if seat not in p.out]
    holding.sort(key=lambda seat: (p.hand_points(seat), len(p.hands[seat]), seat))
    return p.out + holding + [seat for seat, _ in reversed(p.eliminated)]


def round_points(p: Position) -> list[int]:
    """What each seat's hand counts: an eliminated one as noted."""
    points = [p.hand_points(seat) for seat in range(len(p.hands))]
    for seat, noted in p.eliminated:
        points[seat] = noted
    return points


def _to_winner(p: Position, order: list[int]) -> list[int]:
    hands = round_points(p)
    winners = {order[0]}
    if p.rules.partners_play(len(hands)):
        winners.add((order[0] + 2) % 4)
    gain = sum(points for seat, points in enumerate(hands) if seat not in winners)
    return [gain if seat in winners else 0 for seat in range(len(hands))]


def _own_hands(p: Position, order: list[int]) -> list[int]:
    return [0 if seat == order[0] else points for seat, points in enumerate(round_points(p))]


def _rank_points(p: Position, order: list[int]) -> list[int]:
    points = [0] * len(p.hands)
    for rank, seat in enumerate(order):
        points[seat] = len(order) - 1 - rank
    return points


_POINTS = {
    "points": _to_winner,
    "penalty": _own_hands,
    "knockout": _own_hands,
    "first_out": _rank_points,
    "last_standing": _rank_points,
}
