"""A handful of listeners at the root; elements carry `data-action` and their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import Object, clearTimeout, document, history, location, setTimeout, uno, window
from pyodide.ffi import create_proxy
from pyscript import when

from unoultimate.app.keys import Pressed

if TYPE_CHECKING:
    from unoultimate.app.controller import Controller

    from .page import BrowserPage

FIELDS = "input, select, textarea"
TYPING = "input, select, textarea, [contenteditable]"
BUTTONS = "button, a, summary"
VEIL = ".veil"
PAUSE_MS = 120


def listen(controller: Controller, page: BrowserPage) -> None:
    """Connect the page's events to the controller, then carry out the taps kept by the shell.

    A build that waits is offered by the shell itself; the game on the screen comes back after it.
    """

    def tapped(event: Any) -> None:
        _act(controller, event, field=False)

    def changed(event: Any) -> None:
        _act(controller, event, field=True)

    def pressed(event: Any) -> None:
        typed.flush()
        held = event.repeat and str(event.key) == "Enter"
        if held or (_ours(event) and controller.key(_pressed(event))):
            event.preventDefault()

    typed = _Typed(controller)
    when("input", [document.body])(typed.more)
    when("click", [document.body])(tapped)
    when("change", [document.body])(changed)
    when("keydown", [document.body])(pressed)
    _follow_visibility(controller, page)
    _follow_back(controller, page)
    _follow_flags(controller, page)
    controller.begin([(str(tap.action), _texts(tap.args)) for tap in uno.takeTaps()])
    if uno.dropped:
        controller.dropped()
    if uno.offlineReady:
        controller.offline()


def _act(controller: Controller, event: Any, field: bool) -> None:
    """The action of the element that was tapped or changed, with its arguments."""
    element = event.target.closest("[data-action]") if event.target.closest else None
    if not element or element.matches(":disabled") or bool(element.matches(FIELDS)) != field:
        return
    if element.matches(VEIL) and event.detail > 1:
        return  # the second half of a double tap on what has just opened the window
    args = _texts(element.dataset)
    if field:
        args["value"] = _value(element)
    controller.act(args.pop("action"), args)


def _value(element: Any) -> str:
    """What is in a field; a switch is on or off."""
    if element.type == "checkbox":
        return "on" if element.checked else "off"
    return str(element.value)


class _Typed:
    """Fields with `data-live` act while something is typed, after a short pause."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._timer: Any = None
        self._event: Any = None
        self._later = create_proxy(self.flush)

    def more(self, event: Any) -> None:
        if event.target.matches("[data-live]"):
            clearTimeout(self._timer)
            self._event = event
            self._timer = setTimeout(self._later, PAUSE_MS)

    def flush(self) -> None:
        """Act on what was typed last, if nothing has yet."""
        event, self._event = self._event, None
        if event is not None:
            _act(self._controller, event, field=True)


def _texts(fields: Any) -> dict[str, str]:
    return {str(name): str(value) for name, value in Object.entries(fields).to_py()}


def _ours(event: Any) -> bool:
    """Not a shortcut of the browser or the system, nor half of a composed character."""
    return not (event.ctrlKey or event.metaKey or event.altKey or event.isComposing)


def _pressed(event: Any) -> Pressed:
    target = event.target
    return Pressed(
        key=str(event.key),
        focus=str(target.id or ""),
        typing=bool(target.matches(TYPING)),
        on_button=bool(target.matches(BUTTONS)),
    )


def _follow_visibility(controller: Controller, page: BrowserPage) -> None:
    def seen(_event: Any) -> None:
        controller.visible(document.visibilityState == "visible")

    def left(_event: Any) -> None:
        controller.visible(False)
        if uno.updateReady and controller.state.screen == "table":
            page.mark_resume()

    when("visibilitychange", [document])(seen)
    when("pagehide", [window])(left)
    when("pageshow", [window])(seen)


def _follow_back(controller: Controller, page: BrowserPage) -> None:
    """One entry of history stands guard while Back has something to do in the application."""
    guarded = False
    history.scrollRestoration = "manual"

    def drawn() -> None:
        nonlocal guarded
        if controller.deep and not guarded:
            guarded = True
            history.pushState("deep", "")

    def went_back(_event: Any) -> None:
        """A new address after `#` comes this way too. Back leads to none: it is taken at once."""
        nonlocal guarded
        if location.hash:
            return
        guarded = False
        controller.back()
        drawn()

    page.drawn = drawn
    when("popstate", [window])(went_back)


def _follow_flags(controller: Controller, page: BrowserPage) -> None:
    def offline(_event: Any) -> None:
        controller.offline()

    def full(_event: Any) -> None:
        controller.flag(fullscreen=page.fullscreen())

    when("uno:offline", [window])(offline)
    when("uno:dropped", [window])(lambda _event: controller.dropped())
    when("hashchange", [window])(lambda _event: controller.linked())
    when("uno:install", [window])(lambda _event: controller.installable())
    when("uno:installed", [window])(lambda _event: controller.installed())
    when("fullscreenchange", [document])(full)
