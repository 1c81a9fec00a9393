"""A running game on the screen: how it begins, goes on and is left."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from unoultimate.engine import Match, Rules, Seat
from unoultimate.table.local import LocalTable

from .board import NOTHING, Touched, seat_infos
from .dealing import dealer_draw
from .flow import Flow
from .ports import StorageError
from .storagenotices import storage_problem
from .tabledialogs import abandon_dialog, replace_dialog
from .tablescreen import TableScreen
from .taps import Taps

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from .core import Core
    from .settingsflow import SettingsFlow
    from .state import SeatInfo
    from .vault import Vault


COUNTED_AFTER = 1.2


async def _nothing(_match: Match) -> None:
    pass


class TableFlow(Flow):
    """Actions of the table. `left` is called when a game is over and its table left, `finished`
    with a match that has ended, perhaps more than once."""

    def __init__(self, core: Core, vault: Vault, kept: SettingsFlow) -> None:
        super().__init__(core)
        self.left: Callable[[], None] = lambda: None
        self.finished: Callable[[Match], Awaitable[None]] = _nothing
        self._vault = vault
        self._kept = kept
        self._screen = TableScreen(core)
        self._screen.over = self._over
        self._desk = self._screen.desk
        self._fresh = False
        self.actions = {
            **Taps(self._desk).actions,
            "start": self._start,
            "play-again": self._play_again,
            "abandon": self._abandon,
            "curtain-open": self._open_curtain,
            "reveal-ok": self._go_on("reveal"),
            "dealer-ok": self._go_on("dealer"),
            "step": self._step,
        }

    @property
    def table(self) -> LocalTable | None:
        return self._desk.table

    async def _start(self, args: Mapping[str, str]) -> None:
        """Start the match of the setup screen; a waiting game is replaced when sure."""
        setup = self.core.state.setup
        if setup is None or setup.problem:
            return
        if self._vault.latest is not None and args.get("sure") != "yes":
            self.core.open_dialog(replace_dialog())
            return
        self._kept.remember_seats(setup.seats)
        await self._begin(setup.rules, setup.seats, setup.dealer)

    async def _play_again(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None and self.table.match.over:
            old = self.table.match
            await self.finished(old)
            await self._begin(old.rules, seat_infos(old), old.first_dealer)

    async def _begin(
        self, rules: Rules, seats: tuple[SeatInfo, ...], dealer: int | None = None
    ) -> None:
        """A new match; `dealer` is who was agreed on to deal first."""
        players = [Seat(seat.name, seat.kind, seat.level) for seat in seats]
        match = Match.new(rules, players, self.core.ports.world.seed(), dealer)
        self._vault.begin()
        self._fresh = True
        await self._open(match)

    async def resume(self, match: Match) -> None:
        """Go on with a saved match, exactly as it was."""
        self._fresh = False
        await self._open(match)

    async def _open(self, match: Match) -> None:
        self._close()
        ports = self.core.ports
        rng = random.Random(ports.world.seed())
        table = LocalTable(
            match, ports.clock, self._vault.saver(), ports.brain, rng, self.core.tasks
        )
        self._screen.watch(table)
        table.set_speed(self.core.state.settings.speed)
        await table.begin()
        if match.over:
            self._over()
        if self.table is table:
            self.core.update(screen="table", setup=None, dialogs=())
            self._sit_down(table)

    def _sit_down(self, table: LocalTable) -> None:
        """Somebody sees the table: who drew which card for the deal, and whose turn it is."""
        draw = dealer_draw(table.match) if self._fresh else None
        if table.shown is not None:
            self._fresh = False
            if draw is not None:
                self._desk.put(Touched(dealer_draw=draw))
        self.refresh()
        self._screen.teller.turn(table)

    def leave(self) -> None:
        """Leave the table: a running match waits, a finished one is put away."""
        if self.table is None:
            return
        match = self.table.match
        self._close()
        if match.over:
            self.core.spawn(self._put_away(match))
        else:
            self._vault.match = match

    def step_back(self) -> None:
        """Another tab plays now: leave the table without writing anything."""
        self._close()

    def _over(self) -> None:
        """The match has ended: it is counted when the screen about it has been drawn."""
        table = self.table
        if table is not None:
            self.core.ports.clock.call_later(
                COUNTED_AFTER, lambda: self.core.spawn(self._finish(table.match))
            )

    async def _finish(self, match: Match) -> None:
        await self.finished(match)

    async def _put_away(self, ended: Match | None = None) -> None:
        """The match is over or abandoned: no game is waiting any more."""
        self._vault.match = None
        if ended is not None:
            await self.finished(ended)
        try:
            await self._vault.clear()
        except StorageError as problem:
            self.storage_notice(problem)
        self.left()

    def _abandon(self, args: Mapping[str, str]) -> None:
        if self.table is None:
            return
        if args.get("sure") != "yes":
            self.core.open_dialog(abandon_dialog())
            return
        self._close()
        self._vault.match = self._vault.latest = None
        self.core.spawn(self._put_away())
        self.left()

    def _close(self) -> None:
        if self.table is not None:
            self.table.close()
        self._desk.seat(None)

    def _open_curtain(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None and self.table.curtain is not None:
            self.table.open_curtain()
            self._sit_down(self.table)

    def _go_on(self, reason: str) -> Callable[[Mapping[str, str]], None]:
        """*OK* under something shown for which the table waits."""

        def go_on(_args: Mapping[str, str]) -> None:
            if self.table is not None and self._desk.touched.shows == reason:
                self._desk.touch(NOTHING)

        return go_on

    def _step(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None:
            self.table.step()

    def refresh(self) -> None:
        """The table's state anew."""
        self._screen.refresh()

    def storage_notice(self, problem: Exception) -> None:
        storage_problem(self.core, problem)

    def setting_changed(self, name: str) -> None:
        """A setting that the table shows or plays by."""
        if self.table is not None and name == "speed":
            self.table.set_speed(self.core.state.settings.speed)
        self.refresh()

    def hide(self) -> None:
        if self.table is not None:
            self.table.hide()

    def unhide(self) -> None:
        if self.table is not None:
            self.table.unhide()
