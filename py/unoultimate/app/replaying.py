"""Watching a match again: where one is in it, whose hands one sees, and how fast it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .course import Course

SECONDS = {"slow": 1.8, "normal": 0.9, "fast": 0.3}
ALL = "all"


@dataclass(frozen=True)
class Replay:
    """A position in a match; every method gives another replay and leaves this one as it is.

    `viewer` is the seat whose hand alone is shown, or None for all hands.
    """

    course: Course
    position: int = 0
    viewer: int | None = None
    speed: str = "normal"
    playing: bool = False

    def to(self, position: int) -> Replay:
        """At this position, or the nearest there is; standing still at the end."""
        place = max(0, min(position, self.course.last))
        return replace(self, position=place, playing=self.playing and place < self.course.last)

    def paused_at(self, position: int) -> Replay:
        """Standing still at this position."""
        return replace(self.to(position), playing=False)

    def play(self) -> Replay:
        """Running; from the start again when at the end."""
        start = 0 if self.position == self.course.last else self.position
        return replace(self, position=start, playing=self.course.last > 0)

    def tick(self) -> Replay:
        """One position further when it runs: to be called every `seconds`."""
        return self.to(self.position + 1) if self.playing else self

    @property
    def seconds(self) -> float:
        """The time between two positions."""
        return SECONDS[self.speed]

    def seen_by(self, viewer: str) -> Replay:
        """Seen from a seat (its number as text), or `all`; unchanged for anything else."""
        if viewer == ALL:
            return replace(self, viewer=None)
        known = viewer.isdecimal() and int(viewer) < len(self.course.match.seats)
        return replace(self, viewer=int(viewer)) if known else self

    def at_speed(self, speed: str) -> Replay:
        """At one of the speeds; unchanged for anything else."""
        return replace(self, speed=speed) if speed in SECONDS else self


def act(replay: Replay, action: str, args: Mapping[str, str]) -> Replay:
    """The replay after an action of its screen; unchanged for one that it does not know."""
    value = args.get("value", "")
    match action:
        case "replay-first":
            return replay.paused_at(0)
        case "replay-back":
            return replay.paused_at(replay.position - 1)
        case "replay-forward":
            return replay.paused_at(replay.position + 1)
        case "replay-last":
            return replay.paused_at(replay.course.last)
        case "replay-seek" if value.isdecimal() and len(value) < 10:
            return replay.paused_at(int(value))
        case "replay-play":
            return replay.play()
        case "replay-pause":
            return replay.paused_at(replay.position)
        case "replay-speed":
            return replay.at_speed(value)
        case "replay-viewer":
            return replay.seen_by(value)
    return replay
