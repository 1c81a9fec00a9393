"""The hand limit: a seat with too many cards leaves the round (`rules.md` §9, Elimination)."""

from .position import Position
from .shuffle import shuffle


def eliminate_if_full(p: Position, seat: int) -> None:
    """Eliminate a seat whose hand has reached the limit by drawing."""
    limit = p.rules.hand_limit
    if limit and len(p.hands[seat]) >= limit:
        eliminate(p, seat)


def eliminate(p: Position, seat: int) -> None:
    """Note a seat's points, shuffle its cards into the draw pile, end its round."""
    points = p.hand_points(seat)
    p.eliminated.append((seat, points))
    p.draw += p.hands[seat]
    p.hands[seat] = []
    shuffle(p.draw, p.seed, p.shuffles)
    p.shuffles += 1
    leave(p, seat)
    p.emit("eliminated", seat, amount=points)


def leave(p: Position, seat: int) -> None:
    """Take a seat out of the round: it is no longer active and its call is over."""
    p.active.remove(seat)
    p.declared.discard(seat)
    p.open.discard(seat)
