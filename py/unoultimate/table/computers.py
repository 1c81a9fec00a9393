"""When computers decide, and what they do then."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from unoultimate.engine import IllegalMove, Move

from .occasions import OPTIONAL, Occasions, may_be_jumped
from .pace import ALONE, PACES, Pace, vary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unoultimate.engine import Match

    from .ports import Brain, Timer
    from .referee import Referee
    from .stillclock import StillClock
    from .tasks import Tasks

VERBS = ("uno", "catch", "jump")
LAYING = ("play", "jump")


class Computers:
    """Plans the computers' decisions on the table's clock and carries them out.

    A decision whose position has changed meanwhile is dropped; the change has planned anew.
    """

    def __init__(
        self,
        referee: Referee,
        clock: StillClock,
        brain: Brain,
        tasks: Tasks,
        rng: random.Random,
        on_error: Callable[[BaseException], None],
    ) -> None:
        self.speed = "normal"
        self._referee = referee
        self._clock = clock
        self._brain = brain
        self._tasks = tasks
        self._rng = rng
        self._on_error = on_error
        self._occasions = Occasions()
        self._timers: list[Timer] = []
        self._turn_since = clock.now()
        self._window_since: float | None = None
        self._laid = False

    @property
    def match(self) -> Match:
        return self._referee.match

    def stop(self) -> None:
        """Forget everything planned."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def moved(self, verb: str) -> None:
        """A move was made: a turn move starts the next decision's time."""
        now = self._clock.now()
        if verb not in ("uno", "catch"):
            self._turn_since = now
            self._laid = verb in LAYING
            self._occasions.forget("jump")
        self.plan()

    def plan(self) -> None:
        """Plan what computers have to decide in the position as it stands."""
        self.stop()
        if self.match.round.over or self._referee.closed:
            return
        now = self._clock.now()
        self._occasions.update(self._optional_moves(), now)
        self._note_window(now)
        pace = self.pace()
        self._plan_turn(pace, now)
        for seat, at in self._occasions.due(self._delays(pace)).items():
            self._at(at, lambda seat=seat: self._consider(seat))  # type: ignore[misc]

    def step(self) -> None:
        """The computer in turn moves now."""
        if self.in_turn() is not None and self._clock.running:
            self._decide()

    def in_turn(self) -> int | None:
        """The computer that must decide now, or None."""
        rnd = self.match.round
        return None if rnd.over or not self._computer(rnd.turn) else rnd.turn

    def pace(self) -> Pace:
        """The pace chosen; fast when no person is left in the round."""
        active = self.match.round.position.active
        if not any(not self._computer(seat) for seat in active):
            return ALONE
        return PACES.get(self.speed, PACES["normal"])

    def _computer(self, seat: int) -> bool:
        return self.match.seats[seat].kind == "computer"

    def _optional_moves(self) -> Iterable[Move]:
        """What computers may do beside their turn; the one in turn may still catch."""
        rnd = self.match.round
        for seat in rnd.actors():
            if self._computer(seat):
                verbs = OPTIONAL if seat != rnd.turn else ("catch",)
                yield from (move for move in rnd.legal(seat) if move.verb in verbs)

    def _note_window(self, now: float) -> None:
        """Since when somebody may be caught."""
        if not self.match.round.position.open:
            self._window_since = None
        elif self._window_since is None:
            self._window_since = now

    def _plan_turn(self, pace: Pace, now: float) -> None:
        if self.in_turn() is None or pace.turn is None:
            return
        at = max(self._turn_since + vary(pace.turn, self._rng), now + pace.again)
        if self._window_since is not None:
            at = max(at, self._window_since + pace.window)
        if self._laid and may_be_jumped(self.match.round.position):
            at = max(at, self._turn_since + pace.window)
        self._at(at, self._decide)

    def _delays(self, pace: Pace) -> dict[str, float]:
        return {verb: pace.optional(verb) for verb in VERBS}

    def _at(self, at: float, action: Callable[[], None]) -> None:
        self._timers.append(self._clock.call_later(max(0.0, at - self._clock.now()), action))

    def _decide(self) -> None:
        """The computer in turn chooses and moves."""
        seat = self.in_turn()
        if seat is None or self._referee.closed or self._referee.settling:
            return
        move = self._ask(seat) or fallback(self.match, seat)
        self._tasks.spawn(self._submit(move, self._referee.version))

    def _consider(self, seat: int) -> None:
        """A computer out of turn looks whether it wants to call, catch or jump in."""
        if self._referee.settling:
            return
        self._occasions.consider(seat, self._clock.now(), self._delays(self.pace()))
        move = self._ask(seat)
        if move is not None and move.verb in OPTIONAL:
            self._tasks.spawn(self._submit(move, self._referee.version))

    def _ask(self, seat: int) -> Move | None:
        """What the computer chooses; a defect in it never stops the table."""
        try:
            view = self.match.round.view(seat)
            return self._brain(view, self.match.seats[seat].level, self._rng)
        except Exception as error:
            self._on_error(error)
            return None

    async def _submit(self, move: Move, version: int) -> None:
        """Make the move unless the position has changed; a refused one is replaced in turn."""
        try:
            await self._referee.submit(move, version)
        except IllegalMove as refusal:
            self._on_error(refusal)
            if self.in_turn() == move.seat:
                await self._referee.submit(fallback(self.match, move.seat))


def fallback(match: Match, seat: int) -> Move:
    """Some lawful move of the seat in turn: the plainest way on."""
    moves = [move for move in match.round.legal(seat) if move.verb not in OPTIONAL]
    order = ("pass", "accept", "draw", "choose", "play", "challenge")
    return min(moves, key=lambda move: order.index(move.verb) if move.verb in order else len(order))
