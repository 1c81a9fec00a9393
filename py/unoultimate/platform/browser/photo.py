"""Photos of the device through `web/js/photo.mjs`."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException

from unoultimate.app.photoport import PhotoError


class BrowserPhotos:
    """The photo port; the module reads the field, decodes and shrinks by itself."""

    def __init__(self, photo: Any) -> None:
        self._photo = photo

    async def photo(self, field: str) -> str:
        try:
            return str(await self._photo.chosenPhoto(field))
        except JsException as error:
            reason = getattr(error, "reason", "failed")
            raise PhotoError(str(reason), str(getattr(error, "message", error))) from None
