"""Which optional acts a computer may consider, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine.fits import same_face

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from unoultimate.engine import Move
    from unoultimate.engine.position import Position

OPTIONAL = frozenset({"uno", "catch", "jump"})


class Occasions:
    """Remembers for each optional move when it became possible; each is considered once."""

    def __init__(self) -> None:
        self._since: dict[Move, float] = {}
        self._considered: set[Move] = set()

    def update(self, moves: Iterable[Move], now: float) -> None:
        """These are the optional moves possible now; the others are gone."""
        possible = set(moves)
        self._since = {move: self._since.get(move, now) for move in possible}
        self._considered &= possible

    def forget(self, verb: str) -> None:
        """A new occasion for this has come: what was considered is considered again."""
        self._since = {move: at for move, at in self._since.items() if move.verb != verb}
        self._considered = {move for move in self._considered if move.verb != verb}

    def due(self, delays: Mapping[str, float]) -> dict[int, float]:
        """For each seat with something to consider: the time at which it does."""
        times: dict[int, float] = {}
        for move, since in self._since.items():
            if move not in self._considered:
                at = since + delays[move.verb]
                times[move.seat] = min(at, times.get(move.seat, at))
        return times

    def consider(self, seat: int, now: float, delays: Mapping[str, float]) -> None:
        """The seat has thought about what was due by now."""
        for move, since in self._since.items():
            if move.seat == seat and since + delays[move.verb] <= now + 1e-6:
                self._considered.add(move)


def may_be_jumped(p: Position) -> bool:
    """Whether somebody could still jump in, as far as everybody at the table knows."""
    if p.rules.jump_in == "off" or p.begun or p.no_jump or p.phase in ("color", "over"):
        return False
    kinds = range(len(p.deck.codes))
    twins = sum(p.deck.counts[card] for card in kinds if same_face(p, card, p.top))
    return twins > sum(same_face(p, card, p.top) for card in p.discard)
