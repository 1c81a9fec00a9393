"""What the application needs for files that people open; `platform` makes it."""

from __future__ import annotations

from typing import Protocol

from .texts import _, mark

DROPPED = "dropped"

PROBLEMS = {
    "too_large": mark("This file is too large."),
    "failed": mark("This file could not be read. Please try again."),
}


class FileError(Exception):
    """No text was read. reason: "too_large" or "failed"."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason if reason in PROBLEMS else "failed"


class FilePort(Protocol):
    """Files chosen in a field of the page, or dropped on it."""

    async def text(self, field: str, limit: int) -> str | None:
        """What is in the file chosen in the field with this id, or dropped last (`DROPPED`).

        None when there is none. The field is emptied, so that the same file can be chosen again.
        Raises FileError; one of more than `limit` bytes is not even read.
        """


def file_problem(error: FileError) -> str:
    """What to tell the player, in the current language."""
    return _(PROBLEMS[error.reason])
