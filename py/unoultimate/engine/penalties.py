"""Draw cards and how their victim answers (`rules.md` §6)."""

from . import calls, turns
from .cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from .drawing import take
from .effects import Lay, turn_round
from .fits import may_lay_wild4
from .position import Pending, Position


def draw_two(p: Position, lay: Lay) -> None:
    """n Draw Twos add 2n to what the next active seat faces."""
    impose(p, lay, 2 * len(lay.cards), DRAW_TWO)


def wild4(p: Position, lay: Lay) -> None:
    """The next active seat faces 4 more, and may challenge."""
    impose(p, lay, 4, WILD_DRAW_FOUR)


def impose(p: Position, lay: Lay, amount: int, kind: str) -> None:
    """Add a draw card's amount to the pending penalty, for the next active seat."""
    before = p.pending.amount if p.pending else 0
    p.pending = Pending(before + amount, kind, lay.seat, lay.bluff)
    face_next(p, lay.seat)


def face_next(p: Position, seat: int) -> None:
    """The next active seat after `seat` has to answer the pending penalty."""
    assert p.pending
    victim = p.next_active(seat)
    p.emit("penalty", p.pending.by, target=victim, amount=p.pending.amount)
    turns.to_seat(p, victim)


def answers(p: Position, seat: int, card: int) -> bool:
    """Whether a card may be laid on the pending penalty: stacked, or to reflect it."""
    return stacks(p, seat, card) or reflects(p, card)


def stacks(p: Position, seat: int, card: int) -> bool:
    """Whether `stacking` lets the seat lay this draw card on the last draw card laid."""
    assert p.pending
    rule, symbol = p.rules.stacking, p.face.symbols[card]
    if rule == "off":
        return False
    if symbol == WILD_DRAW_FOUR:
        raised = p.pending.kind == DRAW_TWO and rule != "same"
        return (p.pending.kind == symbol or raised) and may_lay_wild4(p, seat)
    if symbol == DRAW_TWO:
        lowered = rule == "any" and p.face.colors[card] == p.color
        return p.pending.kind == symbol or lowered
    return False


def reflects(p: Position, card: int) -> bool:
    """Whether `reflect` lets this card pass the penalty on: of the current colour only."""
    if p.rules.reflect == "off" or p.face.colors[card] != p.color:
        return False
    symbol = p.face.symbols[card]
    return symbol == REVERSE or (symbol == SKIP and p.rules.reflect == "reverse_skip")


def reflect(p: Position, lay: Lay) -> None:
    """Pass the whole penalty on, back with a Reverse or onwards with a Skip."""
    if p.face.symbols[lay.cards[0]] == REVERSE:
        turn_round(p)
    p.reflected = True
    face_next(p, lay.seat)


def accept(p: Position, seat: int) -> None:
    """Draw the whole amount; then the turn is lost, or goes on under `may_play`."""
    calls.close_windows(p)
    pay(p, seat)
    if p.rules.after_penalty == "may_play":
        turns.go_on(p, seat)
    else:
        turns.after(p, seat)


def pay(p: Position, seat: int) -> None:
    """A seat draws the pending penalty."""
    assert p.pending
    amount, p.pending = p.pending.amount, None
    take(p, seat, amount, "penalty")


def may_challenge(p: Position) -> bool:
    """Whether the seat in turn may challenge what it faces."""
    return (
        p.pending is not None
        and p.rules.wild4 == "challenge"
        and p.pending.kind == WILD_DRAW_FOUR
        and p.face.symbols[p.top] == WILD_DRAW_FOUR
    )


def challenge(p: Position, seat: int) -> None:
    """Look at the layer's hand: the guilty draws all, a wrong challenger two more."""
    assert p.pending
    amount, _, layer, bluff = p.pending
    p.pending = None
    calls.close_windows(p)
    p.emit("challenge", seat, target=layer, note="bluff" if bluff else "lawful")
    p.emit("reveal", layer, cards=tuple(p.hands[layer]), viewers=(seat,))
    if bluff:
        if layer in p.active:
            take(p, layer, amount, "challenge")
        turns.go_on(p, seat)
    else:
        take(p, seat, amount + 2, "challenge")
        turns.after(p, seat)
