"""What the application needs to keep a screen lit; `platform` makes it."""

from __future__ import annotations

from typing import Protocol


class WakePort(Protocol):
    """The device's screen. A device that can't be kept awake is left as it is, in silence."""

    def keep_awake(self, on: bool) -> None:
        """From now on the screen stays lit, or goes dark as usual."""
