"""A match on this device: everything a screen needs of a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .computers import Computers
from .handover import Handover
from .keeper import Keeper
from .referee import Happening, Referee
from .stillclock import StillClock
from .turntimer import TurnTimer

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from unoultimate.engine import Match, Move

    from .ports import Brain, Clock, Saver
    from .tasks import Tasks


class LocalTable:
    """Referee, computers and curtain around one match.

    `on_happening` hears of each move after it was saved; `on_change` of everything else that a
    screen shows: the curtain, and whether the match is saved; `on_tick` of every second that a
    turn timer counts. Names of holds ("hidden", "reveal") stop the table's time until released.
    """

    def __init__(
        self,
        match: Match,
        clock: Clock,
        saver: Saver,
        brain: Brain,
        rng: random.Random,
        tasks: Tasks,
    ) -> None:
        self.on_happening: Callable[[Happening], None] = lambda _happening: None
        self.on_change: Callable[[], None] = lambda: None
        self.on_error: Callable[[BaseException], None] = lambda _error: None
        self.on_tick: Callable[[int], None] = lambda _seconds: None
        self._clock = StillClock(clock)
        self._keeper = Keeper(saver, clock, tasks)
        self._keeper.changed = self._changed
        self._referee = Referee(match, self._keeper, self._show)
        self._computers = Computers(
            self._referee, self._clock, brain, tasks, rng, lambda error: self.on_error(error)
        )
        self._handover = Handover(lambda: self.match, self._clock, self._changed)
        self._timer = TurnTimer(
            self._referee,
            self._clock,
            tasks,
            lambda: self.shown,
            lambda seconds: self.on_tick(seconds),
        )

    @property
    def match(self) -> Match:
        return self._referee.match

    @property
    def shown(self) -> int | None:
        """The seat whose hand is shown; None behind the curtain."""
        return self._handover.shown

    @property
    def curtain(self) -> int | None:
        """The person the curtain waits for, or None."""
        return self._handover.next

    @property
    def unsaved(self) -> bool:
        return self._keeper.unsaved

    @property
    def problem(self) -> Exception | None:
        """Why the last commit failed."""
        return self._keeper.problem

    @property
    def settling(self) -> bool:
        """A move is made but not yet saved: the table still shows the position before it."""
        return self._referee.settling

    @property
    def running(self) -> bool:
        """Whether the table's time runs."""
        return self._clock.running

    @property
    def seconds(self) -> int | None:
        """What the turn timer leaves the person shown, or None."""
        return self._timer.seconds

    @property
    def waits_for_step(self) -> bool:
        """Whether a computer waits for a tap before its move."""
        return self._computers.pace().turn is None and self._computers.in_turn() is not None

    async def begin(self) -> None:
        """Save the match as it stands, then let it run."""
        await self._referee.keep()
        self._handover.begin()
        self._computers.plan()
        self._timer.look()

    async def submit(self, move: Move) -> bool:
        """Make a person's move. Raises IllegalMove; False when the table is closed."""
        return await self._referee.submit(move)

    def open_curtain(self) -> None:
        self._handover.open()

    def hide(self) -> None:
        """The page can't be seen: time stands still, the curtain falls with several persons."""
        self._clock.hold("hidden")
        self._handover.hidden()

    def unhide(self) -> None:
        self._clock.release("hidden")

    def hold(self, reason: str) -> None:
        self._clock.hold(reason)

    def release(self, reason: str) -> None:
        self._clock.release(reason)

    def step(self) -> None:
        """In speed "step": the computer in turn moves."""
        if self.waits_for_step:
            self._computers.step()

    def set_speed(self, speed: str) -> None:
        self._computers.speed = speed
        self._computers.plan()

    def close(self) -> None:
        """Stop: nothing is moved or saved any more."""
        self._referee.closed = True
        self._computers.stop()
        self._timer.stop()
        self._clock.hold("closed")

    def _show(self, happening: Happening) -> None:
        if self.match.round.over:
            self._handover.round_over()
        elif happening.move.verb == "next":
            self._handover.begin()
        else:
            self._handover.moved()
        self._computers.moved(happening.move.verb)
        self._timer.moved(happening.move.verb)
        self.on_happening(happening)

    def _changed(self) -> None:
        self._timer.look()
        self.on_change()
