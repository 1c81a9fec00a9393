"""Totals over a match, when it ends and who has won it (`rules.md` §9)."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .rules import Rules


@dataclass
class Standings:
    """What the rounds so far have given.

    `left` holds, for `knockout`, each seat's round of leaving the match; `last_rank` the
    rank of each seat in the last round, for ties; `start` the totals before the first
    round that this match has results of.
    """

    totals: list[int]
    rounds_won: list[int]
    rounds_played: int = 0
    left: dict[int, int] = field(default_factory=dict)
    last_rank: list[int] = field(default_factory=list)
    start: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = {int(seat): played for seat, played in self.left.items()}

    def to_json(self) -> dict[str, Any]:
        """The standings as JSON types; `Standings(**document)` reads them."""
        return {**asdict(self), "left": {str(seat): n for seat, n in self.left.items()}}

    @classmethod
    def fresh(cls, seats: int) -> "Standings":
        """The standings before the first round."""
        return cls([0] * seats, [0] * seats, last_rank=[0] * seats, start=[0] * seats)

    def fits(self, seats: int) -> bool:
        """Whether these are standings of so many seats (a document may hold anything)."""
        columns = (self.totals, self.rounds_won, self.last_rank, self.start)
        numbers = [number for column in columns for number in column]
        return (
            all(len(column) == seats for column in columns)
            and all(type(number) is int for number in (*numbers, self.rounds_played))
            and set(self.left) <= set(range(seats))
        )

    def add(self, rules: Rules, points: Sequence[int], ranking: Sequence[int]) -> None:
        """Add a round's points and its winner, or winning side."""
        self.rounds_played += 1
        seats = len(self.totals)
        self.totals = [total + gain for total, gain in zip(self.totals, points, strict=True)]
        self.rounds_won[ranking[0]] += 1
        if rules.partners_play(seats):
            self.rounds_won[(ranking[0] + 2) % 4] += 1
        self.last_rank = [
            ranking.index(seat) if seat in ranking else seats for seat in range(seats)
        ]
        if rules.format == "knockout":
            self.leave_at_target(rules)

    def leave_at_target(self, rules: Rules) -> None:
        """Seats whose total has reached the target leave the match (`knockout`)."""
        for seat, total in enumerate(self.totals):
            if total >= rules.target:
                self.left.setdefault(seat, self.rounds_played)

    def over(self, rules: Rules) -> bool:
        """Whether the match has ended."""
        if rules.format == "knockout":
            return len(self.totals) - len(self.left) <= 1
        if rules.format in ("first_out", "last_standing"):
            return self.rounds_played >= rules.rounds
        return max(self.totals) >= rules.target

    def ranking(self, rules: Rules) -> list[int]:
        """All seats, the winner first; ties by rounds won, last round's rank, seat."""
        return sorted(range(len(self.totals)), key=lambda seat: self._key(rules, seat))

    def _key(self, rules: Rules, seat: int) -> tuple[int, ...]:
        low_wins = rules.format in ("penalty", "knockout")
        total = self.totals[seat] if low_wins else -self.totals[seat]
        ties = (total, -self.rounds_won[seat], self.last_rank[seat], seat)
        if rules.format != "knockout":
            return ties
        stayed = seat not in self.left
        return (0 if stayed else 1, -self.left.get(seat, 0), *ties)
