"""Installing the application: the browser's offer, or the way by hand on iPhone and iPad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .flow import Flow
from .state import Dialog
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .core import Core
    from .installport import InstallPort


class InstallFlow(Flow):
    """Action `install`."""

    def __init__(self, core: Core, port: InstallPort) -> None:
        super().__init__(core)
        self._port = port
        self.actions = {"install": self._install}

    def look(self) -> None:
        """Note how it can be installed now; the offer may come late, and go."""
        way = self._port.way()
        if way != self.core.state.install:
            self.core.update(install=way)

    def installed(self) -> None:
        """The browser says that it is done."""
        self.look()
        self.core.hint(_("The game is installed."))

    async def _install(self, args: Mapping[str, str]) -> None:
        del args
        way = self._port.way()
        if way == "by_hand":
            self.core.open_dialog(Dialog("install"))
        elif way == "offered":
            await self._port.ask()
        self.look()
