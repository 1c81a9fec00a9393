"""Why a move is refused: the one place that decides what may be done (`rules.md` §3–§7)."""

from collections.abc import Callable
from typing import NamedTuple

from . import answer, penalties
from .fits import fits_either_way, may_finish, may_lay_judged, obliges, same_face
from .lays import comes_to_one, first_card_test, may_join
from .moves import Move, well_formed
from .position import COLOR, DRAWN, OVER, PENALTY, Position


class Refusal(NamedTuple):
    """A reason code. `costs`: the move may be made, at the cost a rule names."""

    reason: str
    costs: bool = False


REASONS = (
    "already_called",
    "already_drawn",
    "cannot_answer",
    "catch_self",
    "choose_color_first",
    "color_needed",
    "color_needless",
    "does_not_fit",
    "finish_forbidden",
    "jump_in_turn",
    "jump_one_card",
    "malformed",
    "match_over",
    "must_answer",
    "must_play",
    "no_call",
    "no_challenge",
    "no_choice",
    "no_flex",
    "no_jump",
    "no_penalty",
    "no_timer",
    "not_active",
    "not_catchable",
    "not_held",
    "not_identical",
    "not_together",
    "not_your_turn",
    "nothing_to_pass",
    "only_drawn_card",
    "round_over",
    "round_running",
    "target_bad",
    "target_needed",
    "target_needless",
    "time",
    "too_late",
    "wild4_blocked",
)
"""Every reason code of a refused move."""


def why_not(p: Position, move: Move) -> Refusal | None:
    """Why the rules refuse this move now, or None when it is legal."""
    return refusal(p, move) if well_formed(move) else Refusal("malformed")


def refusal(p: Position, move: Move) -> Refusal | None:
    """`why_not` of a move that is known to be well formed."""
    if p.phase == OVER:
        return Refusal("round_over")
    if move.seat not in p.active:
        return Refusal("not_active")
    return _CHECKS[move.verb](p, move)


def _in_turn(check: Callable[[Position, Move], Refusal | None]) -> Callable[..., Refusal | None]:
    """Only the seat in turn may, and naming a colour that is asked for comes first."""

    def checked(p: Position, move: Move) -> Refusal | None:
        if move.seat != p.turn:
            return Refusal("not_your_turn")
        if p.phase == COLOR and move.verb != "choose":
            return Refusal("choose_color_first")
        return check(p, move)

    return checked


def _play(p: Position, move: Move) -> Refusal | None:
    return (
        _held(p, move)
        or _color(p, move)
        or _finish(p, move)
        or _together(p, move)
        or _first_card(p, move)
        or _target(p, move)
    )


def _held(p: Position, move: Move) -> Refusal | None:
    hand, cards = p.hands[move.seat], move.cards
    if not cards:
        return Refusal("malformed")
    if any(hand.count(card) < cards.count(card) for card in cards):
        return Refusal("not_held")
    return None


def _finish(p: Position, move: Move) -> Refusal | None:
    return None if may_finish(p, move.seat, move.cards) else Refusal("finish_forbidden")


def _first_card(p: Position, move: Move) -> Refusal | None:
    first = move.cards[0]
    if p.phase == DRAWN and move.cards != (p.drawn,):
        return Refusal("only_drawn_card")
    if move.flex:
        return _flex(p, move)
    if first_card_test(p)(p, move.seat, first):
        return None
    if p.phase == PENALTY:
        return Refusal("cannot_answer")
    blocked = p.face.symbols[first] in p.game.judged
    return Refusal("wild4_blocked" if blocked else "does_not_fit", _is_wrong_play(p, move))


def _is_wrong_play(p: Position, move: Move) -> bool:
    """Whether a lay that does not fit is a person's mistake, in order otherwise."""
    named_well = move.target is None or _target(p, move) is None
    return p.rules.wrong_play == "draw_two" and move.seat in p.persons and named_well


def _flex(p: Position, move: Move) -> Refusal | None:
    if p.phase == PENALTY:
        return Refusal("cannot_answer")
    return None if p.game.flexes(p, move.seat, move.cards[0]) else Refusal("no_flex")


def _together(p: Position, move: Move) -> Refusal | None:
    first, *others = move.cards
    if others and not may_join(p, first, tuple(others)):
        return Refusal("not_together")
    return None


def _color(p: Position, move: Move) -> Refusal | None:
    if not asks_color(p, move.cards):
        return None if move.color is None else Refusal("color_needless")
    return None if move.color in p.face.palette else Refusal("color_needed")


def asks_color(p: Position, cards: tuple[int, ...]) -> bool:
    """Whether whoever lays these cards has to name a colour."""
    last = cards[-1]
    silent = p.face.symbols[last] in p.game.silent
    return p.face.wild[last] and bool(p.face.palette) and not silent


def _target(p: Position, move: Move) -> Refusal | None:
    choices = targets(p, move.seat, move.cards, move.flex)
    if not choices:
        return None if move.target is None else Refusal("target_needless")
    if move.target is None:
        return Refusal("target_needed")
    return None if move.target in choices else Refusal("target_bad")


def targets(p: Position, seat: int, cards: tuple[int, ...], flex: bool = False) -> list[int]:
    """The seats of which this lay has to name one; empty when there is nothing to choose."""
    if not p.game.names_seat(p, seat, cards, flex):
        return []
    others = p.others(seat)
    return others if len(others) > 1 else []


def _jump(p: Position, move: Move) -> Refusal | None:
    return (
        _may_jump_now(p, move.seat)
        or _held(p, move)
        or _twin(p, move)
        or _color(p, move)
        or _finish(p, move)
        or _target(p, move)
    )


def _may_jump_now(p: Position, seat: int) -> Refusal | None:
    if p.rules.jump_in == "off" or p.no_jump:
        return Refusal("no_jump")
    if seat == p.turn:
        return Refusal("jump_in_turn")
    if p.phase == COLOR:
        return Refusal("choose_color_first")
    return Refusal("too_late") if p.begun else None


def _twin(p: Position, move: Move) -> Refusal | None:
    if len(move.cards) > 1:
        return Refusal("jump_one_card")
    if move.flex:
        return Refusal("no_flex")
    card = move.cards[0]
    if not same_face(p, card, p.top):
        return Refusal("not_identical")
    if p.face.symbols[card] in p.game.judged and not may_lay_judged(p, move.seat):
        return Refusal("wild4_blocked")
    return None


def _draw(p: Position, move: Move) -> Refusal | None:
    if p.phase == PENALTY:
        return Refusal("must_answer")
    if p.phase == DRAWN:
        return Refusal("already_drawn")
    forced = p.rules.must_play == "on" and any(
        _forces(p, move.seat, card) for card in p.hands[move.seat]
    )
    return Refusal("must_play") if forced else None


def _forces(p: Position, seat: int, card: int) -> bool:
    return fits_either_way(p, seat, card) and obliges(p, seat, card)


def _pass(p: Position, move: Move) -> Refusal | None:
    if p.phase != DRAWN:
        return Refusal("nothing_to_pass")
    return None if answer.may_pass(p, move.seat) else Refusal("must_play")


def _accept(p: Position, _move: Move) -> Refusal | None:
    return None if p.phase == PENALTY else Refusal("no_penalty")


def _challenge(p: Position, _move: Move) -> Refusal | None:
    may = p.phase == PENALTY and penalties.may_challenge(p)
    return None if may else Refusal("no_challenge")


def _choose(p: Position, move: Move) -> Refusal | None:
    if p.phase != COLOR:
        return Refusal("no_choice")
    return None if move.color in p.face.palette else Refusal("color_needed")


def _timeout(p: Position, move: Move) -> Refusal | None:
    if move.seat != p.turn:
        return Refusal("not_your_turn")
    return Refusal("time", costs=True) if p.rules.turn_timer else Refusal("no_timer")


def _uno(p: Position, move: Move) -> Refusal | None:
    seat = move.seat
    if p.rules.uno_call != "manual":
        return Refusal("no_call")
    if seat in p.declared:
        return Refusal("already_called")
    if seat in p.open:
        return None
    live = seat == p.turn and p.phase != COLOR and comes_to_one(p, seat)
    return None if live else Refusal("no_call")


def _catch(p: Position, move: Move) -> Refusal | None:
    target = move.target
    if target == move.seat:
        return Refusal("catch_self")
    if target in p.open:
        return None
    costs = (
        p.rules.wrong_catch == "draw_two"
        and p.rules.uno_call == "manual"
        and p.phase != COLOR
        and move.seat in p.persons
        and target in p.active
    )
    return Refusal("not_catchable", costs=costs)


_CHECKS: dict[str, Callable[[Position, Move], Refusal | None]] = {
    "play": _in_turn(_play),
    "jump": _jump,
    "draw": _in_turn(_draw),
    "pass": _in_turn(_pass),
    "accept": _in_turn(_accept),
    "challenge": _in_turn(_challenge),
    "choose": _in_turn(_choose),
    "timeout": _timeout,
    "uno": _uno,
    "catch": _catch,
}
