"""What a laid card does (`rules.md` §5), the next turn included.

Each effect is called once for a lay, with all its cards; the layer still
counts as active, also when it has laid its last card.
"""

from typing import NamedTuple

from . import hands
from .drawing import take
from .position import Position
from .turns import after, decided, to_seat


class Lay(NamedTuple):
    """Cards that have just been laid: by whom, the seat named, whether it was a bluff."""

    seat: int
    cards: tuple[int, ...]
    target: int | None
    bluff: bool
    flex: bool = False


def plain(p: Position, lay: Lay) -> None:
    """Nothing but the card: a number or a Wild."""
    after(p, lay.seat)


def skip(p: Position, lay: Lay) -> None:
    """n Skips skip n other seats; nobody skips himself."""
    skip_seats(p, lay.seat, len(lay.cards))


def skip_seats(p: Position, seat: int, count: int) -> None:
    """Skip the next `count` seats after `seat`; all of them means it plays again."""
    others = p.others(seat)
    for other in others[:count]:
        p.emit("skip", other)
    again = seat if p.hands[seat] else others[0]
    to_seat(p, others[count] if count < len(others) else again)


def reverse(p: Position, lay: Lay) -> None:
    """n Reverses turn the direction n times; with two active seats each may act as Skip."""
    if len(p.active) == 2 and p.rules.two_player_reverse == "skip":
        skip_seats(p, lay.seat, 1)
        return
    if len(lay.cards) % 2:
        turn_round(p)
    after(p, lay.seat)


def turn_round(p: Position) -> None:
    """Turn the direction of play."""
    p.direction = -p.direction
    p.emit("reverse", amount=p.direction)


def seven(p: Position, lay: Lay) -> None:
    """Under `seven_swap`: swap hands with the seat chosen; as a last card nothing."""
    if p.hands[lay.seat]:
        hands.swap(p, lay.seat, chosen(p, lay))
    after(p, lay.seat)


def zero(p: Position, lay: Lay) -> None:
    """Under `zero_pass`: every hand is passed on; as a last card nothing."""
    if p.hands[lay.seat]:
        hands.pass_on(p)
    after(p, lay.seat)


def chosen(p: Position, lay: Lay) -> int:
    """The seat that a lay names, or the only one there is."""
    return p.others(lay.seat)[0] if lay.target is None else lay.target


def shuffle_hands(p: Position, lay: Lay) -> None:
    """All active seats' hands are shuffled together and dealt anew."""
    hands.shuffle_together(p, lay.seat)
    after(p, lay.seat)


def custom_swap_two(p: Position, lay: Lay) -> None:
    """You and a chosen seat give each other two random cards; as a last card nothing."""
    if p.hands[lay.seat]:
        hands.swap_two(p, lay.seat, chosen(p, lay))
    after(p, lay.seat)


def custom_all_draw_one(p: Position, lay: Lay) -> None:
    """Every other active seat draws one, in order of play."""
    make_draw(p, lay, p.others(lay.seat), 1)
    after(p, lay.seat)


def make_draw(p: Position, lay: Lay, seats: list[int], count: int) -> None:
    """These seats draw by an effect; by a last card before scoring, and not in `first_out`."""
    final = not p.hands[lay.seat] and p.rules.format != "last_standing"
    if final and p.rules.format == "first_out":
        return
    for seat in seats:
        take(p, seat, count, "effect", final)
        if not final and decided(p):
            return


def skip_all(p: Position, lay: Lay) -> None:
    """Every other seat is skipped; as a last card nothing."""
    skip_seats(p, lay.seat, len(p.active) - 1 if p.hands[lay.seat] else 0)


CUSTOM = {
    "swap_two": custom_swap_two,
    "all_draw_one": custom_all_draw_one,
    "skip_all": skip_all,
    "plain": plain,
}
