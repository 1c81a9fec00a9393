"""The challenged hand, shown to the challenger alone."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _

from .controls import action
from .dialogs import window
from .html import Html, div, p
from .openhand import open_hand


def reveal(table: TableState) -> Html | None:
    """A dialog with the layer's cards, until *OK*."""
    shown, view = table.reveal, table.view
    if shown is None or view is None:
        return None
    name = table.seats[shown.seat].name
    return window(
        _("{name}’s hand", name=isolate(name)),
        open_hand([view.codes[card] for card in shown.cards], (view.rules.game, view.side)),
        p(shown.text, dir="auto", class_="reveal-text"),
        div(action("reveal-ok", _("OK"), style="primary", id="reveal-ok"), class_="dialog-buttons"),
        name="reveal",
        closes=None,
    )
