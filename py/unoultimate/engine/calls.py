"""Calling UNO and catching who forgot (`rules.md` §7)."""

from collections.abc import Iterable

from . import turns
from .drawing import take
from .position import Position


def after_lay(p: Position, seat: int) -> None:
    """Settle the call of a seat that has just laid."""
    if len(p.hands[seat]) != 1:
        p.declared.discard(seat)
    elif p.rules.uno_call == "auto":
        p.declared.add(seat)
    elif p.rules.uno_call == "manual" and seat not in p.declared:
        p.open.add(seat)


def after_hands_moved(p: Position, seats: Iterable[int]) -> None:
    """Settle all calls after the hands of these seats were swapped, passed or shuffled.

    Whoever then holds one card counts as having called.
    """
    p.open.clear()
    p.declared.difference_update(seats)
    if p.rules.uno_call != "off":
        p.declared.update(seat for seat in p.active if len(p.hands[seat]) == 1)


def close_windows(p: Position) -> None:
    """Close every catch window: somebody has made a move of their own."""
    p.open.clear()


def call(p: Position, seat: int) -> None:
    """A seat calls UNO."""
    p.open.discard(seat)
    p.declared.add(seat)
    p.emit("uno", seat)


def catch(p: Position, seat: int, target: int) -> None:
    """A seat catches another; caught wrongly, it draws two itself (`wrong_catch`)."""
    if target in p.open:
        p.open.discard(target)
        p.emit("catch", seat, target=target)
        take(p, target, p.rules.uno_penalty, "catch")
    else:
        p.emit("wrong_catch", seat, target=target)
        take(p, seat, 2, "wrong")
        _pass_on_turn_of_eliminated(p, seat)


def _pass_on_turn_of_eliminated(p: Position, seat: int) -> None:
    if seat == p.turn and seat not in p.active:
        p.pending = None
        turns.after(p, seat)
