"""The curtain between two people: nothing of anybody's cards is on the page while it is down."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _

from .avatar import avatar
from .cards.motif import lamp
from .controls import action, icon_action
from .html import Html, div, h1, header, join, main, p, span


def curtain(state: AppState) -> Html:
    """Whom to hand the device to, and the button that opens."""
    table = state.table
    if table is None or table.curtain is None:
        return join()
    return join(_bar(table), _scene(table, table.curtain))


def _bar(table: TableState) -> Html:
    return header(
        icon_action("menu", "menu", _("Menu"), id="open-menu"),
        p(table.rule_set, class_="topbar-title"),
        span(class_="topbar-gap"),
        class_="topbar",
    )


def _scene(table: TableState, seat: int) -> Html:
    info = table.seats[seat]
    return main(
        lamp(),
        div(
            avatar(seat, info),
            h1(_("Hand the device to {name}", name=isolate(info.name)), dir="auto"),
            p(_("Only {name} should look now.", name=isolate(info.name)), dir="auto"),
            action(
                "curtain-open",
                _("I am {name} – start", name=isolate(info.name)),
                style="primary big",
                id="curtain-open",
                dir="auto",
            ),
            class_="curtain-words",
        ),
        id="screen",
        tabindex=-1,
        class_="curtain",
    )
