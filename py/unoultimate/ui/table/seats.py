"""Opponents around the table: who, how many cards, whose turn, what was called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.names import isolate
from unoultimate.app.state import SeatInfo
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _, ngettext

from ..avatar import avatar
from ..cards.picture import back
from ..controls import action, hidden_text, person_name
from ..html import Html, li, ol, span
from .asking import chooses_seat, seat_choice
from .badges import card_count, is_partner, limit_left, seat_badges
from .places import Place, places
from .power import power_card
from .seen import seen_fan

if TYPE_CHECKING:
    from unoultimate.engine import View

LARGE_STRIP = 3


def clockwise(own: int, count: int) -> list[int]:
    """The other seats in the order in which they sit, beginning at the left of `own`."""
    return [(own + step) % count for step in range(1, count)]


def seats(table: TableState, view: View) -> Html:
    """The list of opponents."""
    others = clockwise(view.seat, len(table.seats))
    around = zip(others, places(len(others)), strict=True)
    size = "large" if len(others) <= LARGE_STRIP else "compact"
    return ol(
        [_seat(table, view, seat, place) for seat, place in around],
        id="seats",
        class_=f"seats {size}",
        data_count=len(others),
        data_focus_first=chooses_seat(table),
        aria_label=_("Other players"),
    )


def _seat(table: TableState, view: View, seat: int, place: Place) -> Html:
    info = table.seats[seat]
    return li(
        avatar(seat, info),
        span(person_name(info.name), class_="seat-label"),
        _cards(table, view, seat),
        power_card(view, seat),
        seat_badges(view, seat),
        seat_choice(table, seat, view.sizes[seat]) or _catch(table, seat, info),
        id=f"seat-{seat}",
        class_=_classes(table, view, seat),
        style=f"--x:{place.x};--y:{place.y}",
        aria_current="true" if view.turn == seat else None,
    )


def _classes(table: TableState, view: View, seat: int) -> str:
    marks = {
        "in-turn": view.turn == seat,
        "forgot": seat in view.catchable and not table.actions.risky,
        "out": seat in view.out,
        "eliminated": seat in view.eliminated,
        "done": seat not in view.active,
        "near-limit": limit_left(view, seat) is not None,
        "partner": is_partner(view, seat),
        "powered": bool(view.power),
    }
    return " ".join(["seat", *(mark for mark, on in marks.items() if on)])


def _cards(table: TableState, view: View, seat: int) -> Html:
    count = view.sizes[seat]
    if view.deck.two_faced and count and not chooses_seat(table):
        return seen_fan(table, view, seat)
    return span(
        span(back(), class_="card"),
        card_count(view, seat),
        hidden_text(ngettext("{n} card", "{n} cards", count)),
        class_="seat-cards",
    )


def _catch(table: TableState, seat: int, info: SeatInfo) -> Html | None:
    if seat not in table.actions.catch or chooses_seat(table):
        return None
    return action(
        "catch",
        span(_("Caught!")),
        style="catch risky" if table.actions.risky else "catch",
        id=f"act-catch-{seat}",
        data_seat=seat,
        aria_label=_caught(table, info),
    )


def _caught(table: TableState, info: SeatInfo) -> str:
    """The button's name; where a wrong catch costs something it promises nothing."""
    name = isolate(info.name)
    if table.actions.risky:
        return _("Caught! Did {name} forget to call UNO?", name=name)
    return _("Caught! {name} forgot to call UNO", name=name)
