"""Web Locks through `web/js/tabs.mjs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable


class BrowserTabs:
    """The tabs port. The callbacks live as long as the page."""

    def __init__(self, tabs: Any) -> None:
        self._tabs = tabs
        self._lost: Any = None

    async def take(self, on_lost: Callable[[], None], on_free: Callable[[], None]) -> bool:
        self._lost = create_proxy(on_lost)
        return bool(await self._tabs.take(self._lost, create_proxy(on_free)))

    async def steal(self) -> bool:
        return bool(await self._tabs.steal(self._lost))
