"""Everything a seat in turn does but laying: draw, pass, name a colour, run out of time."""

from . import calls, penalties, turns
from .drawing import take, take_until_fit
from .fits import obliges
from .moves import Move
from .position import COLOR, DRAWN, PENALTY, PLAY, Position


def draw(p: Position, seat: int) -> None:
    """Draw instead of laying (`rules.md` §4, Drawing); what fits may be laid next."""
    drawn = _draw(p, seat)
    fitting = bool(drawn) and seat in p.active and p.game.fits(p, seat, drawn[-1])
    if fitting and p.rules.drawn_card != "keep":
        p.phase, p.drawn = DRAWN, drawn[-1]
    else:
        turns.after(p, seat)


def _draw(p: Position, seat: int) -> list[int]:
    calls.close_windows(p)
    turns.begin(p)
    if p.rules.draw_count == "one":
        return take(p, seat, 1)
    return take_until_fit(p, seat)


def pass_turn(p: Position, seat: int) -> None:
    """Keep the drawn card and end the turn."""
    calls.close_windows(p)
    p.emit("pass", seat)
    turns.after(p, seat)


def may_pass(p: Position, seat: int) -> bool:
    """Whether the drawn card may be kept."""
    if p.rules.drawn_card != "must_play":
        return True
    assert p.drawn is not None
    return not obliges(p, seat, p.drawn)


def choose(p: Position, move: Move) -> None:
    """Name the colour that the game asks for; naming is beginning."""
    p.color = move.color
    p.emit("color", move.seat, color=move.color)
    p.phase = PLAY
    turns.begin(p)


def timeout(p: Position, seat: int) -> None:
    """Time ran out: the game decides (`rules.md` §4, Time)."""
    p.emit("timeout", seat)
    calls.close_windows(p)
    goes_on = _DECIDE[p.phase](p, seat)
    if p.rules.timeout == "draw_two" and seat in p.active:
        take(p, seat, 2, "timeout")
    if goes_on:
        turns.go_on(p, seat)
    else:
        turns.after(p, seat)


def _time_for_penalty(p: Position, seat: int) -> bool:
    penalties.pay(p, seat)
    return p.rules.after_penalty == "may_play"


def _time_for_color(p: Position, seat: int) -> bool:
    choose(p, Move(seat, "choose", color=most_held_color(p, seat)))
    return True


def _time_for_drawn(p: Position, seat: int) -> bool:
    p.emit("pass", seat)
    return False


def _time_for_turn(p: Position, seat: int) -> bool:
    _draw(p, seat)
    return False


def most_held_color(p: Position, seat: int) -> int:
    """The colour held most in a hand; ties by the order of the colours."""
    colors = [p.face.colors[card] for card in p.hands[seat]]
    return max(p.deck.palette, key=colors.count)


_DECIDE = {
    PENALTY: _time_for_penalty,
    COLOR: _time_for_color,
    DRAWN: _time_for_drawn,
    PLAY: _time_for_turn,
}
