"""Statistics and replays to look at and to test with, from matches that were really played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from random import Random

from helpers.played import play, record
from unoultimate.app.course import Course
from unoultimate.app.replaying import Replay
from unoultimate.app.replaystate import ReplayState
from unoultimate.app.replayview import replay_state
from unoultimate.app.statistics.collection import Collection
from unoultimate.app.statistics.figures import statistics_state
from unoultimate.app.statistics.state import StatisticsState
from unoultimate.engine import Match, Rules, Seat

START = datetime.fromisoformat("2026-03-01T19:30:00+02:00")
SETS = ("official", "quick", "party", "quick", "seven_zero", "quick", "survival", "progressive")
PEOPLE = ("Mira", "Noor", "W" * 24, "สมชายใจดี", "שלום")


@cache
def collection(count: int) -> Collection:
    """A collection of `count` matches, one a day."""
    kept = Collection()
    for number in range(count):
        rng = Random(number)
        people = [Seat(name) for name in rng.sample(PEOPLE[: 2 + number // 6], rng.choice((1, 2)))]
        computers = [Seat("Ada", "computer", "hard"), Seat("Bruno", "computer", "easy")]
        match = Match.new(Rules.preset(SETS[number % len(SETS)]), people + computers, f"p{number}")
        date = (START + timedelta(days=number)).isoformat()
        kept = kept.with_match(play(match, rng).record(), date, "home", online=number == 3)
    return kept


def written(date: str) -> str:
    """A date as on a screen in English."""
    return datetime.fromisoformat(date).strftime("%-d %b, %H:%M")


def empty() -> StatisticsState:
    return statistics_state(Collection(), written)


def few() -> StatisticsState:
    return statistics_state(collection(2), written, message="2 new matches came in.")


def many() -> StatisticsState:
    return statistics_state(collection(24), written)


def replays() -> Iterator[tuple[str, ReplayState]]:
    """Moments of replays by name."""
    four = Replay(Course(record("look", "official")))
    yield "start", replay_state(four)
    yield "middle", replay_state(four.to(150))
    yield "seat", replay_state(four.to(150).seen_by("0"))
    yield "end", replay_state(four.to(four.course.last))
    yield "running", replay_state(four.to(60).play())
    ten = Replay(Course(record("ten", "party", 10)))
    yield "ten", replay_state(ten.to(90))
