"""The lines above the action row: who looks, what is asked, what happened last."""

from __future__ import annotations

from itertools import islice, takewhile
from typing import TYPE_CHECKING

from unoultimate.app.journal import ROUND
from unoultimate.app.tablestate import LogLine, TableState
from unoultimate.app.texts import _, ngettext

from ..avatar import avatar
from ..controls import hidden_text, person_name
from ..html import Html, div, li, ol, p
from .badges import card_count, limit_left, seat_badges
from .power import power_card
from .timer import timer

if TYPE_CHECKING:
    from unoultimate.engine import View

EVENTS_SHOWN = 2


def status(table: TableState, view: View) -> Html:
    """Own seat with the prompt, and the last two events (or why a card does not fit)."""
    return div(_own(table, view), _lines(table), id="status", class_="status")


def _own(table: TableState, view: View) -> Html:
    own = view.seat
    return div(
        avatar(own, table.seats[own]),
        person_name(table.seats[own].name),
        card_count(view, own),
        hidden_text(ngettext("{n} card", "{n} cards", view.sizes[own])),
        power_card(view, own),
        seat_badges(view, own),
        timer(table),
        p(table.prompt, class_="prompt", dir="auto"),
        id=f"seat-{own}",
        class_=_classes(view),
    )


def _classes(view: View) -> str:
    marks = {
        "in-turn": view.turn == view.seat,
        "near-limit": limit_left(view, view.seat) is not None,
        "done": view.seat not in view.active,
    }
    return " ".join(["own", *(mark for mark, on in marks.items() if on)])


def _lines(table: TableState) -> Html:
    if table.shake is not None:
        return p(table.shake.text, id="shake-text", class_="shake-text", dir="auto")
    now = takewhile(lambda line: line.kind != ROUND, table.log)
    shown = islice(now, EVENTS_SHOWN)
    return ol([_line(line) for line in shown], id="events", class_="events",
              aria_label=_("Last events"))  # fmt: skip


def _line(line: LogLine) -> Html:
    return li(line.text, id=f"event-{line.number}", class_="event", dir="auto")
