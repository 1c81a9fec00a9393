"""What the application needs to be installed on a device; `platform` makes it."""

from __future__ import annotations

from typing import Literal, Protocol

# "offered": the browser asks by itself; "by_hand": a person can do it (iPhone, iPad); "": no way,
# or installed already.
InstallWay = Literal["", "offered", "by_hand"]


class InstallPort(Protocol):
    """The browser's way to put the application among the device's own."""

    def way(self) -> InstallWay:
        """How it can be installed now."""

    async def ask(self) -> bool:
        """Let the browser ask, where it offered to. Whether it was installed."""
