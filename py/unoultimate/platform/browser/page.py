"""The page: one patch for a drawing, and a few words for the rest."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from js import URL, Blob, Object, console, document, navigator, setTimeout, uno, window
from pyodide.ffi import JsException, create_once_callable, to_js

from unoultimate.app.ports import KEPT

if TYPE_CHECKING:
    from collections.abc import Callable

SPOKEN_FOR_MS = 8000
RESUME = "unoultimate resume"


class BrowserPage:
    """The page port. `patch` and `motion` are the JavaScript modules of those names."""

    def __init__(self, patch: Any, motion: Any) -> None:
        self._patch = patch
        self._motion = motion
        self._kept: set[str] = set()
        self.drawn: Callable[[], None] = lambda: None
        self._polite = _live_region("polite")
        self._assertive = _live_region("assertive")

    def patch(self, html: str) -> None:
        view, *drawings = html.split(KEPT)
        for drawing in drawings:
            self._keep(drawing)
        self._patch.patch(view)
        self.drawn()

    def _keep(self, drawing: str) -> None:
        if drawing not in self._kept:
            self._kept.add(drawing)
            document.getElementById("app").insertAdjacentHTML("beforebegin", drawing)

    def focus(self, element: str) -> None:
        found = document.getElementById(element)
        if found:
            found.focus()

    def announce(self, text: str, assertive: bool = False) -> None:
        """A line for screen readers; it goes away when it has been read."""
        line = document.createElement("p")
        line.textContent = text
        (self._assertive if assertive else self._polite).append(line)
        setTimeout(create_once_callable(lambda: line.remove()), SPOKEN_FOR_MS)

    def hush(self) -> None:
        for region in (self._polite, self._assertive, document.getElementById("flights")):
            if region:
                region.replaceChildren()

    def motion(self, motions: list[dict[str, Any]]) -> None:
        if motions and self._motion:
            self._motion.play(to_js(motions, dict_converter=Object.fromEntries))

    def dress(self, theme: str, motion: str, language: str) -> None:
        uno.dress(theme, motion, language)

    def keep_first(self, html: str) -> None:
        uno.keepFirst(html.split(KEPT)[0])

    def download(self, name: str, text: str) -> None:
        blob = Blob.new(
            to_js([text]), to_js({"type": "text/plain"}, dict_converter=Object.fromEntries)
        )
        address = URL.createObjectURL(blob)
        link = document.createElement("a")
        link.href, link.download = address, name
        link.click()
        setTimeout(create_once_callable(lambda: URL.revokeObjectURL(address)), 60000)

    async def copy(self, text: str) -> bool:
        try:
            await navigator.clipboard.writeText(text)
        except (JsException, AttributeError):
            return False
        return True

    def toggle_fullscreen(self) -> None:
        if not document.fullscreenEnabled:
            return
        if document.fullscreenElement:
            document.exitFullscreen()
        else:
            document.documentElement.requestFullscreen()

    def fullscreen(self) -> bool | None:
        if not document.fullscreenEnabled:
            return None
        return bool(document.fullscreenElement)

    def reload(self, resume: bool) -> None:
        if resume:
            self.mark_resume()
        if uno.updateReady and uno.reloadUpdate:
            uno.reloadUpdate()
        else:
            window.location.reload()

    def mark_resume(self) -> None:
        """The page that comes after this one is to go on with the game."""
        _mark(True)

    def resumes(self) -> bool:
        return _mark(False)

    def log_problem(self, problem: BaseException) -> None:
        console.error("".join(traceback.format_exception(problem)))


def _mark(resume: bool) -> bool:
    """Leave a word for the page that comes, or take it; where nothing is stored there is none."""
    try:
        found = bool(window.sessionStorage.getItem(RESUME))
        if resume:
            window.sessionStorage.setItem(RESUME, "yes")
        else:
            window.sessionStorage.removeItem(RESUME)
    except JsException:
        return False
    return found


def _live_region(politeness: str) -> Any:
    region = document.createElement("div")
    region.className = "hidden-text"
    region.setAttribute("aria-live", politeness)
    document.body.append(region)
    return region
