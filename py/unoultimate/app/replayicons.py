"""The pictures of the seats in a replay: a record holds names only, the device knows faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .seaticons import default_icon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import Seat

    from .state import SeatInfo


def replay_icons(seats: Iterable[Seat], known: Iterable[SeatInfo]) -> tuple[str, ...]:
    """For each seat the picture of the player of that name and kind in the last game, else one
    that comes by itself; no picture twice."""
    left = list(known)
    icons: list[str] = []
    for i, seat in enumerate(seats):
        same = next((one for one in left if (one.name, one.kind) == (seat.name, seat.kind)), None)
        if same is not None:
            left.remove(same)
        wanted = same.icon if same is not None else ""
        icons.append(wanted or default_icon(i, seat.kind, [*icons, *(one.icon for one in left)]))
    return tuple(icons)
