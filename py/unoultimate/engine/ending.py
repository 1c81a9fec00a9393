"""When a round is over, and its last draws (`rules.md` §8, §9)."""

from .drawing import PileEmpty
from .elimination import leave
from .penalties import pay
from .position import OVER, Position
from .scoring import outcome
from .turns import decided, stands_still


def go_out(p: Position, seat: int) -> None:
    """A seat has laid its last card; it counts as active until its card has had effect."""
    p.out.append(seat)
    p.emit("out", seat)


def settle(p: Position) -> None:
    """End the round if the move just made has ended it."""
    if p.out and p.out[-1] in p.active:
        _settle_last_card(p, p.out[-1])
    elif decided(p):
        finish(p)
    elif stands_still(p):
        p.emit("stalemate")
        finish(p)


def _settle_last_card(p: Position, seat: int) -> None:
    if p.rules.format != "last_standing":
        _final_draws(p)
        finish(p)
        return
    leave(p, seat)
    if decided(p):
        finish(p)


def _final_draws(p: Position) -> None:
    if p.pending and p.rules.format != "first_out":
        try:
            pay(p, p.turn, final=True)
        except PileEmpty:
            p.emit("pile_empty")


def pile_ran_out(p: Position) -> None:
    """A card was needed and none was there, under `end_round`: the round ends."""
    p.emit("pile_empty")
    finish(p)


def finish(p: Position) -> None:
    """Score the round and close it."""
    p.outcome = outcome(p)
    p.phase, p.pending, p.drawn = OVER, None, None
    p.declared.clear()
    p.open.clear()
    p.events = [event for event in p.events if event.kind != "turn"]
    p.emit("round_end", p.outcome.winner)
