"""The whole application in memory, driven like a page drives it."""

from __future__ import annotations

import random
from typing import Any

from helpers.tables import plain_brain, silent_brain
from unoultimate.app.controller import Controller
from unoultimate.app.core import Ports
from unoultimate.app.keys import Pressed
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.platform.memory import (
    ManualClock,
    MemoryPage,
    MemoryStorage,
    MemoryTabs,
    MemoryWorld,
    settle,
)
from unoultimate.platform.memorydevice import MemoryInstall, MemoryWake
from unoultimate.platform.memorypast import MemoryFiles, MemoryShare
from unoultimate.platform.memoryphoto import MemoryPhotos
from unoultimate.platform.memorysound import MemorySound


def memory_ports(**given: Any) -> Ports:
    """Ports in memory, but for those given by name."""
    made: dict[str, Any] = {
        "page": MemoryPage(),
        "storage": MemoryStorage(),
        "tabs": MemoryTabs(),
        "clock": ManualClock(),
        "world": MemoryWorld(),
        "brain": plain_brain,
        "sound": MemorySound(),
        "files": MemoryFiles(),
        "share": MemoryShare(),
        "photos": MemoryPhotos(),
        "install": MemoryInstall(),
        "wake": MemoryWake(),
    }
    return Ports(**(made | given))


class App:
    """A controller with ports in memory; `storage` is given to reload a page on the same device."""

    def __init__(
        self,
        storage: MemoryStorage | None = None,
        brain: Any = plain_brain,
        tabs: MemoryTabs | None = None,
        world: MemoryWorld | None = None,
    ) -> None:
        self.clock = ManualClock()
        self.page = MemoryPage()
        self.storage = storage or MemoryStorage()
        self.tabs = tabs or MemoryTabs()
        self.world = world or MemoryWorld()
        self.sound = MemorySound()
        self.files, self.share = MemoryFiles(), MemoryShare()
        self.photos = MemoryPhotos()
        self.install, self.wake = MemoryInstall(), MemoryWake()
        self.states: list[AppState] = []
        ports = memory_ports(
            page=self.page,
            storage=self.storage,
            tabs=self.tabs,
            clock=self.clock,
            world=self.world,
            brain=brain,
            sound=self.sound,
            files=self.files,
            share=self.share,
            photos=self.photos,
            install=self.install,
            wake=self.wake,
        )
        self.controller = Controller(ports, self._render)

    def _render(self, state: AppState) -> str:
        self.states.append(state)
        return repr(state)

    @property
    def state(self) -> AppState:
        return self.controller.state

    @property
    def table(self) -> TableState:
        assert self.state.table is not None
        return self.state.table

    @property
    def match(self) -> Any:
        assert self.controller.table.table is not None
        return self.controller.table.table.match

    @property
    def notices(self) -> dict[str, str]:
        return {notice.id: notice.text for notice in self.state.notices}

    async def begin(self) -> App:
        await self.controller.start()
        self.controller.begin()
        await settle()
        return self

    async def act(self, name: str, **args: str) -> None:
        self.controller.act(name, args)
        await settle()

    async def key(self, key: str, focus: str = "", **more: bool) -> bool:
        ours = self.controller.key(Pressed(key, focus, **more))
        await settle()
        return ours

    async def new_game(self, kinds: str = "pccc", **options: str) -> None:
        """From the home screen to the table."""
        await self.act("preset", id="official")
        await self.act("seat-count", value=str(len(kinds)))
        for i, kind in enumerate(kinds):
            value = "person" if kind == "p" else "computer"
            await self.act("seat-kind", i=str(i), value=value)
        for name, value in options.items():
            await self.act("option", id=name, value=value)
        await self.act("start")

    async def person_acts(self) -> None:
        """The shown person, in turn, does the plainest thing by taps."""
        view = self.table.view
        assert view is not None
        move = silent_brain(view, "", random.Random(0))
        assert move is not None
        if move.verb == "play":
            await self.act("card", code=view.deck.codes[move.cards[0]], i="0")
        elif move.verb == "choose":
            await self.act("color", c=str(move.color))
            return
        else:
            await self.act(move.verb)
        if self.state.table is not None and self.table.asking is not None:
            await self.act("color", c=str(self.table.asking.choices[0]))

    async def play(self, limit: int = 4000, until: Any = None) -> None:
        """Play on by taps until the round is over or `until(app)` holds."""
        for _ in range(limit):
            if until(self) if until else self.table.result is not None:
                return
            await self.one_step()
        raise AssertionError("this never came")

    async def one_step(self) -> None:
        """The next sensible thing a person does, or half a second of waiting."""
        table = self.table
        if table.curtain is not None:
            await self.act("curtain-open")
        elif table.result is not None:
            await self.act("next-round")
        elif table.reveal is not None:
            await self.act("reveal-ok")
        elif table.view is not None and table.view.turn == table.view.seat:
            await self.person_acts()
        else:
            await self.clock.advance(0.5)
