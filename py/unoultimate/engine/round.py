"""A round: who may act, what is legal, what a move does, what a seat may know."""

from collections.abc import Callable, Iterable
from typing import Any

from . import answer, calls, penalties, play
from .deal import deal
from .drawing import PileEmpty
from .ending import pile_ran_out, settle
from .errors import IllegalMove, NotationError
from .events import Event, read_event
from .games import game_of
from .invariants import broken
from .legal import LegalMoves
from .moves import Move, move_text, well_formed
from .notation import held, read_move
from .plausible import faults
from .position import Outcome, Position
from .refusal import why_not
from .rules import Rules
from .view import View, make_view


class Round:
    """A round of a match under some rules.

    `position` is its state, `history` every event so far; what a seat may know of them is
    `view(seat)` and nothing else.
    """

    def __init__(self, position: Position, totals: Iterable[int] = ()) -> None:
        self.position = position
        self.history: list[Event] = position.events
        position.events = []
        self.totals = tuple(totals) or (0,) * len(position.hands)

    @classmethod
    def dealt(
        cls,
        rules: Rules,
        totals: Iterable[int],
        dealer: int,
        seed: str,
        absent: Iterable[int] = (),
        persons: Iterable[int] | None = None,
    ) -> "Round":
        """Shuffle and deal a new round (`rules.md` §3).

        `absent` seats have left the match; `persons` are the seats that people play.
        """
        totals = tuple(totals)
        p = Position(rules, game_of(rules), [[] for _ in totals], seed)
        p.active = [seat for seat in p.active if seat not in set(absent)]
        if persons is not None:
            p.persons = frozenset(persons)
        deal(p, dealer)
        return cls(p, totals)

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self.position.rules

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.position.turn

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.position.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended: winner, points, ranking."""
        return self.position.outcome

    def actors(self) -> list[int]:
        """The seats that may do something now, the seat in turn first."""
        if self.over:
            return []
        turn = self.turn
        others = [seat for seat in self.position.active if seat != turn and self.legal(seat)]
        return [turn, *others]

    def legal(self, seat: int) -> LegalMoves:
        """The moves that this seat may make now."""
        return LegalMoves(self.position, seat)

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Make a move; returns what happened.

        Raises IllegalMove with the reason code, and changes nothing then. Outside the legal
        moves it accepts what costs something by a rule chosen: a wrong play, a wrong catch,
        a timeout.
        """
        p, move = self.position, self.resolve(move)
        refusal = why_not(p, move)
        if refusal and not refusal.costs:
            raise IllegalMove(refusal.reason)
        p.events = []
        try:
            _CARRY_OUT["wrong_play" if refusal and move.verb == "play" else move.verb](p, move)
            settle(p)
        except PileEmpty:
            pile_ran_out(p)
        events, p.events = tuple(p.events), []
        self.history += events
        return events

    def resolve(self, move: Move) -> Move:
        """The move with cards that its seat holds, where it names cards by their face in play."""
        p = self.position
        if not p.deck.two_faced or not well_formed(move) or move.seat not in p.active:
            return move
        return move._replace(cards=held(p, move.seat, move.cards))

    def view(self, seat: int) -> View:
        """What this seat may know (`rules.md` §10)."""
        return make_view(self, seat)

    def parse(self, text: str) -> Move:
        """Read a move's text (`notation.md`). Raises NotationError."""
        return read_move(text, self.position)

    def text(self, move: Move) -> str:
        """A move's text."""
        return move_text(move, self.position.deck.codes)

    def copy(self) -> "Round":
        """An independent copy."""
        twin = Round.__new__(Round)
        twin.position, twin.history = self.position.copy(), self.history.copy()
        twin.totals = self.totals
        return twin

    def check(self) -> list[str]:
        """The names of all broken invariants; empty when the position is sound."""
        return broken(self.position)

    def to_json(self) -> dict[str, Any]:
        """The exact state, history included, as JSON types."""
        return {
            "position": self.position.to_json(),
            "totals": list(self.totals),
            "history": [_event_json(event) for event in self.history],
        }

    @classmethod
    def from_json(cls, rules: Rules, document: Any) -> "Round":
        """The inverse of `to_json`.

        Raises NotationError `bad_position`, naming the part at fault where it is one.
        """
        try:
            p = Position.from_json(rules, game_of(rules), document["position"])
            wrong = faults(p) or broken(p)
            p.events = [read_event(fields) for fields in document["history"]]
            rnd = cls(p, document["totals"])
        except (KeyError, TypeError):
            raise NotationError("bad_position") from None
        if len(rnd.totals) != len(p.hands) or any(type(n) is not int for n in rnd.totals):
            wrong = [*wrong, "totals"]
        if wrong:
            raise NotationError("bad_position", part=", ".join(wrong))
        return rnd


_CARRY_OUT: dict[str, Callable[[Position, Move], None]] = {
    "play": play.play,
    "jump": play.jump,
    "wrong_play": play.wrong_play,
    "draw": lambda p, move: answer.draw(p, move.seat),
    "pass": lambda p, move: answer.pass_turn(p, move.seat),
    "accept": lambda p, move: penalties.accept(p, move.seat),
    "challenge": lambda p, move: penalties.challenge(p, move.seat),
    "choose": answer.choose,
    "timeout": lambda p, move: answer.timeout(p, move.seat),
    "uno": lambda p, move: calls.call(p, move.seat),
    "catch": lambda p, move: calls.catch(p, move.seat, _named(move)),
}


def _named(move: Move) -> int:
    assert move.target is not None
    return move.target


def _event_json(event: Event) -> list[Any]:
    return [list(part) if isinstance(part, tuple) else part for part in event]
