"""Laying cards, in turn or out of it (`rules.md` §4, §5)."""

from . import calls, penalties, turns
from .drawing import take
from .effects import Lay
from .ending import go_out
from .fits import is_lawful, swept
from .moves import Move
from .position import PENALTY, Position


def play(p: Position, move: Move) -> None:
    """Lay cards in turn: in an ordinary turn, after drawing, or on a penalty."""
    reflecting = p.phase == PENALTY and penalties.reflects(p, move.cards[0])
    lay = _put_down(p, move)
    if _ends_at_once(p, move.seat):
        return
    if reflecting:
        penalties.reflect(p, lay)
    else:
        p.game.effects[_symbol(p, lay)](p, lay)


def jump(p: Position, move: Move) -> None:
    """Lay a twin of the top card out of turn: the effect below is cancelled.

    With stacking on, draw amounts add up instead.
    """
    p.direction = p.undo
    if not p.game.adds_on_jump:
        p.pending = None
    lay = _put_down(p, move)
    if not _ends_at_once(p, move.seat):
        p.game.effects[_symbol(p, lay)](p, lay)


def _put_down(p: Position, move: Move) -> Lay:
    seat = move.seat
    bluff = _symbol(p, move) in p.game.judged and not is_lawful(p, seat)
    under = swept(p, seat, move.cards[0])
    for card in (*under, *move.cards):
        p.hands[seat].remove(card)
    p.discard += (*under, *move.cards)
    colors = p.face.colors
    p.color = move.color if colors[p.top] is None else colors[p.top]
    p.undo, p.no_jump, p.acted = p.direction, False, True
    p.emit(
        move.verb,
        seat,
        cards=move.cards,
        color=move.color,
        target=_seat(move.target),
        note="flex" if move.flex else "",
    )
    if under:
        p.emit("sweep", seat, cards=tuple(under))
    calls.close_windows(p)
    calls.after_lay(p, seat)
    if not p.hands[seat]:
        go_out(p, seat)
    lay = Lay(seat, move.cards, move.target, bluff, move.flex)
    p.game.laid(p, lay)
    return lay


def _ends_at_once(p: Position, seat: int) -> bool:
    """In `last_standing` a last card that leaves one seat has no effect any more."""
    return not p.hands[seat] and p.rules.format == "last_standing" and len(p.active) == 2


def _symbol(p: Position, lay: Lay | Move) -> str:
    return p.face.symbols[lay.cards[0]]


def _seat(target: int | None) -> int:
    return -1 if target is None else target


def wrong_play(p: Position, move: Move) -> None:
    """A card that does not fit goes back; its player draws two and loses the turn."""
    calls.close_windows(p)
    p.emit("wrong_play", move.seat, cards=move.cards[:1])
    turns.begin(p)
    take(p, move.seat, 2, "wrong")
    turns.after(p, move.seat)
