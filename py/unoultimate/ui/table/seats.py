"""Opponents around the table: who, how many cards, whose turn, what was called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.names import isolate
from unoultimate.app.state import SeatInfo, TableState
from unoultimate.app.texts import _, ngettext

from ..avatar import avatar
from ..cards.picture import back
from ..controls import action, hidden_text, person_name
from ..html import Html, li, ol, span
from .places import Place, places

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
        aria_label=_("Other players"),
    )


def _seat(table: TableState, view: View, seat: int, place: Place) -> Html:
    info = table.seats[seat]
    return li(
        avatar(seat, info),
        span(person_name(info.name), class_="seat-label"),
        _cards(view.sizes[seat]),
        seat_badges(view, seat),
        _catch(table, seat, info),
        id=f"seat-{seat}",
        class_=_classes(view, seat),
        style=f"--x:{place.x};--y:{place.y}",
        aria_current="true" if view.turn == seat else None,
    )


def _classes(view: View, seat: int) -> str:
    marks = ["seat"]
    if view.turn == seat:
        marks.append("in-turn")
    if seat in view.catchable:
        marks.append("forgot")
    if seat in view.out or seat in view.eliminated:
        marks.append("done")
    return " ".join(marks)


def _cards(count: int) -> Html:
    return span(
        span(back(), class_="card"),
        span(count, class_="count", aria_hidden=True),
        hidden_text(ngettext("{n} card", "{n} cards", count)),
        class_="seat-cards",
    )


def seat_badges(view: View, seat: int) -> list[Html]:
    """What is to be said about a seat in a word: turn, UNO, dealer, out."""
    badges = []
    if view.turn == seat:
        badges.append(hidden_text(_("in turn")))
    if seat in view.declared:
        badges.append(span(_("UNO"), class_="badge uno"))
    if seat in view.out:
        badges.append(span(_("out"), class_="badge"))
    if seat in view.eliminated:
        badges.append(span(_("eliminated"), class_="badge"))
    return badges


def _catch(table: TableState, seat: int, info: SeatInfo) -> Html | None:
    if seat not in table.actions.catch:
        return None
    return action(
        "catch",
        _("Caught!"),
        style="catch",
        id=f"act-catch-{seat}",
        data_seat=seat,
        aria_label=_("Caught! {name} forgot to call UNO", name=isolate(info.name)),
    )
