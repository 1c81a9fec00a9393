"""What can be wrong with a record that somebody opens or shares, and the words for it."""

from __future__ import annotations

from .texts import _, mark


class RecordError(Exception):
    """A record, record file or link that can't be used; nothing has changed.

    `reason` is one of `REASONS`; `facts` are values that the text may name.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


REASONS = {
    "foreign": mark("This is not a game from UNO ULTIMATE."),
    "damaged": mark("This game can’t be read: part of it is missing or was changed."),
    "newer": mark("This game comes from a newer version. Reload the app, then try again."),
    "too_large": mark("This file is too large to be a game."),
    "bad_rules": mark("This game uses rules that this version does not know."),
    "bad_move": mark("This game can’t be replayed: move {number} of round {round} is not allowed."),
    "unfinished": mark("This game is not over yet."),
    "too_long": mark("This game is too long for a link. Save it as a file and send that."),
}


def record_problem(error: RecordError) -> str:
    """The error in words, in the current language."""
    return _(REASONS[error.reason], **error.facts)
