"""The application: every action by name, keys, Back, the page's own events."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from . import keys
from .core import Core, Ports
from .dialogflow import DialogFlow
from .favouriteflow import FavouriteFlow
from .fileport import DROPPED
from .homeflow import HomeFlow, first_state
from .installflow import InstallFlow
from .manualflow import ManualFlow
from .past import Past
from .pastflow import PastFlow
from .pictureflow import PictureFlow
from .replayflow import ReplayFlow
from .settingsflow import SettingsFlow
from .setupflow import SetupFlow
from .shareflow import ShareFlow
from .soundflow import SoundFlow
from .storagenotices import could_not_load, fell_back
from .tableflow import TableFlow
from .vault import Vault
from .waking import Waking

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import Any

    from unoultimate.engine import Match

    from .state import AppState

TOLD_SECONDS = 8.0
WHEN_OTHER_TAB = ("take-over", "copy-report", "reload", "dismiss")


class Controller:
    """What the page talks to. Nothing here raises into the page: problems become notices."""

    def __init__(self, ports: Ports, render: Callable[[AppState], str]) -> None:
        self.core = Core(ports, render, first_state())
        self.vault = Vault(ports.storage, ports.world.today)
        self.settings = SettingsFlow(self.core)
        self.setup = SetupFlow(self.core, self.settings)
        self.table = TableFlow(self.core, self.vault, self.settings)
        self.favourites = FavouriteFlow(self.core, self.setup)
        self.home = HomeFlow(self.core, self.vault, self.setup, self.table, self.favourites)
        self.manual = ManualFlow(self.core)
        self.sound = SoundFlow(self.core, self.settings)
        self._past = Past(ports.storage, ports.world)
        self.statistics = PastFlow(self.core, self._past, self.vault)
        self.replays = ReplayFlow(self.core, self._past, self._match)
        share = ShareFlow(self.core, self._past, self.replays, self._match)
        dialogs = DialogFlow(self.core, self.table, self.vault, self._do)
        dialogs.opening = self.sound.look
        self.table.left = self.home.show
        self.favourites.changed = self.home.refresh
        self.table.finished = self.statistics.count
        self.manual.opened, self.manual.closed = self._holds("manual")
        self.replays.opened, self.replays.closed = self._holds("replay")
        self.settings.changed = self._setting_changed
        self.install = InstallFlow(self.core, ports.install)
        self.core.shown = Waking(ports.wake).follow
        self._actions: dict[str, Callable[[Mapping[str, str]], Awaitable[Any] | None]] = {
            "take-over": self._take_over
        }
        flows = (self.settings, self.setup, self.table, self.favourites, self.home, self.manual)
        pictures = PictureFlow(self.core, ports.photos, self.setup.picture)
        past = (self.statistics, self.replays, share)
        for flow in (*flows, dialogs, self.sound, pictures, self.install, *past):
            self._actions |= flow.actions

    @property
    def state(self) -> AppState:
        return self.core.state

    @property
    def action_names(self) -> frozenset[str]:
        return frozenset(self._actions)

    async def start(self) -> None:
        """Read settings and saves, see whether another tab plays, show the home screen."""
        await self.settings.load()
        self.sound.follow()
        if await self.core.ports.tabs.take(self._lost, self._free):
            await self._load()
        else:
            self.core.update(other_tab=True)
        self.home.show()
        if self.core.ports.page.resumes() and not self.state.other_tab:
            await self.home.go_on()
        if not self.state.other_tab:
            self._open_address()
        self.core.flush()

    def act(self, name: str, args: Mapping[str, str]) -> None:
        """Carry out an action of the page; an unknown one does nothing."""
        self._safely(lambda: self._do(name, args))

    def key(self, pressed: keys.Pressed) -> bool:
        """A key on the page. True: it was ours."""
        if self.state.other_tab:
            return False
        meant = keys.meaning(self.state, pressed)
        if meant is None:
            return False
        if meant.focus:
            self.core.ports.page.focus(meant.focus)
        else:
            self.act(meant.action, meant.args)
        return True

    def back(self) -> None:
        """The browser's Back: closes what stands on top, then goes home, game saved."""
        if (close := keys.closing(self.state)) is not None:
            self.act(close, {})
        elif self.state.screen != "home":
            self.act("home", {})

    @property
    def deep(self) -> bool:
        """Whether Back has something to do here."""
        return keys.closing(self.state) is not None or self.state.screen != "home"

    def visible(self, visible: bool) -> None:
        """The page is hidden, or seen again."""
        self._safely(self.table.unhide if visible else self._hide)

    def dropped(self) -> None:
        """A file was dropped on the page."""
        self.act("replay-file", {"field": DROPPED})

    def linked(self) -> None:
        """The address has changed: it may ask for something now."""
        if not self.state.other_tab:
            self._safely(self._open_address)

    def installable(self) -> None:
        """The browser offers to install the application, or does so no longer."""
        self._safely(self.install.look)

    def installed(self) -> None:
        """The application was installed."""
        self._safely(self.install.installed)

    def flag(self, **flags: bool | None) -> None:
        """fullscreen, offline_ready: something about the page has changed."""
        self.core.update(**flags)
        self.core.flush()

    def offline(self) -> None:
        """Everything is stored: said once, on the first visit, for a while."""
        if self.settings.tell_offline():
            self.flag(offline_ready=True)
            self.core.ports.clock.call_later(TOLD_SECONDS, lambda: self.flag(offline_ready=False))

    def _setting_changed(self, name: str) -> None:
        """Every screen follows a setting; a language changes all of them at once."""
        if name == "language":
            self.home.refresh()
            self.setup.refresh()
            self.manual.refresh()
            self.replays.refresh()
            self.core.spawn(self.statistics.refresh())
        elif name == "sound":
            self.sound.follow()
        self.table.setting_changed(name)

    def _safely(self, work: Callable[[], None]) -> None:
        """Do this and draw; what goes wrong is told and changes nothing else."""
        try:
            work()
        except Exception as problem:
            self.core.fail(problem)
        self.core.flush()

    def _do(self, name: str, args: Mapping[str, str]) -> None:
        handler = self._actions.get(name)
        if handler is None or (self.state.other_tab and name not in WHEN_OTHER_TAB):
            return
        result = handler(args)
        if inspect.iscoroutine(result):
            self.core.spawn(result)

    def _holds(self, reason: str) -> tuple[Callable[[], None], Callable[[], None]]:
        """Nothing happens at the table while something else is read: its beginning and end."""

        def begin() -> None:
            if self.table.table is not None:
                self.table.table.hold(reason)

        def end() -> None:
            if self.table.table is not None:
                self.table.table.release(reason)

        return begin, end

    def _match(self) -> Match | None:
        return None if self.table.table is None else self.table.table.match

    def _hide(self) -> None:
        self.replays.pause()
        self.table.hide()

    async def _load(self) -> None:
        await self.favourites.load()
        await self.vault.load()
        if self.vault.problem is not None:
            could_not_load(self.core, self.vault.problem)
        if self.vault.fell_back:
            fell_back(self.core)

    async def _take_over(self, args: Mapping[str, str]) -> None:
        """This tab plays from now on; the other one steps back."""
        del args
        if await self.core.ports.tabs.steal():
            await self._play_here()

    async def _play_here(self) -> None:
        await self.settings.load()
        self.sound.follow()
        await self._load()
        self.core.update(other_tab=False)
        self.home.show()
        self._open_address()

    def _open_address(self) -> None:
        """Open what the address asks for: a match to watch, or what a shortcut leads to."""
        fragment = self.core.ports.share.take_fragment()
        if not fragment:
            return
        from .openings import actions

        for name in actions(fragment, self.state):
            self._do(name, {})
        self.replays.open_link(fragment)

    def _free(self) -> None:
        """The tab that played has gone."""
        if self.state.other_tab:
            self.core.spawn(self._play_here())

    def _lost(self) -> None:
        """Another tab took over: this one stops; everything shown here is saved."""
        self.table.leave()
        self.replays.close()
        self._past.forget()
        self.core.update(
            other_tab=True, statistics=None, dialogs=(), manual=None, table=None, screen="home"
        )
        self.core.flush()
