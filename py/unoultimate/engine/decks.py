"""Decks as tables: what the cards of a game are and how many there are of each.

A card is an integer: the row of its kind in the deck's table, so two red fives are the
same integer and a hand is a list with repeats.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from .cards import code
from .errors import NotationError


@dataclass(frozen=True)
class Faces:
    """One side of all cards, column by column; a card is an index into each column."""

    colors: tuple[int | None, ...]
    symbols: tuple[str, ...]
    points: tuple[int, ...]

    @cached_property
    def palette(self) -> tuple[int, ...]:
        """The colours of this side, in their order; empty where there are none."""
        return tuple(sorted({color for color in self.colors if color is not None}))

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
    """A deck's table. `sides` has one entry, or two for cards with two faces.

    `flex` are the cards that may also be laid by their second side, `turning` those with
    the flip symbol; `names` are the codes where the faces alone do not make them.
    """

    name: str
    sides: tuple[Faces, ...]
    counts: tuple[int, ...]
    names: tuple[str, ...] = ()
    flex: frozenset[int] = frozenset()
    turning: frozenset[int] = frozenset()

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The code of each card; two faces are written `front|back`."""
        if self.names:
            return self.names
        return tuple("|".join(faces) for faces in zip(*(s.codes for s in self.sides), strict=True))

    @cached_property
    def two_faced(self) -> bool:
        """Whether cards have a face on each side, of which one is in play."""
        return len(self.sides) == 2 and not self.names

    @cached_property
    def alike(self) -> tuple[tuple[int, ...], ...]:
        """For each side and card the first card that nobody can tell from it by that side."""
        if not self.two_faced:
            return (tuple(range(len(self.counts))),) * len(self.sides)
        return tuple(_first_alike(side.codes) for side in self.sides)

    def shown(self, side: int) -> tuple[str, ...]:
        """The code of each card as it is seen in play: of two faces the one of this side."""
        return self.sides[side].codes if self.two_faced else self.codes

    @cached_property
    def _cards(self) -> dict[str, int]:
        return {text: card for card, text in enumerate(self.codes)}

    @cached_property
    def size(self) -> int:
        """How many cards the deck has."""
        return sum(self.counts)

    @property
    def all(self) -> range:
        """Every card of the table."""
        return range(len(self.counts))

    @property
    def colors(self) -> tuple[int | None, ...]:
        """Colour of each card's main side."""
        return self.sides[0].colors

    @property
    def palette(self) -> tuple[int, ...]:
        """The colours of the main side."""
        return self.sides[0].palette

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

    def knows(self, text: str) -> bool:
        """Whether a card has this code."""
        return text.strip().upper() in self._cards

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


def _first_alike(codes: tuple[str, ...]) -> tuple[int, ...]:
    first: dict[str, int] = {}
    return tuple(first.setdefault(code, card) for card, code in enumerate(codes))
