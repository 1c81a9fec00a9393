"""The home screen: rule sets, the waiting game, saves kept aside."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from unoultimate.engine import EDITIONS, PRESETS, RULE_SETS, VARIANTS

from . import catalogue
from .flow import Flow, number
from .keptsaves import kept_text
from .ports import StorageError
from .setup_rules import rule_set_title
from .state import AppState, Dialog, HomeState, KeptSave, PresetCard, WaitingGame
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from unoultimate.engine import Match

    from .core import Core
    from .favouriteflow import FavouriteFlow
    from .setupflow import SetupFlow
    from .tableflow import TableFlow
    from .vault import Vault


def first_state() -> AppState:
    """The application before anything is known: the home screen that the page is built with."""
    home = HomeState(cards(RULE_SETS), editions=cards(EDITIONS), variants=cards(VARIANTS))
    return AppState(home=home)


def cards(ids: Iterable[str]) -> tuple[PresetCard, ...]:
    """Rule sets, editions or games of the home screen in the current language."""
    return tuple(
        PresetCard(id, catalogue.rule_set_name(id), catalogue.rule_set_line(id)) for id in ids
    )


class HomeFlow(Flow):
    """Actions of the home screen."""

    def __init__(
        self,
        core: Core,
        vault: Vault,
        setup: SetupFlow,
        table: Callable[[], TableFlow],
        favourites: FavouriteFlow,
    ) -> None:
        super().__init__(core)
        self._favourites = favourites
        self._vault = vault
        self._setup = setup
        self._table = table
        self.actions = {
            "preset": self._preset,
            "favourite": self._favourite,
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
        self.core.update(screen="home", setup=None, table=None, statistics=None, dialogs=())

    def refresh(self) -> None:
        """The home screen's state anew, in the current language."""
        home = HomeState(
            cards(RULE_SETS),
            self._selected(),
            self._waiting(),
            self._kept(),
            cards(EDITIONS),
            self._favourites.cards(),
            cards(VARIANTS),
        )
        self.core.update(home=home)

    def next_time(self, running: Match | None) -> AppState:
        """What the page will show first when it is opened again; `running` is at the table now."""
        self.refresh()
        now = self.core.state
        home = replace(now.home, selected=RULE_SETS[0], waiting=self._waiting(running))
        install = now.install if now.install == "by_hand" else ""  # an offer always comes late
        return AppState(home=home, install=install, language=now.language)

    def _selected(self) -> str:
        """What is chosen; a favourite that has gone is not."""
        selected = self.core.state.home.selected
        known = [*PRESETS, *(one.id for one in self._favourites.cards())]
        return selected if selected in known else RULE_SETS[0]

    def _waiting(self, running: Match | None = None) -> WaitingGame | None:
        match, save = running or self._vault.match, self._vault.latest
        if match is None or save is None:
            return None
        return WaitingGame(
            names=tuple(seat.name for seat in match.seats),
            rule_set=rule_set_title(match.rules),
            round_number=max(1, match.round_number),
            left_at=self.core.ports.world.when(save.saved_at, self.core.state.language),
        )

    def _kept(self) -> tuple[KeptSave, ...]:
        saves = tuple(
            KeptSave(name, kept_text(name, text)) for name, text in self._vault.kept.items()
        )
        return (*saves, *self._favourites.aside())

    def _home(self, args: Mapping[str, str]) -> None:
        del args
        self._table().leave()
        self.show()

    def _preset(self, args: Mapping[str, str]) -> None:
        """Select a rule set, edition or game; a tap on the selected one goes on."""
        id = args.get("id", "")
        if id in PRESETS:
            self._select(id)

    def _favourite(self, args: Mapping[str, str]) -> None:
        """The same with a favourite; one that can't be played says why."""
        i, known = number(args, "i"), self._favourites.cards()
        if not 0 <= i < len(known):
            return
        if known[i].problem:
            self.core.hint(known[i].problem)
        else:
            self._select(known[i].id)

    def _select(self, id: str) -> None:
        home = self.core.state.home
        if id == home.selected:
            self._next({})
        else:
            self.core.update(home=replace(home, selected=id))

    def _next(self, args: Mapping[str, str]) -> None:
        """On to the setup of what is chosen."""
        del args
        selected = self._selected()
        chosen_ones = zip(self._favourites.cards(), self._favourites.kept.items, strict=True)
        origin = next((one for card, one in chosen_ones if card.id == selected), None)
        if origin is None:
            self._setup.open(selected)
        elif origin.rules is not None:
            self._setup.open(origin.rules.base, origin)

    async def _continue(self, args: Mapping[str, str]) -> None:
        del args
        await self.go_on()

    async def go_on(self) -> None:
        """Go on with the waiting game, if there is one."""
        if self._vault.match is not None:
            await self._table().resume(self._vault.match)

    async def _delete(self, args: Mapping[str, str]) -> None:
        """Delete the waiting game, when sure."""
        if args.get("sure") != "yes":
            self.core.open_dialog(_delete_dialog())
            return
        try:
            await self._vault.clear()
        except StorageError as problem:
            self._table().storage_notice(problem)
        self.show()

    def _export_kept(self, args: Mapping[str, str]) -> None:
        id = args.get("id", "")
        text = self._vault.kept.get(id) or self._favourites.aside_text(id)
        if text is not None:
            self.core.ports.page.download("uno-ultimate-save.txt", text)


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
