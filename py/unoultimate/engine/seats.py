"""Who sits at the table, and how a round left them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from .errors import NotationError
from .position import Position
from .scoring import round_points

Kind = Literal["person", "computer"]
LONGEST_NAME = 200


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a name, a person or a computer, and the computer's level."""

    name: str
    kind: Kind = "person"
    level: str = "medium"

    def to_json(self) -> dict[str, str]:
        """The seat as JSON types."""
        return asdict(self)

    @classmethod
    def from_json(cls, document: Any) -> "Seat":
        """The inverse of `to_json`. Raises NotationError `bad_seat`."""
        if not isinstance(document, Mapping) or not isinstance(document.get("name"), str):
            raise NotationError("bad_seat")
        kind, level = document.get("kind", "person"), document.get("level", "medium")
        if kind not in ("person", "computer") or not isinstance(level, str):
            raise NotationError("bad_seat")
        return cls(document["name"][:LONGEST_NAME], kind, level)


@dataclass(frozen=True)
class RoundResult:
    """How a round ended: points for each seat, the ranking, and the hands laid open.

    `hand_points` is what each hand counts, that of an eliminated seat as noted.
    """

    winner: int
    points: tuple[int, ...]
    ranking: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    hand_points: tuple[int, ...]

    @classmethod
    def of(cls, p: Position) -> "RoundResult":
        """The result of a position whose round is over."""
        assert p.outcome
        hands = tuple(map(tuple, p.hands))
        return cls(*p.outcome, hands, tuple(round_points(p)))

    def to_json(self) -> dict[str, Any]:
        """The result as JSON types."""
        document = asdict(self)
        hands = [list(hand) for hand in self.hands]
        lists = {name: list(document[name]) for name in ("points", "ranking", "hand_points")}
        return {**document, **lists, "hands": hands}

    @classmethod
    def from_json(cls, document: dict[str, Any]) -> "RoundResult":
        """The inverse of `to_json`."""
        return cls(
            document["winner"],
            tuple(document["points"]),
            tuple(document["ranking"]),
            tuple(map(tuple, document["hands"])),
            tuple(document["hand_points"]),
        )
