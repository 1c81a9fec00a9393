"""What the address asks for after `#`: `open=continue`, `open=new`, `open=manual` are the
shortcuts of the installed application; `game=…` holds a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .state import AppState

ACTIONS = {"continue": "continue", "new": "next", "manual": "manual"}


def actions(fragment: str, state: AppState) -> list[str]:
    """The actions that open what a fragment asks for; none for one that asks for nothing of this.

    A game on the screen is left, saved, for another one – not for the one that is played. What
    stands over the screen is closed.
    """
    kind, _, what = fragment.removeprefix("#").partition("=")
    if kind != "open" or what not in ACTIONS:
        return []
    if what == "manual":
        return [ACTIONS[what]]
    above = list(_closing(state))
    if what == "continue" and state.screen == "table":
        return above
    return [*above, "home", ACTIONS[what]]


def _closing(state: AppState) -> Iterator[str]:
    """What closes each thing that stands over the screen."""
    if state.manual is not None:
        yield "close-manual"
    if state.replay is not None:
        yield "replay-close"
    if state.statistics is not None:
        yield "close-statistics"
    for _dialog in state.dialogs:
        yield "close-dialog"
