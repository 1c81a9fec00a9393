"""Draw cards and how their victim answers (`rules.md` §6)."""

from . import calls, turns
from .cards import REVERSE, SKIP
from .drawing import take, take_until_color
from .effects import Lay, turn_round
from .fits import may_lay_judged
from .position import Pending, Position


def draw_card(p: Position, lay: Lay) -> None:
    """n draw cards add n times their amount to what the next active seat faces."""
    impose(p, lay)
    face(p, p.next_active(lay.seat))


def impose(p: Position, lay: Lay) -> None:
    """Add the amount of the draw cards laid to the pending penalty."""
    kind = p.face.symbols[lay.cards[0]]
    amount = p.game.draws[kind]
    if amount is not None:
        before = p.pending.amount or 0 if p.pending else 0
        amount = before + amount * len(lay.cards)
    p.pending = Pending(amount, kind, lay.seat, lay.bluff)


def face(p: Position, victim: int) -> None:
    """The victim has to answer the pending penalty."""
    assert p.pending
    amount = p.pending.amount
    awaited = p.color if amount is None else None
    p.emit("penalty", p.pending.by, target=victim, amount=amount or 0, color=awaited)
    turns.to_seat(p, victim)


def answers(p: Position, seat: int, card: int) -> bool:
    """Whether a card may be laid on the pending penalty: stacked, or to reflect it."""
    assert p.pending
    return not p.pending.aimed and (p.game.stacks(p, seat, card) or reflects(p, card))


def stacks(p: Position, seat: int, card: int) -> bool:
    """Whether `stacking` lets the seat lay this draw card on the last draw card laid.

    The draw cards are a coloured one and a judged wild, in the classic game +2 and W+4.
    """
    assert p.pending
    rule, symbol, kind = p.rules.stacking, p.face.symbols[card], p.pending.kind
    if rule == "off" or symbol not in p.game.draws:
        return False
    if p.face.wild[card]:
        raised = rule != "same" and kind not in p.game.judged
        return (kind == symbol or raised) and may_lay_judged(p, seat)
    lowered = rule == "any" and p.face.colors[card] == p.color
    return kind == symbol or lowered


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
    p.no_jump = True
    face(p, p.next_active(lay.seat))


def accept(p: Position, seat: int) -> None:
    """Draw the whole amount; then the turn is lost, or goes on under `may_play`."""
    calls.close_windows(p)
    passes_from = pay_up(p, seat)
    if passes_from is None:
        turns.go_on(p, seat)
    else:
        turns.after(p, passes_from)


def pay_up(p: Position, seat: int) -> int | None:
    """The victim draws; returns the seat from which play passes on, None if it may play."""
    assert p.pending
    owed = p.pending
    pay(p, seat)
    if owed.aimed:
        return owed.by
    return None if p.rules.after_penalty == "may_play" else seat


def pay(p: Position, seat: int, more: int = 0, note: str = "penalty", final: bool = False) -> None:
    """A seat draws the pending penalty and `more` cards: so many, or until the colour comes."""
    assert p.pending
    amount, p.pending = p.pending.amount, None
    if amount is not None:
        take(p, seat, amount + more, note, final)
        return
    take_until_color(p, seat, p.color, note, final)
    if more and seat in p.active:
        take(p, seat, more, note)


def may_challenge(p: Position) -> bool:
    """Whether the seat in turn may challenge what it faces."""
    return (
        p.pending is not None
        and p.rules.wild4 == "challenge"
        and p.pending.kind in p.game.judged
        and p.face.symbols[p.top] == p.pending.kind
    )


def challenge(p: Position, seat: int) -> None:
    """Look at the layer's hand: the guilty draws all, a wrong challenger two more."""
    assert p.pending
    owed = p.pending
    calls.close_windows(p)
    p.emit("challenge", seat, target=owed.by, note="bluff" if owed.bluff else "lawful")
    p.emit("reveal", owed.by, cards=tuple(p.hands[owed.by]), viewers=(seat,))
    if not owed.bluff:
        pay(p, seat, more=2, note="challenge")
    elif owed.by in p.active:
        pay(p, owed.by, note="challenge")
    p.pending = None
    if owed.bluff and not owed.aimed:
        turns.go_on(p, seat)
    else:
        turns.after(p, owed.by if owed.aimed else seat)
