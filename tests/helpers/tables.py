"""Matches, brains and tables for tests: no browser, no waiting."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

from helpers.loops import run_through
from unoultimate.engine import Match, Move, Rules, Seat, View
from unoultimate.platform.memory import ManualClock
from unoultimate.table.local import LocalTable
from unoultimate.table.ports import MatchDocument
from unoultimate.table.referee import Happening
from unoultimate.table.tasks import Tasks

OPTIONAL = ("uno", "catch", "jump")


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_through(work())


def plain_brain(view: View, _level: str, _rng: random.Random) -> Move | None:
    """Lays the first card that fits, else does the first thing possible; catches and calls."""
    moves = list(view.legal)
    calls = [move for move in moves if move.verb in ("uno", "catch")]
    if calls:
        return calls[0]
    if view.turn != view.seat:
        return None
    plays = [move for move in moves if move.verb == "play"]
    return (plays or moves)[0]


def silent_brain(view: View, _level: str, _rng: random.Random) -> Move | None:
    """Like the plain one, but never calls nor catches."""
    moves = [move for move in view.legal if move.verb not in OPTIONAL]
    if view.turn != view.seat:
        return None
    plays = [move for move in moves if move.verb == "play"]
    return (plays or moves)[0]


def seats(kinds: str) -> list[Seat]:
    """ "pcc": a person and two computers, called P0, C1, C2."""
    words = {"p": "person", "c": "computer"}
    return [Seat(f"{k.upper()}{i}", words[k]) for i, k in enumerate(kinds)]  # type: ignore[arg-type]


def new_match(kinds: str, seed: str = "7", **options: Any) -> Match:
    return Match.new(Rules.preset("official").replace(**options), seats(kinds), seed)


class MemorySaver:
    """Keeps documents; `fail` makes it raise, `gate` makes it wait."""

    def __init__(self) -> None:
        self.documents: list[MatchDocument] = []
        self.fail = False
        self.gate: asyncio.Future[None] | None = None
        self.started = 0

    async def save(self, document: MatchDocument) -> None:
        self.started += 1
        if self.gate is not None:
            await self.gate
        await asyncio.sleep(0)
        if self.fail:
            raise OSError("no room")
        self.documents.append(document)


class Bench:
    """A local table with everything around it in memory."""

    def __init__(self, match: Match, brain: Any = plain_brain, speed: str = "normal") -> None:
        self.clock = ManualClock()
        self.saver = MemorySaver()
        self.errors: list[BaseException] = []
        self.happenings: list[Happening] = []
        self.changes = 0
        self.table = LocalTable(
            match, self.clock, self.saver, brain, random.Random(1), Tasks(self.errors.append)
        )
        self.table.on_happening = self.happenings.append
        self.table.on_change = self._changed
        self.table.on_error = self.errors.append
        self.table.set_speed(speed)

    def _changed(self) -> None:
        self.changes += 1

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def verbs(self) -> list[str]:
        return [happening.move.verb for happening in self.happenings]

    async def person_plays(self) -> None:
        """The person in turn makes the plainest move."""
        seat = self.match.round.turn
        move = silent_brain(self.match.round.view(seat), "", random.Random(0))
        assert move is not None
        await self.table.submit(move)

    async def finish_round(self, limit: int = 2000) -> None:
        """Play on until the round is over, opening every curtain."""
        for _ in range(limit):
            rnd = self.match.round
            if rnd.over:
                return
            if self.table.curtain is not None:
                self.table.open_curtain()
            elif self.match.seats[rnd.turn].kind == "person" and self.table.shown == rnd.turn:
                await self.person_plays()
            else:
                await self.clock.advance(0.5)
        raise AssertionError("the round does not end")
