"""What a table needs from outside; `platform` makes these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from unoultimate.engine import Move, View


class Timer(Protocol):
    """Something that was asked to happen later."""

    def cancel(self) -> None:
        """Forget it; harmless when it has happened."""


class Clock(Protocol):
    """Monotonic seconds, and calls at a later time."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer: ...


class MatchDocument(NamedTuple):
    """A match as plain JSON: the moves that lead to it, and exactly how it stands."""

    record: dict[str, Any]
    snapshot: dict[str, Any]


class Saver(Protocol):
    """Keeps a running match. Returns when it is committed; failures raise."""

    async def save(self, document: MatchDocument) -> None: ...


class Brain(Protocol):
    """Decides for a computer from what its seat may know; None: nothing worth doing."""

    def __call__(self, view: View, level: str, rng: random.Random) -> Move | None: ...
