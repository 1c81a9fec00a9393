"""The photo port in memory: what each file field holds is set by hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from unoultimate.app.photoport import PhotoError


@dataclass
class MemoryPhotos:
    """`chosen` is what `photo` gives for a field, or the reason of the error that it raises."""

    chosen: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    async def photo(self, field: str) -> str:
        self.asked.append(field)
        await asyncio.sleep(0)
        found = self.chosen.pop(field, "")
        if found and not found.startswith("data:"):
            raise PhotoError(found)
        return found
