"""Files and sharing in memory: what is chosen and what the device can do is set by hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from unoultimate.app.fileport import FileError


@dataclass
class MemoryFiles:
    """`chosen` is the text of the file in each field; `fail` the reason of an error instead."""

    chosen: dict[str, str] = field(default_factory=dict)
    fail: str = ""

    async def text(self, field: str, limit: int) -> str | None:
        await asyncio.sleep(0)
        if self.fail:
            raise FileError(self.fail)
        text = self.chosen.pop(field, None)
        if text is not None and len(text.encode()) > limit:
            raise FileError("too_large")
        return text


@dataclass
class MemoryShare:
    """`able`: whether the device can share; `shared` are titles and addresses."""

    fragment: str = ""
    able: bool = False
    shared: list[tuple[str, str]] = field(default_factory=list)

    def address(self) -> str:
        return "https://example.test/uno/"

    def take_fragment(self) -> str:
        taken, self.fragment = self.fragment, ""
        return taken

    async def share(self, title: str, address: str) -> bool:
        await asyncio.sleep(0)
        if self.able:
            self.shared.append((title, address))
        return self.able
