"""The matches that this device remembers: read once, counted, kept in one transaction.

The modules of statistics are imported when they are first needed: the start does without them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Storage, World
    from .statistics.collection import Collection

ASIDE = "statistics"


class Past:
    """What could not be read is put aside, never overwritten; then `put_aside` is called.

    A match that could not be stored is remembered and stored with the next one.
    """

    def __init__(self, storage: Storage, world: World) -> None:
        self.put_aside: Callable[[], None] = lambda: None
        self._storage = storage
        self._world = world
        self._kept: Collection | None = None
        self._origin = ""
        self._uncounted: list[tuple[dict[str, Any], str]] = []
        self._lock = asyncio.Lock()

    def forget(self) -> None:
        """Another tab may change the matches from now on: read them anew."""
        self._kept = None

    async def read(self) -> Collection:
        """All that is kept. Raises StorageError."""
        async with self._lock:
            return await self._read()

    async def count(self, record: dict[str, Any]) -> None:
        """Count a match that has just ended, once. Raises StorageError, RecordError."""
        from .statistics.history import KEPT

        if record not in (known for known, _date in self._uncounted):
            self._uncounted.append((record, self._world.today()))
        async with self._lock:
            kept = await self._read()
            for match, date in self._uncounted:
                kept = kept.with_match(match, date, self._origin, limit=KEPT)
            await self._save(kept)
            self._uncounted.clear()

    async def take_in(self, text: str) -> str:
        """Add the matches of a file; returns a sentence about it.

        Raises StorageError, StatisticsError; nothing has changed then.
        """
        from .statistics.importing import take_in

        async with self._lock:
            kept, told = take_in(await self._read(), text)
            await self._save(kept)
            return told

    async def clear(self) -> None:
        """Delete all of it. Raises StorageError."""
        from .statistics.collection import Collection

        async with self._lock:
            await self._read()
            await self._save(Collection())

    async def _read(self) -> Collection:
        if self._kept is None:
            text, origin = await self._storage.load_past()
            self._origin = origin or self._world.seed()
            self._kept = await self._decoded(text)
        return self._kept

    async def _decoded(self, text: str | None) -> Collection:
        from .statistics.collection import Collection
        from .statistics.problems import StatisticsError

        try:
            return Collection.read(text) if text else Collection()
        except StatisticsError:
            await self._storage.keep_past_aside(f"{ASIDE} {self._world.today()}")
            self.put_aside()
            return Collection()

    async def _save(self, kept: Collection) -> None:
        if kept != self._kept:
            await self._storage.save_past(kept.text(), self._origin)
            self._kept = kept
