"""The cards drawn for the first deal, shown before anybody plays."""

from __future__ import annotations

from unoultimate.app.cardnames import card_name
from unoultimate.app.names import isolate
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _

from .avatar import avatar
from .cards.picture import picture
from .controls import action, person_name
from .dialogs import window
from .html import Html, div, li, p, span, ul


def dealer_draw(table: TableState) -> Html | None:
    """A dialog with each seat's card, until *OK*."""
    draw = table.dealer_draw
    if draw is None or table.view is None:
        return None
    name = isolate(table.seats[draw.dealer].name)
    return window(
        _("Who deals first?"),
        ul([_drawn(table, seat, card) for seat, card in draw.drawn], class_="dealer-cards"),
        p(_("{name} has the highest number and deals.", name=name), dir="auto"),
        div(action("dealer-ok", _("OK"), style="primary", id="dealer-ok"), class_="dialog-buttons"),
        name="dealer",
        closes=None,
    )


def _drawn(table: TableState, seat: int, card: int) -> Html:
    code, game = table.rules.deck.shown(0)[card], table.rules.game
    return li(
        span(picture(code, game), class_="card", role="img", aria_label=card_name(code, game)),
        span(avatar(seat, table.seats[seat]), person_name(table.seats[seat].name), class_="who"),
        class_="dealer-card",
    )
