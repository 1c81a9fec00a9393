"""The hand limit: a seat with too many cards leaves the round (`rules.md` §9, Elimination)."""

from .position import Position
from .shuffle import shuffle


def eliminate_if_full(p: Position, seat: int) -> None:
    """Eliminate a seat whose hand has reached the limit by drawing."""
    limit = p.rules.hand_limit
    if limit and len(p.hands[seat]) >= limit:
        eliminate(p, seat)


def eliminate(p: Position, seat: int) -> None:
    """Note a seat's points, put its cards back, end its round."""
    points = p.game.noted(p, seat)
    p.eliminated.append((seat, points))
    cards, p.hands[seat] = p.hands[seat], []
    buried = len(p.discard)
    p.game.bury(p, cards)
    note = "discard" if len(p.discard) > buried else ""
    leave(p, seat)
    p.emit("eliminated", seat, amount=points, note=note)


def leave(p: Position, seat: int) -> None:
    """Take a seat out of the round: it is no longer active and its call is over."""
    p.active.remove(seat)
    p.declared.discard(seat)
    p.open.discard(seat)
    p.game.left(p)


def into_draw_pile(p: Position, cards: list[int]) -> None:
    """Shuffle the cards of an eliminated seat into the draw pile, all of it anew."""
    p.draw += cards
    shuffle(p.draw, p.seed, p.shuffles)
    p.shuffles += 1
