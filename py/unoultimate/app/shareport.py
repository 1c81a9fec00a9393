"""What the application needs to hand a link on, and to be opened by one; `platform` makes it."""

from __future__ import annotations

from typing import Protocol


class SharePort(Protocol):
    """The page's own address, and the device's way to share."""

    def address(self) -> str:
        """Where this application is, without anything after `#`."""

    def take_fragment(self) -> str:
        """What stands after `#` in the address, and is taken away from there; "" for nothing."""

    async def share(self, title: str, address: str) -> bool:
        """Let the device ask to whom. False: it has no way to; the person may also decline."""
