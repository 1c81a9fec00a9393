"""The seats of a game to come: what they are called by themselves, more or fewer of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import labels, settings
from .seaticons import default_icon, is_default
from .texts import _

if TYPE_CHECKING:
    from .state import SeatInfo

Seats = tuple["SeatInfo", ...]

FIRST_SEATS = ("person", "computer", "computer", "computer")


def first_seats() -> Seats:
    """One person and three computers."""
    return tuple(
        settings.seat(own_name(i, kind), kind, "medium", default_icon(i, kind))
        for i, kind in enumerate(FIRST_SEATS)
    )


def own_name(i: int, kind: str) -> str:
    """What a seat is called until somebody names it."""
    return labels.default_person(i + 1) if kind == "person" else _(labels.COMPUTER_NAMES[i])


def sized(seats: Seats, wanted: int) -> Seats:
    """As many seats as wanted; new ones are computers."""
    found = list(seats[:wanted])
    for i in range(len(seats), wanted):
        icon = default_icon(i, "computer", [seat.icon for seat in found])
        found.append(settings.seat(own_name(i, "computer"), "computer", "medium", icon))
    return tuple(found)


def changed(seats: Seats, i: int, **changes: str) -> Seats:
    """With one seat changed. A name or picture that nobody gave follows the kind of the seat."""
    old = seats[i]
    new: SeatInfo = replace(old, **changes)  # type: ignore[arg-type]
    if "kind" in changes and old.name == own_name(i, old.kind):
        new = replace(new, name="")
    if "kind" in changes and is_default(old.icon, old.kind):
        others = [seat.icon for seat in (*seats[:i], *seats[i + 1 :])]
        new = replace(new, icon=default_icon(i, new.kind, others))
    if not new.name:
        new = replace(new, name=own_name(i, new.kind))
    return (*seats[:i], new, *seats[i + 1 :])
