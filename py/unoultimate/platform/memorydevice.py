"""The device in memory: what can be installed, and whether the screen is kept awake."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from unoultimate.app.installport import InstallWay


@dataclass
class MemoryInstall:
    """`answer`: what a person says when asked; `asked` counts."""

    offer: InstallWay = ""
    answer: bool = True
    asked: int = 0

    def way(self) -> InstallWay:
        return self.offer

    async def ask(self) -> bool:
        await asyncio.sleep(0)
        self.asked += 1
        self.offer = ""
        return self.answer


@dataclass
class MemoryWake:
    """`told` is what was wanted, in order."""

    told: list[bool] = field(default_factory=list)

    def keep_awake(self, on: bool) -> None:
        self.told.append(on)
