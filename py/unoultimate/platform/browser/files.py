"""Files that people open through `web/js/files.mjs`."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException

from unoultimate.app.fileport import FileError


class BrowserFiles:
    """The file port."""

    def __init__(self, files: Any) -> None:
        self._files = files

    async def text(self, field: str, limit: int) -> str | None:
        try:
            found = await self._files.textOf(field, limit)
        except JsException as error:
            reason = getattr(error, "reason", "failed")
            raise FileError(str(reason), str(getattr(error, "message", error))) from None
        return found if isinstance(found, str) else None
