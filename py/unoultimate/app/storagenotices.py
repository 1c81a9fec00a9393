"""What a person is told when something can't be stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ports import StorageError
from .state import Notice
from .texts import _, mark

if TYPE_CHECKING:
    from .core import Core

TEXTS = {
    "refused": mark(
        "This browser does not let the game store anything here (private mode?). "
        "You can play, but the game ends with this tab."
    ),
    "full": mark("The storage of this device is full. Free some space, or export the game."),
    "failed": mark("The game could not be saved. It is tried again with the next move."),
    "slow": mark("Saving takes long. The game goes on and is saved as soon as possible."),
}
NAME = "storage"


def storage_problem(core: Core, problem: Exception) -> None:
    """A lasting notice with the reason; the table's own bar offers *Export*."""
    reason = problem.reason if isinstance(problem, StorageError) else "failed"
    text = _(TEXTS.get(reason, TEXTS["failed"]))
    core.notice(Notice(NAME, text, "warning"))


def saved(core: Core) -> None:
    """Everything is saved again."""
    core.drop_notice(NAME)


def could_not_load(core: Core, problem: StorageError) -> None:
    """The storage can't be read at all."""
    core.notice(Notice(NAME, _(TEXTS.get(problem.reason, TEXTS["failed"])), "warning"))


def fell_back(core: Core) -> None:
    """The last save was damaged, the one before it is used."""
    text = _("The last save was damaged. The game goes on from the one before it.")
    core.notice(Notice("fell-back", text, "warning"))
