"""What the application needs for photos of the device; `platform` makes it."""

from __future__ import annotations

from typing import Protocol

from .texts import _, mark

PROBLEMS = {
    "not_a_picture": mark("This file is not a picture that can be used here."),
    "too_large": mark("This picture is too large. One of up to 20 MB and 50 megapixels will do."),
    "failed": mark("This picture could not be read. Please try another one."),
}


class PhotoError(Exception):
    """No photo was made. reason: "not_a_picture", "too_large" or "failed"."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason if reason in PROBLEMS else "failed"


class PhotoPort(Protocol):
    """Pictures that people choose on their device. Nothing of them leaves it."""

    async def photo(self, field: str) -> str:
        """The picture chosen in the file field with this id: cut square, 128 × 128, as a data
        address that `seaticons.is_photo` accepts; "" when nothing was chosen.

        Empties the field, so that the same file can be chosen again. Raises PhotoError.
        """


def photo_problem(error: PhotoError) -> str:
    """What to tell the player, in the current language."""
    return _(PROBLEMS[error.reason])
