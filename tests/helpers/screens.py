"""A person who does anything that the screen offers, and now and then something it doesn't."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from helpers.apps import App
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.engine import Match

Tap = tuple[str, dict[str, str]]


def offered(table: TableState) -> list[Tap]:
    """Everything the table offers the shown person now."""
    if table.dealer_draw is not None:
        return [("dealer-ok", {})]
    if table.reveal is not None:
        return [("reveal-ok", {})]
    asking = table.asking
    if asking is not None and asking.kind == "color":
        return [("color", {"c": str(color)}) for color in asking.choices]
    if asking is not None and asking.kind == "side":
        return [("side", {"side": str(side)}) for side in asking.choices]
    if asking is not None:
        return [("target", {"seat": str(seat)}) for seat in asking.choices]
    return _buttons(table) + _cards(table)


def _buttons(table: TableState) -> list[Tap]:
    now = table.actions
    taps: list[Tap] = [("catch", {"seat": str(seat)}) for seat in now.catch]
    alive = {
        "draw": now.draw and not now.lay,
        "pass": now.pass_,
        "accept": now.accept is not None,
        "challenge": now.challenge,
        "uno": now.uno,
        "lay": now.lay > 0,
    }
    return taps + [(name, {}) for name, on in alive.items() if on]


def _cards(table: TableState) -> list[Tap]:
    lit = [card for card in table.hand if card.playable or card.jump or card.order == 1]
    return [("card", {"code": card.code, "i": str(card.nth)}) for card in lit]


class Anybody:
    """Plays a match by taps at random; counts what was done and fails on what does nothing."""

    def __init__(
        self, app: App, seed: str, render: Callable[[AppState], str] = lambda _state: ""
    ) -> None:
        self.app = app
        app.controller.core._render = render
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()

    async def finish(self, match: Match, limit: int = 60_000) -> None:
        """Until the match is over."""
        await self.app.controller.table.resume(match)
        for _ in range(limit):
            if self.app.table.match_end is not None:
                return
            await self.step()
            self.check()
        raise AssertionError(f"no end: {self.done}")

    async def step(self) -> None:
        app, table = self.app, self.app.table
        if table.curtain is not None:
            await app.act("curtain-open")
        elif table.result is not None:
            await app.act("next-round")
        elif (taps := offered(table)) and self.rng.random() < self._eagerness(table):
            await self._tap(*self.rng.choice(taps))
        elif self.rng.random() < 0.02:
            await self._misfit()
        else:
            await app.clock.advance(self.rng.choice((0.2, 0.6, 2.0)))

    def _eagerness(self, table: TableState) -> float:
        view = table.view
        return 0.9 if view is not None and view.turn == view.seat else 0.4

    async def _tap(self, name: str, args: dict[str, str]) -> None:
        """Something that is offered always leads on."""
        before = self.app.table
        self.app.controller.core.drop_notice("hint")
        await self.app.act(name, **args)
        self.done[name] += 1
        after = self.app.state.table
        assert "hint" not in self.app.notices, (name, args, self.app.notices)
        assert after is not None
        assert after.shake is None, (name, args, after.shake)
        assert after != before, (name, args)

    async def _misfit(self) -> None:
        """A dull card says why it can't be laid."""
        table = self.app.table
        dull = [card for card in table.hand if not (card.playable or card.jump or card.order)]
        if not dull or table.asking is not None or table.view is None:
            return
        card = self.rng.choice(dull)
        await self.app.act("card", code=card.code, i=str(card.nth))
        shake = self.app.table.shake
        if shake is not None:
            assert shake.text.endswith(".")
            self.done["shake"] += 1

    def check(self) -> None:
        app = self.app
        assert app.page.problems == []
        assert app.match.check() == []
        view = app.table.view
        if view is not None:
            assert len(app.table.hand) == len(view.hand)
            assert app.table.prompt or view.phase == "over"
