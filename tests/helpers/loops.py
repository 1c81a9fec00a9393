"""Running coroutines in tests, whatever the process has run before."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def run_through(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine, run in a thread of its own.

    A browser test before it in the same process leaves a loop running in the main thread.
    """
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()
