"""Ports in memory: a clock moved by hand, a storage that can fail, a page that records."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unoultimate.app.ports import KEPT, StorageError

if TYPE_CHECKING:
    from collections.abc import Callable


class ManualTimer:
    def __init__(self, at: float, action: Callable[[], None]) -> None:
        self.at, self.action, self.live = at, action, True

    def cancel(self) -> None:
        self.live = False


class ManualClock:
    """Time passes only by `advance`; calls due on the way are made in order."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[ManualTimer] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> ManualTimer:
        timer = ManualTimer(self._now + max(0.0, seconds), action)
        self._timers.append(timer)
        return timer

    def next_due(self) -> float | None:
        """When the next call is due, or None."""
        return min((timer.at for timer in self._timers if timer.live), default=None)

    async def advance(self, seconds: float) -> None:
        """Let the time pass, with a pause for tasks after each call."""
        end = self._now + seconds
        await settle()
        while (due := self.next_due()) is not None and due <= end + 1e-9:
            self._now = max(self._now, due)
            timer = min((t for t in self._timers if t.live), key=lambda t: t.at)
            self._timers = [t for t in self._timers if t.live and t is not timer]
            timer.action()
            await settle()
        self._now = end


async def settle() -> None:
    """Let every task that can go on do so."""
    for _ in range(12):
        await asyncio.sleep(0)


@dataclass
class MemoryStorage:
    """The storage port in memory.

    `fail` is a reason ("refused", "full", "failed") that every write meets, `unreadable` one that
    reading favourites meets; `delay` an awaitable
    maker that a write waits for before it is done.
    """

    slots: list[str | None] = field(default_factory=lambda: [None, None])
    kept: dict[str, str] = field(default_factory=dict)
    settings: str | None = None
    favourites: str | None = None
    unreadable: str = ""
    fail: str = ""
    delay: Callable[[], asyncio.Future[None]] | None = None
    writes: int = 0
    persisted: bool = False
    past: str | None = None
    origin: str | None = None

    async def load_slots(self) -> tuple[str | None, str | None]:
        return self.slots[0], self.slots[1]

    async def save_slot(self, slot: int, text: str) -> None:
        await self._write()
        self.slots[slot] = text

    async def replace_slots(self, text: str | None) -> None:
        await self._write()
        self.slots = [text, None]

    async def keep_aside(self, slot: int, name: str) -> None:
        await self._write()
        text, self.slots[slot] = self.slots[slot], None
        if text is not None:
            self.kept[name] = text

    async def load_kept(self) -> dict[str, str]:
        return dict(self.kept)

    async def load_settings(self) -> str | None:
        return self.settings

    async def save_settings(self, text: str) -> None:
        await self._write()
        self.settings = text

    async def load_favourites(self) -> str | None:
        if self.unreadable:
            raise StorageError(self.unreadable)
        return self.favourites

    async def save_favourites(self, text: str) -> None:
        await self._write()
        self.favourites = text

    async def load_past(self) -> tuple[str | None, str | None]:
        if self.unreadable:
            raise StorageError(self.unreadable)
        return self.past, self.origin

    async def save_past(self, text: str, origin: str) -> None:
        await self._write()
        self.past, self.origin = text, origin

    async def keep_past_aside(self, name: str) -> None:
        await self._write()
        text, self.past = self.past, None
        if text is not None:
            self.kept[name] = text

    async def persist(self) -> None:
        self.persisted = True

    async def _write(self) -> None:
        if self.fail:
            raise StorageError(self.fail)
        if self.delay is not None:
            await self.delay()
        else:
            await asyncio.sleep(0)
        self.writes += 1


@dataclass
class MemoryPage:
    """The page port in memory: remembers what it was told."""

    html: str = ""
    kept: list[str] = field(default_factory=list)
    patches: int = 0
    focused: list[str] = field(default_factory=list)
    announced: list[str] = field(default_factory=list)
    motions: list[list[dict[str, object]]] = field(default_factory=list)
    downloads: dict[str, str] = field(default_factory=dict)
    copied: list[str] = field(default_factory=list)
    dressed: dict[str, str] = field(default_factory=dict)
    full: bool | None = False
    reloads: int = 0
    resume: bool = False
    first: str = ""
    problems: list[BaseException] = field(default_factory=list)

    def patch(self, html: str) -> None:
        self.html, *self.kept = html.split(KEPT)
        self.patches += 1

    def focus(self, element: str) -> None:
        self.focused.append(element)

    def announce(self, text: str, assertive: bool = False) -> None:  # noqa: ARG002
        self.announced.append(text)

    def hush(self) -> None:
        self.announced.clear()

    def motion(self, motions: list[dict[str, object]]) -> None:
        self.motions.append(motions)

    def dress(self, theme: str, motion: str, language: str) -> None:
        self.dressed = {"theme": theme, "motion": motion, "language": language}

    def keep_first(self, html: str) -> None:
        self.first = html

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    async def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def toggle_fullscreen(self) -> None:
        self.full = not self.full

    def fullscreen(self) -> bool | None:
        return self.full

    def reload(self, resume: bool) -> None:
        self.reloads += 1
        self.resume = resume

    def resumes(self) -> bool:
        asked, self.resume = self.resume, False
        return asked

    def log_problem(self, problem: BaseException) -> None:
        self.problems.append(problem)


@dataclass
class MemoryTabs:
    """The port of tabs: whether another one plays is set by hand."""

    other: bool = False
    lost: Callable[[], None] = lambda: None
    free: Callable[[], None] = lambda: None
    stolen: int = 0

    async def take(self, on_lost: Callable[[], None], on_free: Callable[[], None]) -> bool:
        self.lost, self.free = on_lost, on_free
        return not self.other

    async def steal(self) -> bool:
        self.stolen += 1
        self.other = False
        return True


@dataclass
class MemoryWorld:
    """The port of the outside: counted seeds and a date set by hand."""

    version: str = "test"
    agent: str = "memory"
    moment: str = "2026-01-02T03:04:05+00:00"
    seeds: int = 0
    catalogues: dict[str, bytes] = field(default_factory=dict)
    preferred: tuple[str, ...] = ()

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.catalogues)

    async def catalogue(self, language: str) -> bytes | None:
        return self.catalogues.get(language)

    def seed(self) -> str:
        self.seeds += 1
        return f"seed-{self.seeds}"

    def today(self) -> str:
        return self.moment

    def when(self, moment: str, language: str) -> str:  # noqa: ARG002
        return moment[:16].replace("T", " ")
