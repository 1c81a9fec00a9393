"""The screen stays lit while people play: during a running match at the table, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import AppState
    from .wakeport import WakePort


def wanted(state: AppState) -> bool:
    """Whether somebody plays; who reads the manual or watches a replay can touch the screen."""
    read = state.manual is not None or state.replay is not None or state.statistics is not None
    if state.screen != "table" or state.table is None or state.other_tab or read:
        return False
    return state.table.match_end is None


class Waking:
    """Tells the device when that changes."""

    def __init__(self, port: WakePort) -> None:
        self._port = port
        self._on = False

    def follow(self, state: AppState) -> None:
        on = wanted(state)
        if on != self._on:
            self._on = on
            self._port.keep_awake(on)
