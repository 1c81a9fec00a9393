"""A player's small picture: the one chosen, a photo, or the first letter of the name."""

from __future__ import annotations

from functools import lru_cache

from unoultimate.app.seaticons import is_photo, valid_icon
from unoultimate.app.state import SeatInfo

from .html import Html, span
from .pictures import image, photo

WRITTEN_BEFORE = "เแโใไ"


def initial(name: str) -> str:
    """The first letter or digit of a name; without one its first character, or a dot.

    A Thai name is known by its first consonant, also where a vowel is written before it.
    """
    letters = (char for char in name if char.isalnum() and char not in WRITTEN_BEFORE)
    letter = next(letters, name.strip()[:1])
    return letter.upper() or "·"


def avatar(seat: int, info: SeatInfo) -> Html:
    """Round for people, a rounded square for computers; ten quiet hues by seat."""
    return span(
        _picture(info.icon) or initial(info.name),
        class_=f"avatar {info.kind} hue-{seat % 10}",
        aria_hidden=True,
    )


@lru_cache(maxsize=32)
def _picture(icon: str) -> Html | None:
    """The picture that an icon stands for; None when it stands for none."""
    if not valid_icon(icon):
        return None
    return photo(icon) if is_photo(icon) else image(icon)
