"""What the screen does when something happened at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .board import NOTHING, Touched, table_state
from .desk import CALLS, Desk
from .journal import Journal
from .storagenotices import saved, storage_problem
from .telling import Teller

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.table.local import LocalTable
    from unoultimate.table.referee import Happening

    from .core import Core

COUNTED = 5


class TableScreen:
    """Draws and tells what a local table reports, for the seat whose hand is shown.

    `over` is called when the match has ended."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.desk = Desk(core, self.refresh)
        self.teller = Teller(core.ports.page, core.ports.sound)
        self.over: Callable[[], None] = lambda: None
        self._journal = Journal(())

    def watch(self, table: LocalTable) -> None:
        """This table is on the screen from now on."""
        self.desk.seat(table)
        self._journal = Journal([seat.name for seat in table.match.seats])
        self._journal.note(table.match)
        table.on_happening = self._happened
        table.on_change = self._changed
        table.on_tick = self._ticked
        table.on_error = self.core.fail

    def refresh(self) -> None:
        """The table's state anew; not while a move is made that is not yet saved."""
        table = self.desk.table
        if table is None or self.core.state.screen != "table":
            return
        if table.shown is None or not table.settling:
            now = self.core.state.settings
            state = table_state(
                table,
                self.desk.touched,
                self._journal,
                now.sort,
                now.speed,
                now.seats,
                self.desk.listening,
            )
            self.core.update(table=state)

    def _happened(self, happening: Happening) -> None:
        """A move was made: whatever was begun is void, everything is told and drawn."""
        table = self.desk.table
        if table is None:
            return
        self._journal.note(table.match)
        keep_asking = happening.move.verb in CALLS and happening.move.seat != table.shown
        self.desk.put(replace(self.desk.touched, shake=None) if keep_asking else NOTHING)
        told = self.teller.tell(table, happening)
        if told.reveal is not None:
            self.desk.put(Touched(reveal=told.reveal))
        self.core.drop_notice("hint")
        self.refresh()
        self._offer_jump()
        self.core.flush()
        self.core.ports.page.motion(told.motions)
        if table.match.over:
            self.core.tasks.spawn(self.core.ports.storage.persist())
            self.over()

    def _offer_jump(self) -> None:
        """A card that may be laid out of turn is said too."""
        now = self.core.state.table
        if now is not None and now.asking is None and any(card.jump for card in now.hand):
            self.core.ports.page.announce(now.prompt)

    def _changed(self) -> None:
        """The curtain, or whether the match is saved."""
        table = self.desk.table
        if table is None:
            return
        if table.shown is None:
            self._cover()
        if table.unsaved and table.problem is not None:
            storage_problem(self.core, table.problem)
        elif not table.unsaved:
            saved(self.core)
        self.refresh()
        self.core.flush()

    def _cover(self) -> None:
        """Nothing that was said or begun is left when the curtain has fallen."""
        self.desk.put(NOTHING)
        self.desk.listening = False
        self.core.update(dialogs=())
        self.core.drop_notice("hint")
        self.core.ports.page.hush()
        self.core.focus("curtain-open")

    def _ticked(self, seconds: int) -> None:
        """A second of the turn timer has passed; the last ones are said."""
        if seconds <= COUNTED:
            self.teller.seconds(seconds)
        self.refresh()
        self.core.flush()
