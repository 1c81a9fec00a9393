"""Saving in the right order: a move is committed before it is shown, within a second."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Clock, MatchDocument, Saver
    from .tasks import Tasks

PATIENCE = 1.0


class Keeper:
    """Keeps a running match through a saver that may fail or be slow.

    `unsaved` stays True until a commit has succeeded that holds the latest move.
    """

    def __init__(self, saver: Saver, clock: Clock, tasks: Tasks) -> None:
        self.unsaved = False
        self.changed: Callable[[], None] = lambda: None
        self.problem: Exception | None = None
        self._saver = saver
        self._clock = clock
        self._tasks = tasks
        self._pending = False
        self._again: MatchDocument | None = None

    async def keep(self, document: MatchDocument) -> None:
        """Return when it is committed; or after a second, or a failure, with `unsaved`."""
        if self._pending:
            self._again = document
            self._mark(True)
            return
        self._pending = True
        saving = self._tasks.spawn(self._commit(document))
        if not await self._soon(saving):
            self._mark(True)

    async def _soon(self, saving: asyncio.Task[None]) -> bool:
        late = asyncio.Event()
        timer = self._clock.call_later(PATIENCE, late.set)
        waiting = asyncio.ensure_future(late.wait())
        await asyncio.wait({saving, waiting}, return_when=asyncio.FIRST_COMPLETED)
        timer.cancel()
        waiting.cancel()
        return saving.done()

    async def _commit(self, document: MatchDocument) -> None:
        """One commit, and another one for what came meanwhile."""
        try:
            await self._saver.save(document)
        except Exception as problem:
            self.problem = problem
            failed = True
        else:
            failed = False
        self._pending = False
        again, self._again = self._again, None
        if again is not None:
            await self.keep(again)
        else:
            self._mark(failed)

    def _mark(self, unsaved: bool) -> None:
        if not unsaved:
            self.problem = None
        if unsaved != self.unsaved:
            self.unsaved = unsaved
            self.changed()
