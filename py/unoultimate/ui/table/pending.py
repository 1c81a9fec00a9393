"""The penalty that waits for an answer: its running total, and who it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.cardnames import color_letter, color_name
from unoultimate.app.names import isolate
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _, ngettext

from ..cards.picture import shape_icon
from ..controls import hidden_text
from ..html import Html, join, span

if TYPE_CHECKING:
    from unoultimate.engine import View

STEPS = (4, 8, 12)


def pending(table: TableState, view: View) -> Html | None:
    """The total, larger the more it is."""
    if view.pending is None:
        return None
    amount, by = view.pending.amount, view.pending.by
    name = table.seats[by].name if 0 <= by < len(table.seats) else ""
    color = view.color if view.pending.until_color else None
    total = f"+{amount}" if color is None else join("+", shape_icon(color_letter(color)))
    words = _told(amount, name) if color is None else _told_until(color, name)
    return span(
        span(total, class_="pending-total", aria_hidden=True),
        span(_("from {name}", name=isolate(name)), class_="pending-from", aria_hidden=True),
        hidden_text(words),
        id="pending",
        class_=f"pending size-{sum(amount > step for step in STEPS)}",
    )


def _told_until(color: int, name: str) -> str:
    return _(
        "cards until {color} comes are waiting, from {name}",
        color=color_name(color),
        name=isolate(name),
    )


def _told(amount: int, name: str) -> str:
    return ngettext(
        "{n} card to draw is waiting, from {name}",
        "{n} cards to draw are waiting, from {name}",
        amount,
        name=isolate(name),
    )
