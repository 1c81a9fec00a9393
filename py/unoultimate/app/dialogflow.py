"""Dialogs, notices and the odds and ends of the page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .flow import Flow, number
from .state import Dialog, DialogKind
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .core import Core
    from .tableflow import TableFlow
    from .vault import Vault

SIMPLE: tuple[DialogKind, ...] = ("menu", "rules", "log", "keys")
AT_THE_TABLE = ("rules", "log")


class DialogFlow(Flow):
    """Opens and closes dialogs; exports; reports. `opening` is called before one opens."""

    def __init__(
        self,
        core: Core,
        table: TableFlow,
        vault: Vault,
        act: Callable[[str, Mapping[str, str]], None],
    ) -> None:
        super().__init__(core)
        self._table = table
        self._vault = vault
        self._act = act
        self.opening: Callable[[], None] = lambda: None
        self.actions = {
            **{kind: self._open(kind) for kind in SIMPLE},
            "seen": self._seen,
            "close-dialog": self._close,
            "confirm": self._confirm,
            "dismiss": self._dismiss,
            "export": self._export,
            "copy-report": self._copy_report,
            "reload": self._reload,
            "fullscreen": self._fullscreen,
        }

    def report(self) -> str:
        """What a bug report needs: version, browser, rules and the game record."""
        world = self.core.ports.world
        facts: dict[str, Any] = {"version": world.version, "browser": world.agent}
        facts["time"] = world.today()
        facts["problems"] = list(self.core.problems)
        match = self._table.table.match if self._table.table is not None else self._vault.match
        if match is not None:
            facts["rules"] = match.rules.to_json()
            facts["record"] = match.record()
        return json.dumps(facts, ensure_ascii=False, indent=1)

    def _open(self, kind: DialogKind) -> Callable[[Mapping[str, str]], None]:
        def open_it(_args: Mapping[str, str]) -> None:
            if kind in AT_THE_TABLE and self.core.state.table is None:
                return
            self.opening()
            if not any(dialog.kind == kind for dialog in self.core.state.dialogs):
                self.core.open_dialog(Dialog(kind))

        return open_it

    def _seen(self, args: Mapping[str, str]) -> None:
        """What everybody can see of a seat's cards."""
        table, seat = self.core.state.table, number(args, "seat")
        view = table.view if table is not None else None
        if view is None or seat == view.seat or seat not in range(view.n):
            return
        shown = Dialog("seen", args={"seat": str(seat)})
        if view.deck.two_faced and shown not in self.core.state.dialogs:
            self.opening()
            self.core.open_dialog(shown)

    def _close(self, args: Mapping[str, str]) -> None:
        del args
        self.core.close_dialog()

    def _confirm(self, args: Mapping[str, str]) -> None:
        """Yes: the question's own action, with its own arguments."""
        del args
        if self.core.state.dialogs and self.core.state.dialogs[-1].kind == "confirm":
            dialog = self.core.state.dialogs[-1]
            self.core.update(dialogs=())
            self._act(dialog.action, dialog.args)

    def _dismiss(self, args: Mapping[str, str]) -> None:
        self.core.drop_notice(args.get("id", ""))

    def _export(self, args: Mapping[str, str]) -> None:
        """Download the game's record."""
        del args
        match = self._table.table.match if self._table.table is not None else self._vault.match
        if match is not None:
            text = json.dumps(match.record(), ensure_ascii=False, indent=1)
            self.core.ports.page.download("uno-ultimate-game.json", text)

    async def _copy_report(self, args: Mapping[str, str]) -> None:
        """Copy the report; where that is not possible, download it."""
        del args
        text = self.report()
        if await self.core.ports.page.copy(text):
            self.core.hint(_("The report is copied."))
        else:
            self.core.ports.page.download("uno-ultimate-report.json", text)

    def _reload(self, args: Mapping[str, str]) -> None:
        """Load the page anew; a game that is on the screen comes back by itself."""
        del args
        self.core.ports.page.reload(self.core.state.screen == "table")

    def _fullscreen(self, args: Mapping[str, str]) -> None:
        del args
        self.core.ports.page.toggle_fullscreen()
