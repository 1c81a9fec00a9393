"""Favourites: kept on this device, up to three, saved from the setup and managed at home."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import catalogue
from .favourites import MOST, Favourite, FavouriteError, Favourites, decode, encode
from .flow import Flow, number
from .ports import StorageError
from .setup_rules import origin_name
from .state import Dialog, FavouriteCard, KeptSave, Notice
from .texts import _, mark

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .core import Core
    from .setupflow import SetupFlow

NOTICE = "favourites"
NOT_KEPT = {
    "refused": mark("This browser does not let the game store anything here (private mode?)."),
    "full": mark("The storage of this device is full."),
    "failed": mark("The favourites could not be stored. Try it once more."),
}


class FavouriteFlow(Flow):
    """Actions around favourites. What was never read is never written over."""

    def __init__(self, core: Core, setup: SetupFlow) -> None:
        super().__init__(core)
        self.kept = Favourites()
        self.changed: Callable[[], None] = lambda: None
        self._setup = setup
        self._loaded = self._busy = False
        self.actions = {
            "favourite-new": self._new,
            "favourite-edit": self._edit,
            "favourite-name": self._name,
            "favourite-add": self._add,
            "favourite-replace": self._replace,
            "favourite-rename": self._rename,
            "favourite-delete": self._delete,
        }

    async def load(self) -> None:
        """Read the favourites; a storage that can't be read is tried again when one is saved."""
        try:
            self.kept = decode(await self.core.ports.storage.load_favourites())
            self._loaded = True
        except StorageError:
            self._loaded = False

    def cards(self) -> tuple[FavouriteCard, ...]:
        """The favourites as the home screen shows them."""
        return tuple(_card(i, one) for i, one in enumerate(self.kept.items))

    def aside(self) -> tuple[KeptSave, ...]:
        """Lists of favourites that could not be read at all, to be exported."""
        text = _("Favourites that could not be read are kept aside.")
        return tuple(KeptSave(f"{NOTICE} {i}", text) for i in range(len(self.kept.aside)))

    def aside_text(self, id: str) -> str | None:
        """Such a list as it was."""
        names = [save.id for save in self.aside()]
        return self.kept.aside[names.index(id)] if id in names else None

    async def _new(self, args: Mapping[str, str]) -> None:
        """Ask for a name, or which one to replace when there are three."""
        del args
        setup = self.core.state.setup
        if setup is None or not await self._ready():
            return
        own = setup.origin is not None
        name = "" if own else _("My {name}", name=origin_name(setup.rules))
        self._ask(Dialog("favourite-new", args={"name": name}))

    def _edit(self, args: Mapping[str, str]) -> None:
        i = number(args, "i")
        if 0 <= i < len(self.kept.items):
            name = self.kept.items[i].name
            self._ask(Dialog("favourite-edit", args={"i": str(i), "name": name}))

    def _ask(self, dialog: Dialog) -> None:
        if not any(one.kind == dialog.kind for one in self.core.state.dialogs):
            self.core.open_dialog(dialog)

    def _name(self, args: Mapping[str, str]) -> None:
        """The name as typed so far."""
        if (dialog := self._dialog()) is not None:
            self._redo(
                replace(dialog, args={**dialog.args, "name": args.get("value", "")}, text="")
            )

    async def _add(self, args: Mapping[str, str]) -> None:
        del args
        dialog, setup = self._dialog(), self.core.state.setup
        if dialog is not None and setup is not None:
            await self._try(lambda: self.kept.added(dialog.args["name"], setup.rules))

    async def _replace(self, args: Mapping[str, str]) -> None:
        i, setup = number(args, "i"), self.core.state.setup
        if self._dialog() is not None and setup is not None:
            await self._try(lambda: self.kept.replaced(i, setup.rules), i)

    async def _rename(self, args: Mapping[str, str]) -> None:
        del args
        dialog = self._dialog()
        if dialog is not None:
            i = number(dialog.args, "i")
            await self._try(lambda: self.kept.renamed(i, dialog.args["name"]), i)

    async def _delete(self, args: Mapping[str, str]) -> None:
        """Delete one, when sure."""
        i = number(args, "i")
        if args.get("sure") == "yes":
            await self._try(lambda: self.kept.deleted(i), None)
        elif 0 <= i < len(self.kept.items):
            self.core.open_dialog(_delete_dialog(i, self.kept.items[i].name))

    async def _try(self, change: Callable[[], Favourites], origin: int | None = -1) -> None:
        """Change and keep the favourites; `origin` is the one that the setup then comes from."""
        if self._busy:
            return
        self._busy = True
        try:
            changed = change()
            await self.core.ports.storage.save_favourites(encode(changed))
        except FavouriteError as problem:
            self._say(problem.text)
        except StorageError as problem:
            self._say(_(NOT_KEPT.get(problem.reason, NOT_KEPT["failed"])))
        else:
            self.kept = changed
            self.core.update(dialogs=())
            if origin is not None:
                self._setup.came_from(changed.items[origin])
            self.changed()
        finally:
            self._busy = False

    def _say(self, problem: str) -> None:
        """The problem in the open dialog, or as a notice."""
        dialog = self._dialog()
        if dialog is not None:
            self._redo(replace(dialog, text=problem))
            self.core.ports.page.announce(problem, True)
        else:
            self.core.notice(Notice(NOTICE, problem, "warning"))

    async def _ready(self) -> bool:
        """Whether favourites can be kept; the storage may have come back."""
        if not self._loaded:
            await self.load()
            self.changed()
        if not self._loaded:
            self.core.notice(Notice(NOTICE, _(NOT_KEPT["refused"]), "warning"))
        return self._loaded

    def _dialog(self) -> Dialog | None:
        """The favourite's dialog on top."""
        dialogs = self.core.state.dialogs
        asks = bool(dialogs) and dialogs[-1].kind in ("favourite-new", "favourite-edit")
        return dialogs[-1] if asks else None

    def _redo(self, dialog: Dialog) -> None:
        self.core.update(dialogs=(*self.core.state.dialogs[:-1], dialog))


def full(cards: tuple[FavouriteCard, ...]) -> bool:
    """Whether there is no place for one more."""
    return len(cards) >= MOST


def _card(i: int, one: Favourite) -> FavouriteCard:
    if one.rules is None:
        return FavouriteCard(i, one.name, problem=one.problem)
    based = _("Based on {name}", name=catalogue.rule_set_name(one.rules.base))
    return FavouriteCard(i, one.name, based, one.rules.base)


def _delete_dialog(i: int, name: str) -> Dialog:
    return Dialog(
        "confirm",
        title=_("Delete this favourite?"),
        text=_("“{name}” will be gone for good.", name=name),
        yes=_("Delete"),
        no=_("Keep it"),
        danger=True,
        action="favourite-delete",
        args={"i": str(i), "sure": "yes"},
    )
