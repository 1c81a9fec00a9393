"""How the drawings are called in the page's sprite of cards."""

from __future__ import annotations

SIGNS = str.maketrans({"+": "p", "|": "-", "^": "x", "*": "f"})
"""What stands for the signs of a code in an id; web/js/flight.mjs has the same."""


def symbol_id(code: str) -> str:
    """The id of a classic face in the sprite; the back is `c-back`."""
    return "c-" + code.translate(SIGNS)


def own_name(key: str, game: str) -> str:
    """The id of a game's own face with this key."""
    return f"v-{game}-{key.translate(SIGNS)}"
