"""A round's state: plain integers and lists, cheap to copy, to and from JSON."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .decks import Deck, Faces
from .errors import EngineError, NotationError
from .events import Event
from .game import Game
from .rules import Rules

# Phases: what the seat in turn has to do.
PLAY, DRAWN, PENALTY, COLOR, OVER = "play", "drawn", "penalty", "color", "over"


class Pending(NamedTuple):
    """A penalty waiting for the seat in turn (`rules.md` §6).

    `kind` is the symbol of the last draw card laid, `by` the seat that laid it; `bluff`
    is whether a Wild Draw Four was unlawful when it was laid, which nobody may know. The
    amount is None where cards are drawn until a colour comes; an `aimed` penalty faces a
    chosen seat, after which play goes on from `by`.
    """

    amount: int | None
    kind: str
    by: int
    bluff: bool = False
    aimed: bool = False


class Outcome(NamedTuple):
    """How a round ended: the winner, the points it gives each seat, and the ranking."""

    winner: int
    points: tuple[int, ...]
    ranking: tuple[int, ...]


class Position:
    """Everything about a round in progress.

    `draw` holds the draw pile with the next card last, `discard` the discard pile with the
    top card last. `active` are the seats still in the round, in seat order. `open` are the
    seats that may be caught. `undo` is the direction before the top card was laid, to which
    a jump-in returns; `begun` closes jump-ins, and so does `no_jump` for the top card.
    `acted` is whether a card was laid or drawn in this turn, `idle` counts turns in a row
    without. `partial` marks a given position that does not hold the whole deck. `side` is
    the side of the cards in play, `power` the Power cards of Flex, true for green.
    """

    __slots__ = (
        "acted",
        "active",
        "begun",
        "color",
        "dealer",
        "deck",
        "declared",
        "direction",
        "discard",
        "draw",
        "drawn",
        "eliminated",
        "events",
        "face",
        "game",
        "hands",
        "idle",
        "no_jump",
        "open",
        "out",
        "outcome",
        "partial",
        "pending",
        "persons",
        "phase",
        "power",
        "rules",
        "seed",
        "shuffles",
        "side",
        "turn",
        "undo",
    )

    rules: Rules
    deck: Deck
    game: Game
    face: Faces

    def __init__(self, rules: Rules, game: Game, hands: list[list[int]], seed: str) -> None:
        self.rules, self.deck, self.game = rules, rules.deck, game
        self.seed, self.shuffles = seed, 0
        self.side = 0
        self.face = rules.deck.sides[0]
        self.hands = hands
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.color: int | None = None
        self.direction, self.undo = 1, 1
        self.dealer, self.turn = len(hands) - 1, 0
        self.phase = PLAY
        self.begun, self.no_jump, self.acted = False, False, False
        self.drawn: int | None = None
        self.pending: Pending | None = None
        self.active = list(range(len(hands)))
        self.persons: frozenset[int] = frozenset(self.active)
        self.declared: set[int] = set()
        self.open: set[int] = set()
        self.out: list[int] = []
        self.eliminated: list[tuple[int, int]] = []
        self.idle = 0
        self.partial = False
        self.power: list[bool] = [True] * len(hands) if rules.deck.flex else []
        self.outcome: Outcome | None = None
        self.events: list[Event] = []

    @property
    def top(self) -> int:
        """The top card of the discard pile."""
        return self.discard[-1]

    def emit(self, kind: str, seat: int = -1, **fields: Any) -> None:
        """Note that something happened; its cards are told by the face in play only."""
        if "cards" in fields:
            fields["cards"] = self.shown(fields["cards"])
        self.events.append(Event(kind, seat, **fields))

    def shown(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Cards as whoever sees only the face in play can tell them."""
        alike = self.deck.alike[self.side]
        return tuple(alike[card] for card in cards)

    def next_active(self, seat: int, steps: int = 1) -> int:
        """The active seat `steps` active seats after `seat`, in the direction of play."""
        while steps:
            seat = (seat + self.direction) % len(self.hands)
            steps -= seat in self.active
        return seat

    def others(self, seat: int) -> list[int]:
        """The other active seats in order of play, the next one first."""
        n = len(self.hands)
        seats = [(seat + self.direction * step) % n for step in range(1, n)]
        return [other for other in seats if other in self.active]

    def hand_points(self, seat: int) -> int:
        """The points in a seat's hand."""
        points = self.face.points
        return sum(points[card] for card in self.hands[seat])

    def copy(self) -> "Position":
        """An independent copy; the events of the last move are not copied."""
        twin = Position.__new__(Position)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        for name in _COPIED:
            setattr(twin, name, getattr(self, name).copy())
        twin.events = []
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of the state but the rules, as JSON types; cards are codes."""
        codes = self.deck.codes
        document = {name: _plain(getattr(self, name)) for name in _PLAIN}
        document |= {name: _coded(getattr(self, name), codes) for name in ("draw", "discard")}
        document["hands"] = [_coded(hand, codes) for hand in self.hands]
        document["drawn"] = None if self.drawn is None else codes[self.drawn]
        document["pending"] = self.pending and list(self.pending)
        document["outcome"] = self.outcome and [_plain(part) for part in self.outcome]
        document |= {name: sorted(getattr(self, name)) for name in ("declared", "open", "persons")}
        return document

    @classmethod
    def from_json(cls, rules: Rules, game: Game, document: Any) -> "Position":
        """The inverse of `to_json`. Raises NotationError `bad_position` or `unknown_card`."""
        try:
            return cls._read(rules, game, document)
        except EngineError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            raise NotationError("bad_position") from None

    @classmethod
    def _read(cls, rules: Rules, game: Game, document: dict[str, Any]) -> "Position":
        cards = rules.deck.cards
        p = cls(rules, game, [cards(hand) for hand in document["hands"]], document["seed"])
        for name in _PLAIN:
            setattr(p, name, _plain(document[name]))
        p.face = rules.deck.sides[p.side]
        p.draw, p.discard = cards(document["draw"]), cards(document["discard"])
        p.drawn = None if document["drawn"] is None else rules.deck.card(document["drawn"])
        p.pending = document["pending"] and Pending(*document["pending"])
        p.eliminated = [(seat, points) for seat, points in document["eliminated"]]
        p.declared, p.open = set(document["declared"]), set(document["open"])
        p.persons = frozenset(document["persons"])
        if document["outcome"]:
            winner, points, ranking = document["outcome"]
            p.outcome = Outcome(winner, tuple(points), tuple(ranking))
        return p


_PLAIN = (
    "acted",
    "active",
    "begun",
    "color",
    "dealer",
    "direction",
    "eliminated",
    "idle",
    "no_jump",
    "out",
    "partial",
    "phase",
    "power",
    "seed",
    "shuffles",
    "side",
    "turn",
    "undo",
)
_COPIED = ("draw", "discard", "active", "declared", "open", "out", "eliminated", "power")
_SHARED = tuple(n for n in Position.__slots__ if n not in (*_COPIED, "hands", "events"))


def _coded(cards: Sequence[int], codes: Sequence[str]) -> list[str]:
    return [codes[card] for card in cards]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, (list, tuple)) else value
