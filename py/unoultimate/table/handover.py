"""Whose hand is shown, and when the curtain falls (`product.md`, Handover)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .occasions import may_be_jumped

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import Match

    from .ports import Timer
    from .stillclock import StillClock

CURTAIN = "curtain"
LINGER = 1.0
LINGER_CALL = 1.6


class Handover:
    """With one person that person's hand is shown, always.

    With more, `shown` is the seat whose hand is on the table and None behind the curtain, which
    waits for `next`. The table's clock stands still while the curtain is down.
    """

    def __init__(
        self, match: Callable[[], Match], clock: StillClock, changed: Callable[[], None]
    ) -> None:
        self._match = match
        self._clock = clock
        self._changed = changed
        self._timer: Timer | None = None
        self.persons = [i for i, seat in enumerate(match().seats) if seat.kind == "person"]
        self.shown: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.next: int | None = None

    @property
    def several(self) -> bool:
        return len(self.persons) > 1

    def begin(self) -> None:
        """A match or a round begins, or is resumed: behind the curtain with several persons."""
        if self.several and not self._match().round.over:
            self._drop(self._deciding(self._following()))

    def moved(self) -> None:
        """A move was made: the table stays a moment, then another person may have to decide."""
        self._stop()
        if not self.several or self.shown is None:
            return
        if self._another_decides():
            seconds = LINGER_CALL if self._something_to_call() else LINGER
            self._timer = self._clock.call_later(seconds, self._due)

    def hidden(self) -> None:
        """The page is hidden: nobody's hand may wait there for the next who looks."""
        if self.several and self.shown is not None and not self._match().round.over:
            self._drop(self._deciding(self.shown))

    def open(self) -> None:
        """The person the curtain waits for is there."""
        if self.next is None:
            return
        self.shown, self.next = self.next, None
        self._clock.release(CURTAIN)
        self._changed()

    def round_over(self) -> None:
        """All hands lie open: no curtain, nobody to wait for."""
        self._stop()
        if self.next is not None:
            self.open()
        elif self.shown is None:
            self.shown = self.persons[0]

    def _due(self) -> None:
        self._timer = None
        if self.shown is not None and self._another_decides():
            self._drop(self._deciding(self.shown))

    def _drop(self, person: int) -> None:
        self._stop()
        self.shown, self.next = None, person
        self._clock.hold(CURTAIN)
        self._changed()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deciding(self, otherwise: int) -> int:
        """The person who must decide now; another seat while a computer must."""
        turn = self._match().round.turn
        return turn if turn in self.persons else otherwise

    def _another_decides(self) -> bool:
        """Whether it is for a person to decide whose hand is not shown."""
        return self._match().round.turn in self.persons and self._match().round.turn != self.shown

    def _following(self) -> int:
        """The next person in the direction of play, still in the round if there is one."""
        position = self._match().round.position
        n = len(position.hands)
        order = [(position.turn + position.direction * step) % n for step in range(n)]
        persons = [seat for seat in order if seat in self.persons]
        return next((seat for seat in persons if seat in position.active), persons[0])

    def _something_to_call(self) -> bool:
        """Whether anybody could still call, catch or jump in, as far as everybody knows."""
        position = self._match().round.position
        return bool(position.open) or may_be_jumped(position)
