"""What a seat's icon may be: nothing (the name's initial), a picture's id, or a photo."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .seatpictures import ALL

# A photo of 128 × 128 as web/js/photo.mjs makes it; the bound is the same there.
PHOTO_LIMIT = 16_000
_PHOTO = re.compile(
    r"data:image/(?:jpeg|webp);base64,(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2,3}={1,2})?"
)

# In the order of `labels.COMPUTER_NAMES`, whose faces they are.
COMPUTER_ICONS = (
    "painter-w", "baker-m", "scientist-w", "firefighter-m", "doctor-w", "musician-m", "cook-w",
    "teacher-m", "sailor-w", "builder-m",
)  # fmt: skip
PERSON_ICONS = (
    "sea", "mountains", "forest", "sprout", "desert", "harbour", "hills", "pasture", "field",
    "peach",
)  # fmt: skip


def is_photo(icon: str) -> bool:
    """A photo as a data address, of bounded length and without anything else in it."""
    return len(icon) <= PHOTO_LIMIT and _PHOTO.fullmatch(icon) is not None


def valid_icon(icon: Any) -> str:
    """The icon as it is, or "" when it is none: unknown, damaged, too long, no text at all."""
    if not isinstance(icon, str):
        return ""
    return icon if icon in ALL or is_photo(icon) else ""


def default_icon(i: int, kind: str, taken: Iterable[str] = ()) -> str:
    """A picture for a new seat: a face for a computer, a landscape for a person.

    It differs from those taken, and without them for every i below 10.
    """
    own = COMPUTER_ICONS if kind == "computer" else PERSON_ICONS
    used = set(taken)
    order = (*own[i % len(own) :], *own[: i % len(own)], *ALL)
    return next((icon for icon in order if icon not in used), own[i % len(own)])


def is_default(icon: str, kind: str) -> bool:
    """Whether the icon may have come by itself: it may then follow the kind of the seat."""
    return icon in (COMPUTER_ICONS if kind == "computer" else PERSON_ICONS)
