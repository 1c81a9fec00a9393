"""The penalty that waits for an answer: its running total, and who it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.names import isolate
from unoultimate.app.state import TableState
from unoultimate.app.texts import _, ngettext

from ..controls import hidden_text
from ..html import Html, span

if TYPE_CHECKING:
    from unoultimate.engine import View

STEPS = (4, 8, 12)


def pending(table: TableState, view: View) -> Html | None:
    """The total, larger the more it is."""
    if view.pending is None:
        return None
    amount, by = view.pending.amount, view.pending.by
    name = table.seats[by].name if 0 <= by < len(table.seats) else ""
    return span(
        span(f"+{amount}", class_="pending-total", aria_hidden=True),
        span(_("from {name}", name=isolate(name)), class_="pending-from", aria_hidden=True),
        hidden_text(_told(amount, name)),
        id="pending",
        class_=f"pending size-{sum(amount > step for step in STEPS)}",
    )


def _told(amount: int, name: str) -> str:
    return ngettext(
        "{n} card to draw is waiting, from {name}",
        "{n} cards to draw are waiting, from {name}",
        amount,
        name=isolate(name),
    )
