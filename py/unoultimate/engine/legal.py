"""The legal moves of a seat: the one source of truth for what may be done."""

from collections.abc import Iterator

from .fits import same_face
from .lays import flex_lays, lays
from .moves import Move
from .position import COLOR, OVER, PLAY, Position
from .refusal import Refusal, asks_color, refusal, targets, why_not

_SIMPLE = ("draw", "pass", "accept", "challenge", "uno")


class LegalMoves:
    """What a seat may do in a position; iterable, and `move in legal` asks for one move.

    Of lays of several cards, those that differ only in the order of the cards between first
    and last are iterated once; `in` accepts any order.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self._p = position
        self._seat = seat

    def __iter__(self) -> Iterator[Move]:
        p, seat = self._p, self._seat
        if p.phase == OVER or seat not in p.active:
            return
        if seat == p.turn:
            yield from _plays(p, seat)
        elif p.rules.jump_in == "on":
            yield from _jumps(p, seat)
        yield from (move for move in _others(p, seat) if refusal(p, move) is None)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.seat == self._seat and self.why_not(move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def why_not(self, move: Move) -> Refusal | None:
        """Why this move is refused, or None when it is legal."""
        return why_not(self._p, move)


def _plays(p: Position, seat: int) -> Iterator[Move]:
    if p.phase != COLOR:
        for cards in lays(p, seat):
            yield from _with_choices(p, seat, "play", cards)
        for card in flex_lays(p, seat):
            yield from _with_choices(p, seat, "play", (card,), flex=True)


def _jumps(p: Position, seat: int) -> Iterator[Move]:
    for card in sorted(set(p.hands[seat])):
        if same_face(p, card, p.top):
            moves = _with_choices(p, seat, "jump", (card,))
            yield from (move for move in moves if refusal(p, move) is None)


def _with_choices(
    p: Position, seat: int, verb: str, cards: tuple[int, ...], flex: bool = False
) -> Iterator[Move]:
    """The lay with every colour and every seat that it may name."""
    colors = p.face.palette if asks_color(p, cards) else ()
    named = targets(p, seat, cards, flex)
    if not colors and not named:
        yield Move(seat, verb, cards, flex=flex)
        return
    for color in colors or (None,):
        for target in named or (None,):
            yield Move(seat, verb, cards, color, target, flex)


def _others(p: Position, seat: int) -> Iterator[Move]:
    if p.phase == COLOR:
        yield from (Move(seat, "choose", color=color) for color in p.face.palette)
    elif seat == p.turn:
        verbs = _SIMPLE if p.phase != PLAY else ("draw", "uno")
        yield from (Move(seat, verb) for verb in verbs)
    elif seat in p.open:
        yield Move(seat, "uno")
    yield from (Move(seat, "catch", target=target) for target in sorted(p.open))
