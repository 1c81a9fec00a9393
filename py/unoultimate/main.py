"""Wires everything together; the page calls `start`."""

from __future__ import annotations

import asyncio
from typing import Any

from unoultimate import __version__, ui
from unoultimate.app.controller import Controller
from unoultimate.app.core import Ports
from unoultimate.table import brain

_kept: list[Any] = []


def start() -> None:
    """Start the application; the task is kept, and a failed start is reported to the shell."""
    task = asyncio.ensure_future(_run())
    task.add_done_callback(_started)
    _kept.append(task)


async def _run() -> None:
    from js import uno

    from unoultimate.platform.browser.clock import BrowserClock
    from unoultimate.platform.browser.listeners import listen
    from unoultimate.platform.browser.page import BrowserPage
    from unoultimate.platform.browser.storage import BrowserStorage
    from unoultimate.platform.browser.tabs import BrowserTabs
    from unoultimate.platform.browser.world import BrowserWorld

    modules = await uno.modules
    page = BrowserPage(modules.patch, getattr(modules, "motion", None))
    ports = Ports(
        page,
        BrowserStorage(modules.store),
        BrowserTabs(modules.tabs),
        BrowserClock(),
        BrowserWorld(f"{__version__} ({uno.build})"),
        brain.choose,
    )
    controller = Controller(ports, ui.render)
    _kept.append(controller)
    await controller.start()
    listen(controller, page)
    uno.ready()


def _started(task: asyncio.Task[None]) -> None:
    if task.cancelled() or task.exception() is None:
        return
    import traceback

    from js import uno

    uno.failed("".join(traceback.format_exception(task.exception())))
