"""Cards named inside a sentence: `Lay {R5} on {R9}.`"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..cardnames import card_name

_CARD = re.compile(r"\{([^{}\s]+)\}")


class Piece(NamedTuple):
    """A piece of a sentence: a card, or plain text."""

    text: str
    card: bool


def pieces(text: str) -> Iterator[Piece]:
    """The sentence in order, cards apart from the text around them."""
    for number, part in enumerate(_CARD.split(text)):
        if part:
            yield Piece(part, number % 2 == 1)


def codes(text: str) -> list[str]:
    """The codes of the cards in a sentence."""
    return _CARD.findall(text)


def plain(text: str, game: str = "classic") -> str:
    """The sentence with its cards in words."""
    return _CARD.sub(lambda found: card_name(found[1], game), text)
