"""Hands that move between seats (`rules.md` §5: 7, 0, Shuffle Hands, Customisable)."""

from .calls import after_hands_moved
from .drawing import reshuffle
from .position import Position


def swap(p: Position, seat: int, target: int) -> None:
    """Two seats change hands."""
    hands = p.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    p.emit("swap", seat, target=target)
    after_hands_moved(p, (seat, target))


def pass_on(p: Position) -> None:
    """Every active seat gives its hand to the next one in the direction of play."""
    seats = [p.active[0], *p.others(p.active[0])]
    hands = [p.hands[seat] for seat in seats]
    for seat, hand in zip(seats, hands[-1:] + hands[:-1], strict=True):
        p.hands[seat] = hand
    p.emit("pass_hands", amount=p.direction)
    after_hands_moved(p, seats)


def shuffle_together(p: Position, seat: int) -> None:
    """All active hands are put together, shuffled and dealt out again.

    The first card goes to the next active seat, so a seat still in the round gets the last.
    """
    seats = [*p.others(seat), *([seat] if p.hands[seat] else [])]
    cards = [card for other in seats for card in p.hands[other]]
    reshuffle(p, cards)
    for i, other in enumerate(seats):
        p.hands[other] = cards[i :: len(seats)]
    p.emit("shuffle_hands", seat)
    after_hands_moved(p, seats)


def swap_two(p: Position, seat: int, target: int) -> None:
    """Two seats give each other two random cards, or as many as both hold.

    Moves no call and no window (`rules.md` §7).
    """
    count = min(2, len(p.hands[seat]), len(p.hands[target]))
    given, taken = _pick(p, seat, count), _pick(p, target, count)
    p.hands[target] += given
    p.hands[seat] += taken
    cards = (*given, *taken)
    p.emit("swap_two", seat, target=target, cards=cards, amount=count, viewers=(seat, target))


def _pick(p: Position, seat: int, count: int) -> list[int]:
    order = sorted(p.hands[seat])
    reshuffle(p, order)
    picked = order[:count]
    for card in picked:
        p.hands[seat].remove(card)
    return picked
