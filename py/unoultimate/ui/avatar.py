"""A player's small picture: the icon chosen, or the first letter of the name."""

from __future__ import annotations

from unoultimate.app.state import SeatInfo

from .html import Html, span


def initial(name: str) -> str:
    """The first letter or digit of a name; without one its first character, or a dot."""
    letter = next((char for char in name if char.isalnum()), name.strip()[:1])
    return letter.upper() or "·"


def avatar(seat: int, info: SeatInfo) -> Html:
    """Round for people, a rounded square for computers; ten quiet hues by seat."""
    return span(
        info.icon or initial(info.name),
        class_=f"avatar {info.kind} hue-{seat % 10}",
        aria_hidden=True,
    )
