"""Everything a seat in turn does but laying: draw, pass, name a colour, run out of time."""

from . import calls, penalties, turns
from .drawing import take, take_until_fit
from .fits import fits_either_way, obliges
from .moves import Move
from .position import COLOR, DRAWN, PENALTY, PLAY, Position


def draw(p: Position, seat: int) -> None:
    """Draw instead of laying (`rules.md` §4, Drawing); what fits may be laid next."""
    drawn = _draw(p, seat)
    fitting = bool(drawn) and seat in p.active and fits_either_way(p, seat, drawn[-1])
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
    """Name the colour that the game asks for."""
    if not p.game.chosen(p, move):
        turns.after(p, move.seat)


def name_color(p: Position, move: Move) -> bool:
    """The colour named is current; naming is beginning, and the turn goes on."""
    p.color = move.color
    p.emit("color", move.seat, color=move.color)
    p.phase = PLAY
    turns.begin(p)
    return True


def timeout(p: Position, seat: int) -> None:
    """Time ran out: the game decides (`rules.md` §4, Time)."""
    p.emit("timeout", seat)
    calls.close_windows(p)
    passes_from = _DECIDE[p.phase](p, seat)
    if p.rules.timeout == "draw_two" and seat in p.active:
        take(p, seat, 2, "timeout")
    if passes_from is None:
        turns.go_on(p, seat)
    else:
        turns.after(p, passes_from)


def _time_for_penalty(p: Position, seat: int) -> int | None:
    return penalties.pay_up(p, seat)


def _time_for_color(p: Position, seat: int) -> int | None:
    color = most_held_color(p, seat)
    return None if p.game.chosen(p, Move(seat, "choose", color=color)) else seat


def _time_for_drawn(p: Position, seat: int) -> int | None:
    p.emit("pass", seat)
    return seat


def _time_for_turn(p: Position, seat: int) -> int | None:
    _draw(p, seat)
    return seat


def most_held_color(p: Position, seat: int) -> int:
    """The colour held most in a hand; ties by the order of the colours."""
    colors = [p.face.colors[card] for card in p.hands[seat]]
    return max(p.face.palette, key=colors.count)


# For each phase what the game decides; returns the seat from which play passes on, or None
# when the turn goes on.
_DECIDE = {
    PENALTY: _time_for_penalty,
    COLOR: _time_for_color,
    DRAWN: _time_for_drawn,
    PLAY: _time_for_turn,
}
