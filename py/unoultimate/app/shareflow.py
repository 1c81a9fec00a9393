"""Sharing a match: as a link through the device or the clipboard, as a file when it is too long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .flow import Flow
from .ports import StorageError
from .recorderror import RecordError, record_problem
from .state import Button, Notice
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unoultimate.engine import Match

    from .core import Core
    from .past import Past
    from .replayflow import ReplayFlow

FILE = "uno-ultimate-game.json"
NOTICE = "share"


class ShareFlow(Flow):
    """Actions that hand a finished match on."""

    def __init__(
        self, core: Core, past: Past, replays: ReplayFlow, match: Callable[[], Match | None]
    ) -> None:
        super().__init__(core)
        self._past = past
        self._replays = replays
        self._match = match
        self._document: dict[str, Any] | None = None
        self.actions = {
            "replay-share": self._replay,
            "share-match": self._kept,
            "share-game": self._game,
            "share-file": self._file,
        }

    async def _replay(self, args: Mapping[str, str]) -> None:
        """The match that is watched."""
        del args
        if self._replays.document is not None:
            await self._share(self._replays.document)

    async def _kept(self, args: Mapping[str, str]) -> None:
        """A match of the statistics, by its id."""
        try:
            record = (await self._past.read()).records.get(args.get("id", ""))
        except StorageError:
            record = None
        if record is not None:
            await self._share(record)

    async def _game(self, args: Mapping[str, str]) -> None:
        """The match that has just ended at the table."""
        del args
        match = self._match()
        if match is not None and match.over:
            await self._share(match.record())

    async def _share(self, document: dict[str, Any]) -> None:
        from .sharelink import make_link

        ports = self.core.ports
        self._document = document
        self.core.drop_notice(NOTICE)
        try:
            link = make_link(document, ports.share.address())
        except RecordError as error:
            self._offer_file(record_problem(error))
            return
        if await ports.share.share(_("A game of UNO ULTIMATE"), link):
            return
        if await ports.page.copy(link):
            self.core.hint(_("The link is copied. Whoever opens it can watch this game."))
        else:
            self._offer_file(_("The link could not be copied. Save the game as a file instead."))

    def _offer_file(self, text: str) -> None:
        button = Button(_("Save as a file"), "share-file")
        self.core.notice(Notice(NOTICE, text, "info", (button,)))
        self.core.ports.page.announce(text, True)

    def _file(self, args: Mapping[str, str]) -> None:
        from .recordfile import write_record

        del args
        self.core.drop_notice(NOTICE)
        if self._document is not None:
            self.core.ports.page.download(FILE, write_record(self._document))
