"""How the drawings are called in the page's sprite of cards."""

from __future__ import annotations


def symbol_id(code: str) -> str:
    """The id of a classic face in the sprite; the back is `c-back`."""
    return "c-" + code.replace("+", "p").replace("|", "-")
