"""The terms of a game: its rules, what its cards do, and the side that is in play."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property, lru_cache

from unoultimate.engine import Deck, Position, Rules, View
from unoultimate.engine.decks import Faces
from unoultimate.engine.game import Game
from unoultimate.engine.games import game_of
from unoultimate.engine.penalties import answers
from unoultimate.engine.position import Pending

Pairs = dict[int, list[tuple[int, int]]]

_SKIP_ALL, _SKIPS, _REVERSES = ("SE",), ("S", "WSK", "WSK2"), ("R", "WR")
_FACES_ITSELF = "WR+4"


@dataclass(frozen=True, eq=False)
class Terms:
    """What a player has to know of a game before it looks at any hand."""

    rules: Rules
    side: int

    @staticmethod
    def of(view: View) -> "Terms":
        """The terms on which a view's round is played."""
        return terms_of(view.rules, view.side)

    @property
    def turned(self) -> "Terms":
        """The same when all cards are turned over."""
        return terms_of(self.rules, 1 - self.side)

    @cached_property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.rules.deck

    @cached_property
    def game(self) -> Game:
        """What the cards do."""
        return game_of(self.rules)

    @cached_property
    def face(self) -> Faces:
        """The side in play."""
        return self.deck.sides[self.side]

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many cards show each face, by the first card that shows it."""
        counts = [0] * len(self.deck.counts)
        for card, count in enumerate(self.deck.counts):
            counts[self.deck.alike[self.side][card]] += count
        return tuple(counts)

    @cached_property
    def pairs(self) -> Pairs:
        """Of cards with two faces: what is on the other side of each, and how many times."""
        shown, hidden = self.deck.alike[self.side], self.deck.alike[1 - self.side]
        pairs: Pairs = defaultdict(list)
        for card, count in enumerate(self.deck.counts):
            pairs[shown[card]].append((hidden[card], count))
        return pairs

    @cached_property
    def skipping(self) -> frozenset[str]:
        """The cards that skip the only other seat."""
        reverses = _REVERSES if self.rules.two_player_reverse == "skip" else ()
        return frozenset((*_SKIP_ALL, *_SKIPS, *reverses))

    @cached_property
    def again(self) -> frozenset[str]:
        """The cards after which `me` plays again, with one other seat."""
        if self.rules.after_penalty != "lose_turn":
            return self.skipping
        return self.skipping | self.game.draws.keys() - {_FACES_ITSELF}

    def swept(self, hand: tuple[int, ...], card: int) -> list[int]:
        """The other cards of a hand that go under this card when it is laid."""
        if self.face.symbols[card] not in self.game.sweeps:
            return []
        rest, colors = list(hand), self.face.colors
        rest.remove(card)
        return [other for other in rest if colors[other] == colors[card]]

    def answers(self, kind: str, color: int | None) -> frozenset[int]:
        """The cards that answer a penalty made by this kind of draw card."""
        return _answers(self, kind, color)


@lru_cache(maxsize=64)
def terms_of(rules: Rules, side: int) -> Terms:
    """The terms of these rules on one side of the cards."""
    return Terms(rules, side)


@lru_cache(maxsize=1024)
def _answers(terms: Terms, kind: str, color: int | None) -> frozenset[int]:
    p = Position(terms.rules, terms.game, [[]], "")
    p.face, p.color, p.pending = terms.face, color, Pending(0, kind, 0)
    return frozenset(card for card in terms.deck.all if answers(p, 0, card))
