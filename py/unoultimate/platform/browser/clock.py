"""The browser's clock."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class BrowserClock:
    """Seconds since some moment, and calls through the page's event loop."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, action: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, action)
