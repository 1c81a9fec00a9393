"""A running game on the screen: from taps to moves, and from what happened to what is shown."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from unoultimate.engine import NEXT_ROUND, IllegalMove, Match, Move, Rules, Seat
from unoultimate.table.local import LocalTable

from . import choosing
from .board import NOTHING, Touched, seat_infos, table_state
from .flow import Flow, number
from .journal import Journal
from .ports import StorageError
from .reasons import reason_text
from .state import Asking, Dialog, Shake
from .storagenotices import saved, storage_problem
from .telling import Teller
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unoultimate.engine import View
    from unoultimate.table.referee import Happening

    from .core import Core
    from .settingsflow import SettingsFlow
    from .state import SeatInfo
    from .vault import Vault

CALLS = ("uno", "catch")


class TableFlow(Flow):
    """Actions of the table. `left` is called when a game is over and its table left."""

    def __init__(self, core: Core, vault: Vault, kept: SettingsFlow) -> None:
        super().__init__(core)
        self.table: LocalTable | None = None
        self.left: Callable[[], None] = lambda: None
        self._vault = vault
        self._kept = kept
        self._touched = NOTHING
        self._busy = False
        self._shakes = 0
        self._teller = Teller(core.ports.page)
        self._journal = Journal(())
        self.actions = {
            "start": self._start,
            "play-again": self._play_again,
            "abandon": self._abandon,
            "card": self._card,
            "color": self._color,
            "target": self._target,
            "cancel": self._cancel,
            "draw": self._plain("draw"),
            "pass": self._plain("pass"),
            "accept": self._plain("accept"),
            "challenge": self._plain("challenge"),
            "uno": self._plain("uno"),
            "catch": self._catch,
            "next-round": self._next_round,
            "curtain-open": self._open_curtain,
            "reveal-ok": self._reveal_ok,
            "step": self._step,
        }

    # A game begins and ends

    async def _start(self, args: Mapping[str, str]) -> None:
        """Start the match of the setup screen; a waiting game is replaced when sure."""
        setup = self.core.state.setup
        if setup is None or setup.problem:
            return
        if self._vault.latest is not None and args.get("sure") != "yes":
            self.core.open_dialog(_replace_dialog())
            return
        self._kept.remember_seats(setup.seats)
        await self._begin(setup.rules, setup.seats)

    async def _play_again(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None and self.table.match.over:
            old = self.table.match
            await self._begin(old.rules, seat_infos(old))

    async def _begin(self, rules: Rules, seats: tuple[SeatInfo, ...]) -> None:
        players = [Seat(seat.name, seat.kind, seat.level) for seat in seats]
        match = Match.new(rules, players, self.core.ports.world.seed())
        self._vault.begin()
        await self._open(match)

    async def resume(self, match: Match) -> None:
        """Go on with a saved match, exactly as it was."""
        await self._open(match)

    async def _open(self, match: Match) -> None:
        self._close()
        ports = self.core.ports
        rng = random.Random(ports.world.seed())
        table = LocalTable(match, ports.clock, self._vault, ports.brain, rng, self.core.tasks)
        table.on_happening = self._happened
        table.on_change = self._changed
        table.on_error = self.core.fail
        table.set_speed(self.core.state.settings.speed)
        self.table, self._touched, self._busy = table, NOTHING, False
        self._journal = Journal([seat.name for seat in match.seats])
        await table.begin()
        if self.table is table:
            self.core.update(screen="table", setup=None, dialogs=())
            self.refresh()
            self._teller.turn(table)

    def leave(self) -> None:
        """Leave the table: a running match waits, a finished one is put away."""
        if self.table is None:
            return
        match = self.table.match
        self._close()
        if match.over:
            self.core.spawn(self._put_away())
        else:
            self._vault.match = match

    async def _put_away(self) -> None:
        """The match is over or abandoned: no game is waiting any more."""
        self._vault.match = None
        try:
            await self._vault.clear()
        except StorageError as problem:
            self.storage_notice(problem)
        self.left()

    def _abandon(self, args: Mapping[str, str]) -> None:
        if self.table is None:
            return
        if args.get("sure") != "yes":
            self.core.open_dialog(_abandon_dialog())
            return
        self._close()
        self._vault.match = self._vault.latest = None
        self.core.spawn(self._put_away())
        self.left()

    def _close(self) -> None:
        if self.table is not None:
            self.table.close()
        self.table = None

    # Taps

    def _view(self) -> View | None:
        """What the shown person sees; None while nobody may do anything."""
        if self.table is None or self.table.shown is None or self._touched.reveal is not None:
            return None
        return self.table.match.round.view(self.table.shown)

    def _card(self, args: Mapping[str, str]) -> None:
        """Lay the tapped card, ask what it needs, or say why it can't be laid."""
        view = self._view()
        code, nth = args.get("code", ""), number(args, "i", "nth")
        if view is None or view.phase == "over" or code not in view.deck.codes:
            return
        self._lay(view, (view.deck.card(code),), code, max(nth, 0))

    def _lay(self, view: View, cards: tuple[int, ...], code: str, nth: int) -> None:
        answer = choosing.lay(view, cards)
        if isinstance(answer, Move):
            self._make(answer)
        elif isinstance(answer, Asking):
            self._touch(Touched(asking=answer, selection=cards))
        elif answer is not None:
            self._shake(code, nth, reason_text(answer.reason, view))

    def _color(self, args: Mapping[str, str]) -> None:
        view, color = self._view(), number(args, "c", "color")
        if view is None:
            return
        asking = self._touched.asking or choosing.choose_color(view)
        if asking is None or asking.kind != "color" or color not in asking.choices:
            return
        if asking.cards:
            self._answered(choosing.lay(view, asking.cards, color))
        else:
            self._make(Move(view.seat, "choose", color=color))

    def _target(self, args: Mapping[str, str]) -> None:
        view, seat, asking = self._view(), number(args, "seat", "target"), self._touched.asking
        if view is not None and asking is not None and asking.kind == "target":
            self._answered(choosing.lay(view, asking.cards, target=seat))

    def _answered(self, answer: object) -> None:
        """An answer led to the move, to the next question, or came too late."""
        if isinstance(answer, Move):
            self._make(answer)
        else:
            asking = answer if isinstance(answer, Asking) else None
            self._touch(Touched(asking=asking, selection=asking.cards if asking else ()))

    def _cancel(self, args: Mapping[str, str]) -> None:
        del args
        self._touch(NOTHING)

    def _plain(self, verb: str) -> Callable[[Mapping[str, str]], None]:
        def make(_args: Mapping[str, str]) -> None:
            view = self._view()
            if view is not None and view.phase != "over":
                self._make(Move(view.seat, verb))

        return make

    def _catch(self, args: Mapping[str, str]) -> None:
        view, seat = self._view(), number(args, "seat", "target")
        if view is not None and view.phase != "over" and 0 <= seat < view.n:
            self._make(Move(view.seat, "catch", target=seat))

    def _next_round(self, args: Mapping[str, str]) -> None:
        """Deal the next round; after the last one show how the match ended."""
        del args
        if self.table is None or not self.table.match.round.over:
            return
        if self.table.match.over:
            self._touch(Touched(result_seen=True))
        else:
            self._make(NEXT_ROUND)

    def _open_curtain(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None and self.table.curtain is not None:
            self.table.open_curtain()
            self._teller.turn(self.table)

    def _reveal_ok(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None:
            self._touch(NOTHING)
            self.table.release("reveal")

    def _step(self, args: Mapping[str, str]) -> None:
        del args
        if self.table is not None:
            self.table.step()

    # Moves

    def _make(self, move: Move) -> None:
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
        self._touched = replace(self._touched, asking=None, selection=())
        self.core.hint(reason_text(refusal.reason, self._view()))
        self.refresh()

    def _shake(self, code: str, nth: int, text: str) -> None:
        self._shakes += 1
        self._touch(Touched(shake=Shake(code, nth, text, self._shakes)))
        self.core.ports.page.announce(text, True)

    def _touch(self, touched: Touched) -> None:
        self._touched = touched
        self.refresh()

    # What happened

    def _happened(self, happening: Happening) -> None:
        """A move was made: whatever was begun is void, everything is told and drawn."""
        table = self.table
        if table is None:
            return
        keep_asking = happening.move.verb in CALLS and happening.move.seat != table.shown
        self._touched = replace(self._touched, shake=None) if keep_asking else NOTHING
        told = self._teller.tell(table, happening)
        if told.reveal is not None:
            self._touched = Touched(reveal=told.reveal)
            table.hold("reveal")
        self.core.drop_notice("hint")
        self.refresh()
        self.core.flush()
        self.core.ports.page.motion(told.motions)
        if table.match.over:
            self.core.tasks.spawn(self.core.ports.storage.persist())

    def _changed(self) -> None:
        """The curtain, or whether the match is saved."""
        table = self.table
        if table is None:
            return
        if table.shown is None:
            self._touched = NOTHING
            self.core.update(dialogs=())
            self.core.drop_notice("hint")
            self.core.ports.page.hush()
            self.core.focus("curtain-open")
        if table.unsaved and table.problem is not None:
            self.storage_notice(table.problem)
        elif not table.unsaved:
            saved(self.core)
        self.refresh()
        self.core.flush()

    def refresh(self) -> None:
        """The table's state anew; not while a move is made that is not yet saved."""
        table = self.table
        if table is None or self.core.state.screen != "table":
            return
        if table.shown is None or not table.settling:
            now = self.core.state.settings
            state = table_state(table, self._touched, self._journal, now.sort, now.speed)
            self.core.update(table=state)

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


def _replace_dialog() -> Dialog:
    return Dialog(
        "confirm",
        title=_("Start a new game?"),
        text=_("A game is waiting. Starting another one replaces it."),
        yes=_("Start the new game"),
        no=_("Cancel"),
        danger=True,
        action="start",
        args={"sure": "yes"},
    )


def _abandon_dialog() -> Dialog:
    return Dialog(
        "confirm",
        title=_("Abandon this game?"),
        text=_("It will not be saved and not be counted."),
        yes=_("Abandon"),
        no=_("Go on playing"),
        danger=True,
        action="abandon",
        args={"sure": "yes"},
    )
