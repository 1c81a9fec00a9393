"""The home screen: rule sets, the waiting game, saves kept aside."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import labels
from .flow import Flow, chosen
from .ports import StorageError
from .state import AppState, Dialog, HomeState, KeptSave, PresetCard, WaitingGame
from .texts import _, mark

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .core import Core
    from .setupflow import SetupFlow
    from .tableflow import TableFlow
    from .vault import Vault

KEPT_TEXTS = {
    "damaged": mark("A saved game was damaged and could not be read. It is kept aside."),
    "foreign": mark("A saved game is not from this game. It is kept aside."),
    "newer": mark("A saved game was made by a newer version. It is kept aside."),
}


def first_state() -> AppState:
    """The application before anything is known: the home screen that the page is built with."""
    return AppState(home=HomeState(presets=preset_cards()))


def preset_cards() -> tuple[PresetCard, ...]:
    """The rule sets of the home screen in the current language."""
    return tuple(
        PresetCard(
            base, labels.rule_set_name(base), labels.rule_set_line(base), base in labels.AVAILABLE
        )
        for base in labels.RULE_SETS
    )


class HomeFlow(Flow):
    """Actions of the home screen."""

    def __init__(self, core: Core, vault: Vault, setup: SetupFlow, table: TableFlow) -> None:
        super().__init__(core)
        self._vault = vault
        self._setup = setup
        self._table = table
        self.actions = {
            "preset": self._preset,
            "next": self._next,
            "open-setup": self._next,
            "continue": self._continue,
            "delete-game": self._delete,
            "export-kept": self._export_kept,
            "home": self._home,
        }

    def show(self) -> None:
        """Go to the home screen with what is known now."""
        self.refresh()
        self.core.update(screen="home", setup=None, table=None, dialogs=())

    def refresh(self) -> None:
        """The home screen's state anew, in the current language."""
        selected = self.core.state.home.selected
        home = HomeState(preset_cards(), selected, self._waiting(), self._kept())
        self.core.update(home=home)

    def _waiting(self) -> WaitingGame | None:
        match, save = self._vault.match, self._vault.latest
        if match is None or save is None:
            return None
        return WaitingGame(
            names=tuple(seat.name for seat in match.seats),
            rule_set=labels.rule_set_name(match.rules.base),
            round_number=max(1, match.round_number),
            left_at=self.core.ports.world.when(save.saved_at, self.core.state.language),
        )

    def _kept(self) -> tuple[KeptSave, ...]:
        return tuple(KeptSave(name, _kept_text(name)) for name in self._vault.kept)

    def _home(self, args: Mapping[str, str]) -> None:
        del args
        self._table.leave()
        self.show()

    def _preset(self, args: Mapping[str, str]) -> None:
        """Select a rule set; a tap on the selected one goes on."""
        base = chosen(args, "id", "value")
        if base not in labels.AVAILABLE:
            return
        if base == self.core.state.home.selected and self.core.state.screen == "home":
            self._setup.open(base)
        else:
            self.core.update(home=replace(self.core.state.home, selected=base))

    def _next(self, args: Mapping[str, str]) -> None:
        del args
        self._setup.open(self.core.state.home.selected)

    async def _continue(self, args: Mapping[str, str]) -> None:
        del args
        await self.go_on()

    async def go_on(self) -> None:
        """Go on with the waiting game, if there is one."""
        if self._vault.match is not None:
            await self._table.resume(self._vault.match)

    async def _delete(self, args: Mapping[str, str]) -> None:
        """Delete the waiting game, when sure."""
        if args.get("sure") != "yes":
            self.core.open_dialog(_delete_dialog())
            return
        try:
            await self._vault.clear()
        except StorageError as problem:
            self._table.storage_notice(problem)
        self.show()

    def _export_kept(self, args: Mapping[str, str]) -> None:
        text = self._vault.kept.get(args.get("id", ""))
        if text is not None:
            self.core.ports.page.download("uno-ultimate-save.txt", text)


def _kept_text(name: str) -> str:
    return _(KEPT_TEXTS.get(name.split(" ")[0], KEPT_TEXTS["damaged"]))


def _delete_dialog() -> Dialog:
    return Dialog(
        "confirm",
        title=_("Delete this game?"),
        text=_("The waiting game will be gone for good."),
        yes=_("Delete"),
        no=_("Keep it"),
        danger=True,
        action="delete-game",
        args={"sure": "yes"},
    )
