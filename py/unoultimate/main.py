"""Wires everything together; the page calls `start`."""

from __future__ import annotations

import asyncio
from typing import Any

from unoultimate import __version__, ui
from unoultimate.app.controller import Controller
from unoultimate.platform.browser.listeners import listen
from unoultimate.platform.browser.making import failed, make_ports, ready
from unoultimate.table import brain

_kept: list[Any] = []


def start() -> None:
    """Start the application; the task is kept, and a failed start is reported to the shell."""
    task = asyncio.ensure_future(_run())
    task.add_done_callback(_started)
    _kept.append(task)


async def _run() -> None:
    ports, page = await make_ports(__version__, brain.choose)
    controller = Controller(ports, ui.render)
    _kept.append(controller)
    await controller.start()
    listen(controller, page)
    ready()
    await controller.complete()


def _started(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()) is not None:
        import traceback

        failed("".join(traceback.format_exception(problem)))
