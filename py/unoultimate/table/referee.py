"""The local referee: one move at a time is judged, committed and then shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from unoultimate.engine import IllegalMove, Match

from .ports import MatchDocument

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import Event, Move

    from .keeper import Keeper


@dataclass(frozen=True, slots=True)
class Happening:
    """A move that was made, with everything that happened by it."""

    move: Move
    events: tuple[Event, ...]


class Referee:
    """Takes moves in the order in which they arrive.

    `version` counts the moves made, `settling` is True while one is made but not yet shown;
    `submit` raises the engine's IllegalMove for a refused one.
    """

    def __init__(self, match: Match, keeper: Keeper, show: Callable[[Happening], None]) -> None:
        self.match = match
        self.version = 0
        self.closed = False
        self.settling = False
        self._keeper = keeper
        self._show = show
        self._turnstile = asyncio.Lock()
        self._document = document_of(match)

    async def keep(self) -> None:
        """Commit the match as it stands."""
        async with self._turnstile:
            await self._keeper.keep(self._document)

    async def submit(self, move: Move, version: int | None = None) -> bool:
        """Make the move: apply, commit, show. With a version, only if nothing happened since.

        False: it came too late and was dropped. Raises IllegalMove, and changes nothing.
        """
        async with self._turnstile:
            if self.closed or version not in (None, self.version):
                return False
            events = self._apply(move)
            self.settling = True
            try:
                await self._keeper.keep(self._document)
            finally:
                self.settling = False
            if not self.closed:
                self._show(Happening(move, events))
            return True

    def _apply(self, move: Move) -> tuple[Event, ...]:
        """The engine's verdict. A defect in it must not leave half a move behind."""
        try:
            events = self.match.apply(move)
            self._document = document_of(self.match)
        except IllegalMove:
            raise
        except Exception:
            self.match = Match.from_json(self._document.snapshot)
            raise
        self.version += 1
        return events


def document_of(match: Match) -> MatchDocument:
    """The match as it stands, to be kept."""
    return MatchDocument(match.record(), match.to_json())
