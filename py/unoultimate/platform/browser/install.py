"""Installing through `web/js/install.mjs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from pyodide.ffi import JsException

if TYPE_CHECKING:
    from unoultimate.app.installport import InstallWay


class BrowserInstall:
    """The install port."""

    def __init__(self, install: Any) -> None:
        self._install = install

    def way(self) -> InstallWay:
        return cast("InstallWay", str(self._install.way()))

    async def ask(self) -> bool:
        try:
            return bool(await self._install.ask())
        except JsException:
            return False
