"""The turn timer: a person's seconds to decide (`rules.md` §4, *Time*)."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from unoultimate.engine import Move

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Timer
    from .referee import Referee
    from .stillclock import StillClock
    from .tasks import Tasks

CALLS = ("uno", "catch")


class TurnTimer:
    """Counts down while the person in turn has the own hand before them; then plays `timeout`.

    It runs on the table's clock: behind the curtain and while the page is hidden it stands.
    """

    def __init__(
        self,
        referee: Referee,
        clock: StillClock,
        tasks: Tasks,
        shown: Callable[[], int | None],
        tick: Callable[[int], None],
    ) -> None:
        self._referee = referee
        self._clock = clock
        self._tasks = tasks
        self._shown = shown
        self._tick = tick
        self._moves = 0
        self._decision: tuple[int, str, int] | None = None
        self._until = 0.0
        self._timer: Timer | None = None

    @property
    def seconds(self) -> int | None:
        """Whole seconds left to the person shown, or None."""
        if self._current() is None or self._current() != self._decision:
            return None
        return max(0, ceil(self._until - self._clock.now() - 1e-6))

    def moved(self, verb: str) -> None:
        """A move was made; a call or a catch is no decision of the turn."""
        self._moves += verb not in CALLS
        self.look()

    def look(self) -> None:
        """The position has changed, or the hand that is shown."""
        self.stop()
        current = self._current()
        if current is None:
            return
        if current != self._decision:
            self._decision = current
            self._until = self._clock.now() + self._referee.match.rules.turn_timer
        self._plan()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _current(self) -> tuple[int, str, int] | None:
        """The decision that runs now, by a person whose hand is shown."""
        match = self._referee.match
        rnd = match.round
        if not match.rules.turn_timer or rnd.over or self._referee.closed:
            return None
        if match.seats[rnd.turn].kind != "person" or self._shown() != rnd.turn:
            return None
        return rnd.turn, rnd.position.phase, self._moves

    def _plan(self) -> None:
        """Come back at the next whole second."""
        left = self._until - self._clock.now()
        wait = left - max(0, ceil(left - 1e-6) - 1)
        self._timer = self._clock.call_later(max(0.0, wait), self._second)

    def _second(self) -> None:
        self._timer = None
        left = self.seconds
        if left is None or self._referee.settling:
            return
        if left == 0:
            self._tasks.spawn(self._time_out(self._referee.match.round.turn))
            return
        self._plan()
        self._tick(left)

    async def _time_out(self, seat: int) -> None:
        """The time is up; what was submitted before it comes first."""
        if not await self._referee.submit(Move(seat, "timeout"), self._referee.version):
            self.look()
