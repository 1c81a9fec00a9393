"""What the application needs from outside; `platform` makes these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT = "<!--kept-->"


class StorageError(Exception):
    """A commit that did not happen. reason: "refused" (no storage at all), "full" or "failed"."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Storage(Protocol):
    """Two slots for the running game, saves kept aside, settings. Each call is one transaction.

    Every call returns when the transaction is complete and raises StorageError otherwise.
    """

    async def load_slots(self) -> tuple[str | None, str | None]: ...

    async def save_slot(self, slot: int, text: str) -> None: ...

    async def replace_slots(self, text: str | None) -> None:
        """The text into slot 0 and slot 1 emptied, or both emptied."""

    async def keep_aside(self, slot: int, name: str) -> None:
        """Move what is in the slot to the saves kept aside."""

    async def load_kept(self) -> dict[str, str]: ...

    async def load_settings(self) -> str | None: ...

    async def save_settings(self, text: str) -> None: ...

    async def load_favourites(self) -> str | None: ...

    async def save_favourites(self, text: str) -> None: ...

    async def load_past(self) -> tuple[str | None, str | None]:
        """The matches that were played, and the name of this device's collection of them."""

    async def save_past(self, text: str, origin: str) -> None: ...

    async def keep_past_aside(self, name: str) -> None:
        """Move the matches that were played to the saves kept aside."""

    async def persist(self) -> None:
        """Ask the browser not to clear the storage by itself."""


class Page(Protocol):
    """The page, told in a few messages and never held."""

    def patch(self, html: str) -> None:
        """Show this view. What stands after a `KEPT` in it is drawn once and stays for good."""

    def focus(self, element: str) -> None: ...

    def announce(self, text: str, assertive: bool = False) -> None: ...

    def hush(self) -> None:
        """Take away what was said or still flies: announcements, cards in the air."""

    def motion(self, motions: list[dict[str, Any]]) -> None: ...

    def dress(self, theme: str, motion: str, language: str) -> None: ...

    def download(self, name: str, text: str) -> None: ...

    async def copy(self, text: str) -> bool: ...

    def toggle_fullscreen(self) -> None: ...

    def fullscreen(self) -> bool | None:
        """Whether the page fills the screen; None where the browser can't do that."""
        ...

    def keep_first(self, html: str) -> None:
        """What is to be seen first when the page is opened again, before anything is known."""

    def reload(self, resume: bool) -> None:
        """Load the page anew, in a build that waits if there is one.

        With `resume` the page that comes is to go on with the game by itself.
        """

    def resumes(self) -> bool:
        """Whether the page was loaded anew to go on with the game; asked once."""

    def log_problem(self, problem: BaseException) -> None: ...


class Tabs(Protocol):
    """One tab plays. `take` tells whether it is this one and calls `on_lost` when another took
    over, `on_free` when the other one has gone and this one may play."""

    async def take(self, on_lost: Callable[[], None], on_free: Callable[[], None]) -> bool: ...

    async def steal(self) -> bool: ...


class World(Protocol):
    """What only the outside knows."""

    version: str
    agent: str

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there is a catalogue for."""

    @property
    def preferred(self) -> tuple[str, ...]:
        """The languages that the person would like, best first."""

    async def catalogue(self, language: str) -> bytes | None:
        """The compiled texts of a language, or None when they can't be had."""

    def seed(self) -> str:
        """A fresh random seed text."""

    def today(self) -> str:
        """The time now, as ISO 8601 text with its offset."""

    def when(self, moment: str, language: str) -> str:
        """Such a moment as people of this language write it."""
