"""Which optional acts a computer may consider, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from unoultimate.engine import Move

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
