"""Questions before a game is given up."""

from __future__ import annotations

from .state import Dialog
from .texts import _


def replace_dialog() -> Dialog:
    """A game is waiting, and another one is to begin."""
    return Dialog(
        "confirm",
        title=_("Start a new game?"),
        text=_("A game is waiting. Starting another one replaces it."),
        yes=_("Start the new game"),
        no=_("Cancel"),
        danger=True,
        action="start",
        args={"sure": "yes"},
    )


def abandon_dialog() -> Dialog:
    """The running game is to be abandoned."""
    return Dialog(
        "confirm",
        title=_("Abandon this game?"),
        text=_("It will not be saved and not be counted."),
        yes=_("Abandon"),
        no=_("Go on playing"),
        danger=True,
        action="abandon",
        args={"sure": "yes"},
    )
