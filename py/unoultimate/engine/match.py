"""A match: rounds one after the other until somebody has won (`rules.md` §9)."""

from collections.abc import Sequence
from typing import Any

from .dealer import first_dealer
from .errors import EngineError, IllegalMove, NotationError
from .events import Event
from .moves import NEXT_ROUND, Move
from .record import make_record, read_record
from .round import Round
from .rules import Rules
from .seats import RoundResult, Seat
from .standings import Standings


class Match:
    """A match between some seats.

    `round` is the current round, `standings` what the finished ones have given, `results`
    how each ended, `moves` the moves of every round as texts: with the seed, the whole game.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[Seat],
        seed: str,
        round: Round,
        standings: Standings | None = None,
        first_dealer: int | None = None,
    ) -> None:
        self.rules, self.seats, self.seed = rules, tuple(seats), seed
        self.round = round
        self.standings = standings or Standings.fresh(len(self.seats))
        self.first_dealer = first_dealer
        self.results: list[RoundResult] = []
        self.moves: list[list[str]] = [[]]

    @classmethod
    def new(
        cls, rules: Rules, seats: Sequence[Seat], seed: str, dealer: int | None = None
    ) -> "Match":
        """A new match, its first round dealt.

        `dealer` is the first dealer that the players chose, under `first_dealer = chosen`.
        Raises RulesError when the rules don't allow so many seats.
        """
        rules.check_seats(len(seats))
        first, drawn = first_dealer(rules, len(seats), seed, dealer)
        totals = [0] * len(seats)
        rnd = Round.dealt(rules, totals, first, f"{seed}/1", persons=_persons(seats))
        rnd.history[:0] = drawn
        return cls(rules, seats, seed, rnd, first_dealer=dealer)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total, finished rounds only."""
        return tuple(self.standings.totals)

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """How many rounds each seat has won."""
        return tuple(self.standings.rounds_won)

    @property
    def round_number(self) -> int:
        """The number of the current round, from 1."""
        return self.standings.rounds_played + (0 if self.round.over else 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.round.over and self.standings.over(self.rules)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats by their standing, the leader or winner first."""
        return tuple(self.standings.ranking(self.rules))

    @property
    def result(self) -> RoundResult | None:
        """How the current round ended, once it has."""
        return self.results[-1] if self.round.over else None

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Make a move, or deal the next round; returns what happened.

        Raises IllegalMove, and changes nothing then.
        """
        if move == NEXT_ROUND:
            return self._deal_next()
        move = self.round.resolve(move)
        events = self.round.apply(move)
        self.moves[-1].append(self.round.text(move))
        return events + self._round_over() if self.round.over else events

    def _round_over(self) -> tuple[Event, ...]:
        result = RoundResult.of(self.round.position)
        self.results.append(result)
        self.standings.add(self.rules, result.points, result.ranking)
        return (Event("match_end", self.ranking[0]),) if self.over else ()

    def _deal_next(self) -> tuple[Event, ...]:
        if not self.round.over:
            raise IllegalMove("round_running")
        if self.over:
            raise IllegalMove("match_over")
        self.round = Round.dealt(
            self.rules,
            self.totals,
            self._next_dealer(),
            f"{self.seed}/{self.standings.rounds_played + 1}",
            absent=self.standings.left,
            persons=_persons(self.seats),
        )
        self.moves.append([])
        return tuple(self.round.history)

    def _next_dealer(self) -> int:
        seat = self.round.position.dealer
        while True:
            seat = (seat + 1) % len(self.seats)
            if seat not in self.standings.left:
                return seat

    def parse(self, text: str) -> Move:
        """Read a move's text. Raises NotationError."""
        return self.round.parse(text)

    def check(self) -> list[str]:
        """The names of all broken invariants."""
        return self.round.check() + ([] if self._adds_up() else ["totals_add_up"])

    def _adds_up(self) -> bool:
        columns = zip(self.standings.start, *(r.points for r in self.results), strict=True)
        return self.totals == tuple(map(sum, columns))

    def record(self) -> dict[str, Any]:
        """The game record: from it the same match is replayed card for card."""
        return make_record(self.rules, self.seats, self.seed, self.first_dealer, self.moves)

    @classmethod
    def from_record(cls, document: Any) -> "Match":
        """Replay a game record.

        Raises NotationError `bad_record`, RulesError, or IllegalMove at a move that the
        rules refuse, naming it and its round.
        """
        record = read_record(document)
        match = cls.new(record.rules, record.seats, record.seed, record.dealer)
        for number, moves in enumerate(record.rounds):
            for text in ["next"] * (number > 0) + moves:
                match._replay(number + 1, text)
        return match

    def _replay(self, number: int, text: str) -> None:
        try:
            self.apply(self.parse(text))
        except IllegalMove as error:
            raise IllegalMove(error.reason, round=number, move=text) from None

    def to_json(self) -> dict[str, Any]:
        """The exact state as JSON types."""
        return {
            "record": self.record(),
            "round": self.round.to_json(),
            "standings": self.standings.to_json(),
            "results": [result.to_json() for result in self.results],
        }

    @classmethod
    def from_json(cls, document: Any) -> "Match":
        """The inverse of `to_json`. Raises EngineError when it is damaged or foreign."""
        try:
            return cls._read(document)
        except EngineError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError):
            raise NotationError("bad_match") from None

    @classmethod
    def _read(cls, document: Any) -> "Match":
        record = read_record(document["record"])
        rnd = Round.from_json(record.rules, document["round"])
        standings = Standings(**document["standings"])
        match = cls(record.rules, record.seats, record.seed, rnd, standings, record.dealer)
        match.moves = record.rounds
        match.results = [RoundResult.from_json(result) for result in document["results"]]
        match._demand_sound()
        return match

    def _demand_sound(self) -> None:
        seats, rounds = len(self.seats), self.standings.rounds_played
        if not self.standings.fits(seats) or len(self.round.position.hands) != seats:
            raise NotationError("bad_match", part="seats")
        if len(self.results) > rounds or (self.round.over and not self.results):
            raise NotationError("bad_match", part="results")
        if not self.moves or self.check():
            raise NotationError("bad_match", part=", ".join(self.check()) or "rounds")


def _persons(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == "person"]
