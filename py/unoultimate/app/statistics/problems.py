"""What can be wrong with a statistics file, and the words for it."""

from __future__ import annotations

from ..texts import _, mark


class StatisticsError(Exception):
    """A statistics file that can't be used; nothing has changed. `reason`: one of `REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


REASONS = {
    "foreign": mark("This file holds no statistics from UNO ULTIMATE."),
    "damaged": mark("This file is damaged. Your statistics stay as they are."),
    "newer": mark("This file comes from a newer version. Reload the app, then try again."),
    "too_large": mark("This file is too large to hold statistics."),
}


def statistics_problem(error: StatisticsError) -> str:
    """The error in words, in the current language."""
    return _(REASONS[error.reason])
