"""Statistics: matches counted as they end, the screen about them, export, import, deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .fileport import FileError, file_problem
from .flow import Flow
from .ports import StorageError
from .state import Dialog, Notice
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unoultimate.engine import Match

    from .core import Core
    from .past import Past
    from .vault import Vault

FILE = "uno-ultimate-statistics.json"
FIELD = "statistics-import"
NOTICE = "statistics"
MOST_BYTES = 16_000_000


class PastFlow(Flow):
    """Actions of the statistics screen, which stands over the screen it was opened from."""

    def __init__(self, core: Core, past: Past, vault: Vault) -> None:
        super().__init__(core)
        self._past = past
        self._vault = vault
        self._counted: Match | None = None
        past.put_aside = self._put_aside
        self.actions = {
            "statistics": self._open,
            "close-statistics": self._close,
            "statistics-export": self._export,
            "statistics-import": self._import,
            "statistics-delete": self._delete,
        }

    async def count(self, match: Match) -> None:
        """A match has ended: count it, once."""
        if match is self._counted:
            return
        try:
            await self._past.count(match.record())
        except StorageError:
            text = _("This match is not in the statistics yet. It is tried again.")
            self.core.notice(Notice(NOTICE, text, "warning"))
        else:
            self._counted = match
            self.core.drop_notice(NOTICE)

    async def refresh(self) -> None:
        """The same screen in the language of now."""
        if self.core.state.statistics is not None:
            await self._show()

    async def _open(self, args: Mapping[str, str]) -> None:
        del args
        await self._show()
        self.core.update(dialogs=())

    def _close(self, args: Mapping[str, str]) -> None:
        del args
        self.core.update(statistics=None)

    async def _export(self, args: Mapping[str, str]) -> None:
        del args
        try:
            self.core.ports.page.download(FILE, (await self._past.read()).text())
        except StorageError:
            await self._show(problem=_unreadable())

    async def _import(self, args: Mapping[str, str]) -> None:
        """Take in the file chosen; what is wrong with it is told on the screen."""
        del args
        try:
            text = await self.core.ports.files.text(FIELD, MOST_BYTES)
        except FileError as error:
            await self._show(problem=file_problem(error))
        else:
            if text is not None:
                await self._take_in(text)

    async def _take_in(self, text: str) -> None:
        from .statistics.problems import StatisticsError, statistics_problem

        try:
            told = await self._past.take_in(text)
        except StatisticsError as error:
            await self._show(problem=statistics_problem(error))
        except StorageError:
            await self._show(problem=_("The matches could not be stored. Nothing has changed."))
        else:
            await self._show(told)

    async def _delete(self, args: Mapping[str, str]) -> None:
        """Delete everything, when sure."""
        if args.get("sure") != "yes":
            self.core.open_dialog(_delete_dialog())
            return
        try:
            await self._past.clear()
        except StorageError:
            await self._show(problem=_("The statistics could not be deleted. Please try again."))
        else:
            await self._show(_("All matches are deleted."))

    async def _show(self, message: str = "", problem: str = "") -> None:
        from .statistics.collection import Collection
        from .statistics.figures import statistics_state

        try:
            kept = await self._past.read()
        except StorageError:
            kept, problem = Collection(), _unreadable()
        state = statistics_state(kept, self._when, message, problem)
        self.core.update(statistics=state)

    def _when(self, moment: str) -> str:
        return self.core.ports.world.when(moment, self.core.state.language)

    def _put_aside(self) -> None:
        text = _("Your statistics could not be read. They are kept aside; export them at home.")
        self.core.notice(Notice("statistics-aside", text, "warning"))
        self.core.spawn(self._look_aside())

    async def _look_aside(self) -> None:
        self._vault.kept = await self.core.ports.storage.load_kept()


def _unreadable() -> str:
    return _("The storage of this device can’t be read now. Please try again.")


def _delete_dialog() -> Dialog:
    return Dialog(
        "confirm",
        title=_("Delete all statistics?"),
        text=_("Every match and every number is gone for good. Export them first to keep them."),
        yes=_("Delete all"),
        no=_("Keep them"),
        danger=True,
        action="statistics-delete",
        args={"sure": "yes"},
    )
