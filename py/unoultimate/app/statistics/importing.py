"""Taking a statistics file in, and the words for what came of it."""

from __future__ import annotations

from ..texts import _, ngettext
from .collection import Collection
from .history import KEPT
from .problems import StatisticsError

MAX_TEXT = 8_000_000  # of a file; what is stored here came from several


def take_in(kept: Collection, text: str, limit: int = KEPT) -> tuple[Collection, str]:
    """The collection with the matches of a file, and a sentence about it.

    Raises StatisticsError; the collection is as it was then.
    """
    if len(text) > MAX_TEXT:
        raise StatisticsError("too_large")
    merged = kept.merged(Collection.read(text), limit)
    new = merged.history.counters().matches - kept.history.counters().matches
    if new <= 0:
        return merged, _("Every match in this file was here already.")
    return merged, ngettext("{n} new match came in.", "{n} new matches came in.", new)
