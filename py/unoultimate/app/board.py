"""From a running table to what its screen shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import labels
from .choosing import choose_color
from .hand import hand_cards
from .prompts import prompt
from .results import match_end, round_end
from .state import Actions, Asking, Reveal, SeatInfo, Shake, TableState

if TYPE_CHECKING:
    from unoultimate.engine import Match, View
    from unoultimate.table.local import LocalTable

    from .journal import Journal


@dataclass(frozen=True, slots=True)
class Touched:
    """What the shown person has begun and not finished; nothing of it belongs to the match."""

    asking: Asking | None = None
    selection: tuple[int, ...] = ()
    shake: Shake | None = None
    reveal: Reveal | None = None
    result_seen: bool = False


NOTHING = Touched()


def table_state(
    table: LocalTable, touched: Touched, journal: Journal, sort: str, speed: str
) -> TableState:
    """The table for the seat whose hand is shown; behind the curtain nothing of any hand."""
    match = table.match
    common = {
        "seats": seat_infos(match),
        "rules": match.rules,
        "rule_set": labels.rule_set_name(match.rules.base),
        "round_number": match.round_number,
        "totals": tuple(match.totals),
        "speed": speed,
        "unsaved": table.unsaved,
    }
    if table.shown is None:
        return TableState(curtain=table.curtain, **common)  # type: ignore[arg-type]
    view = match.round.view(table.shown)
    asking = touched.asking or choose_color(view)
    now = actions(view, table.waits_for_step)
    names = [seat.name for seat in match.seats]
    return TableState(
        view=view,
        hand=hand_cards(view, sort, touched.selection),
        actions=now,
        asking=asking,
        selection=touched.selection,
        shake=touched.shake,
        reveal=touched.reveal,
        log=journal.lines(view, match.round_number),
        prompt=prompt(view, names, now, asking),
        result=None if touched.result_seen else round_end(match, table.shown),
        match_end=match_end(match, table.shown),
        **common,  # type: ignore[arg-type]
    )


def seat_infos(match: Match) -> tuple[SeatInfo, ...]:
    """The seats of a match as screens know them."""
    return tuple(SeatInfo(seat.name, seat.kind, seat.level) for seat in match.seats)


def actions(view: View, step: bool) -> Actions:
    """The buttons that are alive for the view's seat."""
    moves = [move for move in view.legal if not move.cards]
    verbs = {move.verb for move in moves}
    amount = view.pending.amount if view.pending else 0
    return Actions(
        draw="draw" in verbs,
        pass_="pass" in verbs,
        accept=amount if "accept" in verbs else None,
        challenge="challenge" in verbs,
        uno="uno" in verbs,
        catch=tuple(m.target for m in moves if m.verb == "catch" and m.target is not None),
        step=step,
    )
