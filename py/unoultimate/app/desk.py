"""The table as the shown person uses it: what is begun, and the one way to a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine import IllegalMove

from .aloud import reads_aloud
from .board import NOTHING, Touched
from .reasons import reason_text
from .tablestate import Shake
from .texts import language

if TYPE_CHECKING:
    from collections.abc import Callable

    from unoultimate.engine import Move, View
    from unoultimate.table.local import LocalTable

    from .core import Core

CALLS = ("uno", "catch")
CHOOSING = "choosing"
REASONS = ("reveal", "dealer", CHOOSING)


class Desk:
    """Shared by taps and by what happens. `redraw` makes the table's state anew.

    `listening`: taps on cards name them instead of laying them."""

    def __init__(self, core: Core, redraw: Callable[[], None]) -> None:
        self.core = core
        self.table: LocalTable | None = None
        self.touched = NOTHING
        self.listening = False
        self._redraw = redraw
        self._busy = False
        self._shakes = 0

    def seat(self, table: LocalTable | None) -> None:
        """Another table, or none: nothing is begun on it."""
        self.table, self.touched, self._busy = table, NOTHING, False
        self.listening = False

    @property
    def reads(self) -> bool:
        """Whether cards are read aloud on request."""
        return self.table is not None and reads_aloud(self.table.match.rules)

    def say(self, text: str) -> None:
        """Say this with the device's voice, and to a screen reader."""
        self.core.ports.page.announce(text)
        self.core.ports.sound.say(language(), text)

    def view(self) -> View | None:
        """What the shown person sees; None while nobody may do anything."""
        if self.table is None or self.table.shown is None or self.touched.shows:
            return None
        return self.table.match.round.view(self.table.shown)

    def put(self, touched: Touched) -> None:
        """This is begun now. The table waits for whoever looks at something or jumps in."""
        self.touched = touched
        if self.table is None:
            return
        waiting = touched.shows or (CHOOSING if self._jumps_in(self.table) else "")
        for reason in REASONS:
            (self.table.hold if reason == waiting else self.table.release)(reason)

    def _jumps_in(self, table: LocalTable) -> bool:
        """Whether a card laid out of turn still needs a colour or a seat."""
        return self.touched.asking is not None and table.shown != table.match.round.turn

    def touch(self, touched: Touched) -> None:
        self.put(touched)
        self._redraw()

    def shake(self, code: str, nth: int, text: str) -> None:
        """The card may not be laid: it shakes, and the reason is said; a selection stays."""
        self._shakes += 1
        kept = self.touched.selection
        self.touch(Touched(selection=kept, shake=Shake(code, nth, text, self._shakes)))
        self.core.ports.page.announce(text, True)

    def make(self, move: Move) -> None:
        """Submit a move; a second tap while it is on its way is not a second move."""
        call = move.verb in CALLS
        if self.table is None or (self._busy and not call):
            return
        self._busy = self._busy or not call
        self.core.spawn(self._submit(self.table, move))

    async def _submit(self, table: LocalTable, move: Move) -> None:
        try:
            await table.submit(move)
        except IllegalMove as refusal:
            self._refused(refusal)
        finally:
            if move.verb not in CALLS:
                self._busy = False

    def _refused(self, refusal: IllegalMove) -> None:
        view = self.view()
        self.put(Touched(result_seen=self.touched.result_seen, reveal=self.touched.reveal))
        self.core.hint(reason_text(refusal.reason, view))
        self._redraw()
