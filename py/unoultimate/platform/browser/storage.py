"""IndexedDB through `web/js/store.mjs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import JsException

from unoultimate.app.ports import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable


class BrowserStorage:
    """The storage port; each call is one call of the JavaScript module, one transaction."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def load_slots(self) -> tuple[str | None, str | None]:
        first, second = await _done(self._store.loadSlots())
        return first, second

    async def save_slot(self, slot: int, text: str) -> None:
        await _done(self._store.saveSlot(slot, text))

    async def replace_slots(self, text: str | None) -> None:
        await _done(self._store.replaceSlots(text))

    async def keep_aside(self, slot: int, name: str) -> None:
        await _done(self._store.keepAside(slot, name))

    async def load_kept(self) -> dict[str, str]:
        return dict(await _done(self._store.loadKept()))

    async def load_settings(self) -> str | None:
        found = await _done(self._store.loadSettings())
        return found if isinstance(found, str) else None

    async def save_settings(self, text: str) -> None:
        await _done(self._store.saveSettings(text))

    async def load_favourites(self) -> str | None:
        found = await _done(self._store.loadFavourites())
        return found if isinstance(found, str) else None

    async def save_favourites(self, text: str) -> None:
        await _done(self._store.saveFavourites(text))

    async def load_past(self) -> tuple[str | None, str | None]:
        text, origin = await _done(self._store.loadPast())
        return text, origin

    async def save_past(self, text: str, origin: str) -> None:
        await _done(self._store.savePast(text, origin))

    async def keep_past_aside(self, name: str) -> None:
        await _done(self._store.keepPastAside(name))

    async def persist(self) -> None:
        await _done(self._store.persist())


async def _done(promise: Awaitable[Any]) -> Any:
    """What the promise gives, as Python's. Raises StorageError."""
    try:
        found = await promise
    except JsException as error:
        reason = getattr(error, "reason", "failed")
        raise StorageError(str(reason), str(getattr(error, "message", error))) from None
    return found.to_py() if hasattr(found, "to_py") else found
