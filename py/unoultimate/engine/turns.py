"""Whose turn it is, and when a round stands still (`rules.md` §3, §8)."""

from .position import OVER, PENALTY, PLAY, Position


def to_seat(p: Position, seat: int) -> None:
    """End this turn and begin the turn of `seat`."""
    p.idle = 0 if p.acted else p.idle + 1
    p.acted = False
    start(p, seat)


def start(p: Position, seat: int) -> None:
    """Begin the turn of `seat`, which answers a penalty if one is pending."""
    p.turn = seat
    p.phase = PENALTY if p.pending else PLAY
    p.drawn = None
    p.begun = False
    p.emit("turn", seat)


def begin(p: Position) -> None:
    """The seat in turn has begun: nobody jumps in, and the top card's effect is done for good."""
    p.begun, p.undo = True, p.direction


def after(p: Position, seat: int) -> None:
    """The turn passes from `seat` to the next active seat."""
    to_seat(p, p.next_active(seat))


def go_on(p: Position, seat: int) -> None:
    """`seat`, having answered, takes an ordinary turn – unless it has been eliminated."""
    if seat not in p.active:
        after(p, seat)
        return
    p.turn, p.phase, p.drawn = seat, PLAY, None
    begin(p)


def stands_still(p: Position) -> bool:
    """Whether nobody has laid or drawn for twice round the table."""
    return p.phase != OVER and p.idle >= 2 * len(p.active)


def decided(p: Position) -> bool:
    """Whether too few seats still hold cards for the round to go on."""
    left = [seat for seat in p.active if seat not in p.out]
    if p.rules.partners_play(len(p.hands)):
        return len({seat % 2 for seat in left}) == 1
    return len(left) == 1
