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
        self._calls: tuple[Any, ...] = ()

    async def take(self, on_lost: Callable[[], None], on_free: Callable[[], None]) -> bool:
        self._calls = create_proxy(on_lost), create_proxy(lambda *_held: on_free())
        return bool(await self._tabs.take(*self._calls))

    async def steal(self) -> bool:
        return bool(await self._tabs.steal(*self._calls))
