"""What only the browser knows: chance, the time, its own name."""

from __future__ import annotations

import os
from typing import Any

from js import Date, Intl, Object, navigator, uno
from pyodide.ffi import JsException, to_js


class BrowserWorld:
    """The world port."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.agent = str(navigator.userAgent)
        self.languages = tuple(str(code) for code in Object.keys(uno.locales))
        self.preferred = tuple(str(code) for code in navigator.languages)

    async def catalogue(self, language: str) -> bytes | None:
        try:
            found = await uno.locale(language)
            return bytes(found.to_bytes()) if found else None
        except JsException:
            return None

    def seed(self) -> str:
        return os.urandom(12).hex()

    def today(self) -> str:
        from datetime import datetime  # nothing is dated before a game is saved

        return datetime.now().astimezone().isoformat(timespec="seconds")

    def when(self, moment: str, language: str) -> str:
        """Day and time; years are those of the common calendar everywhere."""
        options = {"dateStyle": "medium", "timeStyle": "short", "calendar": "gregory"}
        try:
            date = Date.new(moment)
            return str(Intl.DateTimeFormat.new(language, _object(options)).format(date))
        except Exception:
            return moment[:16].replace("T", " ")


def _object(fields: dict[str, str]) -> Any:
    return to_js(fields, dict_converter=Object.fromEntries)
