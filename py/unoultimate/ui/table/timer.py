"""The turn timer: a ring that empties, with the seconds left."""

from __future__ import annotations

from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import ngettext

from ..html import Html, span

LAST = 5


def timer(table: TableState) -> Html | None:
    """Beside the own seat while the seconds count; the application says the last ones."""
    if table.seconds is None:
        return None
    share = min(100, round(100 * table.seconds / max(1, table.rules.turn_timer)))
    return span(
        span(table.seconds, aria_hidden=True),
        id="timer",
        class_="timer last" if table.seconds <= LAST else "timer",
        role="timer",
        aria_label=ngettext("{n} second left", "{n} seconds left", table.seconds),
        style=f"--left:{share}%",
    )
