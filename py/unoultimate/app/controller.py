"""The application: every action by name, keys, Back, the page's own events."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from . import keys
from .fileport import DROPPED
from .parts import LATER, Parts
from .storagenotices import could_not_load, fell_back
from .waking import Waking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .core import Core, Ports
    from .state import AppState
    from .tableflow import TableFlow

PAUSE = 0.05
TOLD_SECONDS = 8.0
WHEN_OTHER_TAB = ("take-over", "copy-report", "reload", "dismiss")


class Controller:
    """What the page talks to. Nothing here raises into the page: problems become notices."""

    def __init__(self, ports: Ports, render: Callable[[AppState], str]) -> None:
        self._parts = Parts(ports, render, self._do)
        self._parts.actions["take-over"] = self._take_over
        self._parts.settings.changed = self._setting_changed
        self.core.shown = Waking(ports.wake).follow

    @property
    def core(self) -> Core:
        return self._parts.core

    @property
    def table(self) -> TableFlow:
        return self._parts.table

    @property
    def state(self) -> AppState:
        return self.core.state

    @property
    def action_names(self) -> frozenset[str]:
        self._parts.make_all()
        return frozenset(self._parts.actions)

    async def complete(self) -> None:
        """Make the parts that the first screen did without, after pauses for the page to draw."""
        for part in LATER:
            await asyncio.sleep(PAUSE)
            getattr(self._parts, part)

    async def start(self) -> None:
        """Read settings and saves, see whether another tab plays. `begin` draws what follows."""
        page, tabs = self.core.ports.page, self.core.ports.tabs
        _, plays = await asyncio.gather(
            self._parts.settings.load(), tabs.take(self._lost, self._free)
        )
        self._parts.sound.follow()
        self._parts.install.look()
        self.core.update(fullscreen=page.fullscreen())
        if plays:
            await self._load()
        else:
            self.core.update(other_tab=True)
        self._parts.home.show()
        if page.resumes() and not self.state.other_tab:
            await self._parts.home.go_on()
        if not self.state.other_tab:
            self._open_address()

    def begin(self, taps: Iterable[tuple[str, Mapping[str, str]]] = ()) -> None:
        """Carry out what was tapped before, then show the screen: the first drawing of all."""
        for name, args in taps:
            self.act(name, args)
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
        self._safely(self._unhide if visible else self._hide)

    def dropped(self) -> None:
        """A file was dropped on the page."""
        self.act("replay-file", {"field": DROPPED})

    def linked(self) -> None:
        """The address has changed: it may ask for something now."""
        if not self.state.other_tab:
            self._safely(self._open_address)

    def installable(self) -> None:
        """The browser offers to install the application, or does so no longer."""
        self._safely(self._parts.install.look)

    def installed(self) -> None:
        """The application was installed."""
        self._safely(self._parts.install.installed)

    def flag(self, **flags: bool | None) -> None:
        """fullscreen, offline_ready: something about the page has changed."""
        self.core.update(**flags)
        self.core.flush()

    def offline(self) -> None:
        """Everything is stored: said once, on the first visit, for a while."""
        if self._parts.settings.tell_offline():
            self.flag(offline_ready=True)
            self._tell_for_a_while()

    def _tell_for_a_while(self) -> None:
        self.core.ports.clock.call_later(TOLD_SECONDS, self._told)

    def _told(self) -> None:
        if self.state.tells_offline:
            self.flag(offline_ready=False)
        else:
            self._tell_for_a_while()

    def _setting_changed(self, name: str) -> None:
        """Every screen follows a setting; a language changes all of them at once."""
        if name == "language":
            self._parts.home.refresh()
            self._parts.setup.refresh()
            self._refresh_later_parts()
            self._parts.sound.look()
        elif name == "sound":
            self._parts.sound.follow()
        if self._parts.made("table"):
            self.table.setting_changed(name)

    def _refresh_later_parts(self) -> None:
        if self._parts.made("manual"):
            self._parts.manual.refresh()
        if self._parts.made("replays"):
            self._parts.replays.refresh()
        if self._parts.made("statistics"):
            self.core.spawn(self._parts.statistics.refresh())

    def _safely(self, work: Callable[[], None]) -> None:
        """Do this and draw; what goes wrong is told and changes nothing else."""
        try:
            work()
        except Exception as problem:
            self.core.fail(problem)
        self.core.flush()

    def _do(self, name: str, args: Mapping[str, str]) -> None:
        handler = self._parts.handler(name)
        if handler is None or (self.state.other_tab and name not in WHEN_OTHER_TAB):
            return
        result = handler(args)
        if asyncio.iscoroutine(result):
            self.core.spawn(result)

    def _hide(self) -> None:
        if self._parts.made("replays"):
            self._parts.replays.pause()
        if self._parts.made("table"):
            self.table.hide()
        if not self.state.other_tab:
            match = self._parts.match()
            first = self._parts.home.next_time(None if match is None or match.over else match)
            self.core.ports.page.keep_first(self.core.drawn(first))

    def _unhide(self) -> None:
        if self._parts.made("table"):
            self.table.unhide()

    async def _load(self) -> None:
        await asyncio.gather(self._parts.favourites.load(), self._parts.vault.load())
        if self._parts.vault.problem is not None:
            could_not_load(self.core, self._parts.vault.problem)
        if self._parts.vault.fell_back:
            fell_back(self.core)

    async def _take_over(self, args: Mapping[str, str]) -> None:
        """This tab plays from now on; the other one steps back."""
        del args
        if await self.core.ports.tabs.steal():
            await self._play_here()

    async def _play_here(self) -> None:
        await self._parts.settings.load()
        self._parts.sound.follow()
        await self._load()
        self.core.update(other_tab=False)
        self._parts.home.show()
        self._open_address()

    def _open_address(self) -> None:
        """Open what the address asks for: a match to watch, or what a shortcut leads to."""
        fragment = self.core.ports.share.take_fragment()
        if not fragment:
            return
        from .openings import actions

        for name in actions(fragment, self.state):
            self._do(name, {})
        self._parts.replays.open_link(fragment)

    def _free(self) -> None:
        """The tab that played has gone."""
        if self.state.other_tab:
            self.core.spawn(self._play_here())

    def _lost(self) -> None:
        """Another tab took over: this one stops; everything shown here is saved."""
        self.table.step_back()
        self._parts.replays.close()
        self._parts.past.forget()
        self.core.update(
            other_tab=True, statistics=None, dialogs=(), manual=None, table=None, screen="home"
        )
        self.core.flush()
