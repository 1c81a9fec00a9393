"""Decks as tables: what the cards of a game are and how many there are of each.

A card is an integer: the row of its kind in the deck's table, so two red fives are the
same integer and a hand is a list with repeats.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import PurePosixPath
from pkgutil import get_data
from typing import Any

from .cards import COLOR_NAMES, SYMBOL_OF_KIND, WILD_SHUFFLE, code
from .errors import NotationError


@dataclass(frozen=True)
class Faces:
    """One side of all cards, column by column; a card is an index into each column."""

    colors: tuple[int | None, ...]
    symbols: tuple[str, ...]
    points: tuple[int, ...]

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The code of each card on this side."""
        return tuple(map(code, self.colors, self.symbols))

    @cached_property
    def wild(self) -> tuple[bool, ...]:
        """Whether each card is a wild on this side."""
        return tuple(color is None for color in self.colors)


@dataclass(frozen=True)
class Deck:
    """A deck's table. `sides` has one entry, or two for cards with two faces."""

    name: str
    sides: tuple[Faces, ...]
    counts: tuple[int, ...]
    palette: tuple[int, ...] = (0, 1, 2, 3)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The code of each card; two faces are written `front|back`."""
        return tuple("|".join(faces) for faces in zip(*(s.codes for s in self.sides), strict=True))

    @cached_property
    def _cards(self) -> dict[str, int]:
        return {text: card for card, text in enumerate(self.codes)}

    @cached_property
    def size(self) -> int:
        """How many cards the deck has."""
        return sum(self.counts)

    @property
    def colors(self) -> tuple[int | None, ...]:
        """Colour of each card's main side."""
        return self.sides[0].colors

    @property
    def symbols(self) -> tuple[str, ...]:
        """Symbol of each card's main side."""
        return self.sides[0].symbols

    @property
    def points(self) -> tuple[int, ...]:
        """Points of each card's main side."""
        return self.sides[0].points

    @property
    def wild(self) -> tuple[bool, ...]:
        """Whether each card's main side is a wild."""
        return self.sides[0].wild

    def card(self, text: str) -> int:
        """The card with this code, read case-insensitively.

        Raises NotationError `unknown_card`.
        """
        try:
            return self._cards[text.strip().upper()]
        except KeyError:
            raise NotationError("unknown_card", card=text) from None

    def cards(self, texts: Iterable[str]) -> list[int]:
        """The cards with these codes, in the order given."""
        return [self.card(text) for text in texts]

    def fresh(self) -> list[int]:
        """All cards of the deck in a fixed order."""
        return [card for card, count in enumerate(self.counts) for _ in range(count)]


@cache
def facts() -> dict[str, Any]:
    """The deck facts: composition, points and sources of every deck."""
    data = get_data(__package__, str(PurePosixPath("data", "decks.json")))
    assert data is not None
    loaded: dict[str, Any] = json.loads(data)
    return loaded


@cache
def classic_deck(edition: str, decks: int, shuffle_wilds: int) -> Deck:
    """The classic deck of `edition`, `decks` of them together (`rules.md` §1).

    `shuffle_wilds` is the number of Wild Shuffle Hands in each deck.
    """
    rows = [row for row in facts()[edition]["cards"] if row["kind"] != "wild_shuffle_hands"]
    if shuffle_wilds:
        rows.append(_shuffle_row(shuffle_wilds))
    return _one_sided(edition, rows, decks)


def _shuffle_row(count: int) -> dict[str, Any]:
    rows = facts()["classic112"]["cards"]
    row = next(r for r in rows if SYMBOL_OF_KIND.get(r["kind"]) == WILD_SHUFFLE)
    return {**row, "count": count}


def _one_sided(name: str, rows: list[Mapping[str, Any]], decks: int) -> Deck:
    faces = Faces(
        colors=tuple(_color(row) for row in rows),
        symbols=tuple(_symbol(row) for row in rows),
        points=tuple(row["points"] for row in rows),
    )
    return Deck(name, (faces,), tuple(row["count"] * decks for row in rows))


def _color(row: Mapping[str, Any]) -> int | None:
    return None if row["color"] is None else COLOR_NAMES.index(row["color"])


def _symbol(row: Mapping[str, Any]) -> str:
    return str(row["value"]) if row["kind"] == "number" else SYMBOL_OF_KIND[row["kind"]]
