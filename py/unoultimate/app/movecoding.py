"""A move as its place among the legal ones of its position.

Legal moves of all seats stand in a fixed order, each with a weight that says how often people
and computers make such a move. Moves that the listing does not hold (a wrong play, a wrong catch,
a timeout, another order of several cards) follow an escape as their text.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from unoultimate.engine import Move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from unoultimate.engine import Round

    from .packing import Packer, Unpacker

# The part of each verb among the moves at hand, shared by those of the same verb and seat.
WEIGHTS = {
    "play": 600,
    "jump": 60,
    "draw": 60,
    "pass": 200,
    "accept": 300,
    "challenge": 60,
    "choose": 600,
    "uno": 600,
    "catch": 100,
}
ESCAPE = Move(-1, "escape")
LONGEST = 255


def put_move(packer: Packer, rnd: Round, move: Move) -> None:
    """Add a move of this position."""
    spans = list(_spans(rnd))
    total = spans[-1][2]
    found = next((span for span in spans if span[0] == move), spans[0])
    packer.put(found[1], found[2] - found[1], total)
    if found[0] == ESCAPE:
        _put_text(packer, rnd.text(move))


def take_move(unpacker: Unpacker, rnd: Round) -> Move:
    """The next move of this position. Raises NotationError for a text that is none."""
    spans = list(_spans(rnd))
    total = spans[-1][2]
    slot = unpacker.slot(total)
    move, start, end = next(span for span in spans if slot < span[2])
    unpacker.take(start, end - start, total)
    return rnd.parse(_take_text(unpacker)) if move == ESCAPE else move


def _spans(rnd: Round) -> Iterator[tuple[Move, int, int]]:
    """Every move with its slots, the escape first."""
    moves = [ESCAPE, *_listed(rnd)]
    peers = Counter(move[:2] for move in moves)
    weights = [max(1, WEIGHTS.get(move.verb, 1) // peers[move[:2]]) for move in moves]
    for move, (start, end) in zip(moves, pairwise(accumulate(weights, initial=0)), strict=True):
        yield move, start, end


def _listed(rnd: Round) -> list[Move]:
    count = len(rnd.position.hands)
    seats = [(rnd.turn + i) % count for i in range(count)]
    return [move for seat in seats for move in sorted(rnd.legal(seat), key=_order)]


def _order(move: Move) -> tuple[object, ...]:
    nothing = -1
    color = nothing if move.color is None else move.color
    target = nothing if move.target is None else move.target
    return move.verb, move.cards, color, target, move.flex


def _put_text(packer: Packer, text: str) -> None:
    data = text.encode()
    packer.put_one_of(len(data), LONGEST + 1)
    for byte in data:
        packer.put_one_of(byte, 256)


def _take_text(unpacker: Unpacker) -> str:
    length = unpacker.take_one_of(LONGEST + 1)
    return bytes(unpacker.take_one_of(256) for _ in range(length)).decode(errors="replace")
