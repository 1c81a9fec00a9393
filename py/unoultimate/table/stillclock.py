"""A clock that can stand still: while the curtain is down no time passes at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Clock, Timer


class StillTimer:
    """A call at a table time; it runs on the outer clock only while the table's time runs."""

    def __init__(self, clock: StillClock, at: float, action: Callable[[], None]) -> None:
        self.at = at
        self._clock = clock
        self._action = action
        self._outer: Timer | None = None

    def cancel(self) -> None:
        self.suspend()
        self._clock.forget(self)

    def suspend(self) -> None:
        if self._outer is not None:
            self._outer.cancel()
            self._outer = None

    def run(self, outer: Clock, seconds: float) -> None:
        self._outer = outer.call_later(max(0.0, seconds), self._fire)

    def _fire(self) -> None:
        self._outer = None
        self._clock.forget(self)
        self._action()


class StillClock:
    """Table time over an outer clock. It stands as long as one reason to hold it is left."""

    def __init__(self, outer: Clock) -> None:
        self._outer = outer
        self._lost = 0.0
        self._stopped_at: float | None = None
        self._reasons: set[str] = set()
        self._timers: set[StillTimer] = set()

    @property
    def running(self) -> bool:
        return not self._reasons

    def held_for(self, reason: str) -> bool:
        return reason in self._reasons

    def now(self) -> float:
        return (self._outer.now() if self._stopped_at is None else self._stopped_at) - self._lost

    def call_later(self, seconds: float, action: Callable[[], None]) -> StillTimer:
        timer = StillTimer(self, self.now() + seconds, action)
        self._timers.add(timer)
        if self.running:
            timer.run(self._outer, seconds)
        return timer

    def hold(self, reason: str) -> None:
        """Stop the time for this reason."""
        if self.running:
            self._stopped_at = self._outer.now()
            for timer in self._timers:
                timer.suspend()
        self._reasons.add(reason)

    def release(self, reason: str) -> None:
        """Take the reason away; time goes on when it was the last."""
        self._reasons.discard(reason)
        if self._reasons or self._stopped_at is None:
            return
        self._lost += self._outer.now() - self._stopped_at
        self._stopped_at = None
        for timer in sorted(self._timers, key=lambda timer: timer.at):
            timer.run(self._outer, timer.at - self.now())

    def forget(self, timer: StillTimer) -> None:
        self._timers.discard(timer)
