"""The parts of the application: those of the first screen at once, the others when first used.

So the first screen answers before the table, the manual, the statistics … are imported.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from .core import Core, Ports
from .favouriteflow import FavouriteFlow
from .flow import Flow
from .homeflow import HomeFlow, first_state
from .installflow import InstallFlow
from .settingsflow import SettingsFlow
from .setupflow import SetupFlow
from .soundflow import SoundFlow
from .vault import Vault

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from typing import Any

    from unoultimate.engine import Match
    from unoultimate.table.local import LocalTable

    from .dialogflow import DialogFlow
    from .manualflow import ManualFlow
    from .past import Past
    from .pastflow import PastFlow
    from .pictureflow import PictureFlow
    from .replayflow import ReplayFlow
    from .shareflow import ShareFlow
    from .state import AppState
    from .tableflow import TableFlow

    Handler = Callable[[Mapping[str, str]], Awaitable[Any] | None]

AnyFlow = TypeVar("AnyFlow", bound=Flow)
LATER = ("table", "dialogs", "manual", "statistics", "replays", "share", "pictures")


class Parts:
    """Every flow and what they share. `act` carries out an action by its name."""

    def __init__(
        self,
        ports: Ports,
        render: Callable[[AppState], str],
        act: Callable[[str, Mapping[str, str]], None],
    ) -> None:
        self._act = act
        self.core = Core(ports, render, first_state())
        self.vault = Vault(ports.storage, ports.world.today)
        self.settings = SettingsFlow(self.core)
        self.setup = SetupFlow(self.core, self.settings)
        self.favourites = FavouriteFlow(self.core, self.setup)
        self.home = HomeFlow(self.core, self.vault, self.setup, lambda: self.table, self.favourites)
        self.favourites.changed = self.home.refresh
        self.sound = SoundFlow(self.core, self.settings)
        self.install = InstallFlow(self.core, ports.install)
        self.actions: dict[str, Handler] = {}
        first = (self.settings, self.setup, self.favourites, self.home, self.sound, self.install)
        for flow in first:
            self._with(flow)

    @cached_property
    def table(self) -> TableFlow:
        from .tableflow import TableFlow

        table = self._with(TableFlow(self.core, self.vault, self.settings))
        table.left = self.home.show
        table.finished = self._count
        return table

    @cached_property
    def dialogs(self) -> DialogFlow:
        from .dialogflow import DialogFlow

        dialogs = self._with(DialogFlow(self.core, self.table, self.vault, self._act))
        dialogs.opening = self.sound.look
        return dialogs

    @cached_property
    def manual(self) -> ManualFlow:
        from .manualflow import ManualFlow

        manual = self._with(ManualFlow(self.core))
        manual.opened, manual.closed = self._holds("manual")
        return manual

    @cached_property
    def past(self) -> Past:
        from .past import Past

        return Past(self.core.ports.storage, self.core.ports.world)

    @cached_property
    def statistics(self) -> PastFlow:
        from .pastflow import PastFlow

        return self._with(PastFlow(self.core, self.past, self.vault))

    @cached_property
    def replays(self) -> ReplayFlow:
        from .replayflow import ReplayFlow

        replays = self._with(ReplayFlow(self.core, self.past, self.match))
        replays.opened, replays.closed = self._holds("replay")
        return replays

    @cached_property
    def share(self) -> ShareFlow:
        from .shareflow import ShareFlow

        return self._with(ShareFlow(self.core, self.past, self.replays, self.match))

    @cached_property
    def pictures(self) -> PictureFlow:
        from .pictureflow import PictureFlow

        return self._with(PictureFlow(self.core, self.core.ports.photos, self.setup.picture))

    def made(self, name: str) -> bool:
        """Whether this part has been used yet."""
        return name in self.__dict__

    def make_all(self) -> None:
        """Make every part that has not been used yet."""
        for part in LATER:
            getattr(self, part)

    def handler(self, name: str) -> Handler | None:
        """What carries out an action; None when there is no such action."""
        if name not in self.actions:
            self.make_all()
        return self.actions.get(name)

    def running(self) -> LocalTable | None:
        """The table at which a match is running."""
        return self.table.table if self.made("table") else None

    def match(self) -> Match | None:
        """The match at the table."""
        running = self.running()
        return None if running is None else running.match

    async def _count(self, match: Match) -> None:
        await self.statistics.count(match)

    def _with(self, flow: AnyFlow) -> AnyFlow:
        self.actions |= flow.actions
        return flow

    def _holds(self, reason: str) -> tuple[Callable[[], None], Callable[[], None]]:
        """Nothing happens at the table while something else is read: its beginning and end."""

        def begin() -> None:
            if (running := self.running()) is not None:
                running.hold(reason)

        def end() -> None:
            if (running := self.running()) is not None:
                running.release(reason)

        return begin, end
