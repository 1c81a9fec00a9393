"""The table screen put together from its parts."""

from __future__ import annotations

from unoultimate.app.state import AppState
from unoultimate.app.texts import _

from ..html import Html, div, join, main
from .actions import actions
from .asking import asking
from .hand import hand
from .log import log_panel
from .middle import middle
from .seats import seats
from .status import status
from .topbar import topbar


def table_screen(state: AppState) -> Html:
    """The table as the seat of the view sees it; nothing without a view."""
    table = state.table
    if table is None or table.view is None:
        return join()
    view = table.view
    own_turn = view.turn == view.seat
    return join(
        topbar(state, table),
        main(
            div(
                div(class_="felt", aria_hidden="true"),
                seats(table, view),
                middle(table, view),
                class_="board",
            ),
            div(status(table, view), actions(table), asking(table), class_="controls"),
            hand(table, own_turn),
            id="screen",
            tabindex=-1,
            class_="table reads" if table.listening is not None else "table",
            data_game=view.rules.game,
            data_side=view.side,
            data_listening=table.listening,
            aria_label=_("Table"),
        ),
        log_panel(table),
    )
