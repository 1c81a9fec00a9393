"""The page's address, and the browser's way to share."""

from __future__ import annotations

from typing import Any

from js import Object, history, location, navigator
from pyodide.ffi import JsException, to_js


class BrowserShare:
    """The share port."""

    def address(self) -> str:
        return f"{location.origin}{location.pathname}{location.search}"

    def take_fragment(self) -> str:
        found = str(location.hash)
        if found:
            history.replaceState(history.state, "", f"{location.pathname}{location.search}")
        return found

    async def share(self, title: str, address: str) -> bool:
        """A person who declines has seen the way; everything else is no way."""
        given = _object({"title": title, "url": address})
        try:
            await navigator.share(given)
        except AttributeError:
            return False
        except JsException as error:
            return str(getattr(error, "name", "")) == "AbortError"
        return True


def _object(fields: dict[str, str]) -> Any:
    return to_js(fields, dict_converter=Object.fromEntries)
