"""The screen's wake lock through `web/js/wake.mjs`."""

from __future__ import annotations

from typing import Any


class BrowserWake:
    """The wake port; the module fails in silence."""

    def __init__(self, wake: Any) -> None:
        self._wake = wake

    def keep_awake(self, on: bool) -> None:
        self._wake.keepAwake(on)
