"""From a running table to what its screen shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from unoultimate.engine import Move

from .aloud import reads_aloud
from .choosing import choose_color
from .effects import note
from .hand import hand_cards
from .prompts import prompt
from .reasons import reason_text
from .results import match_end, round_end
from .selecting import cards
from .setup_rules import rule_set_label
from .state import SeatInfo
from .tablestate import Actions, Asking, DealerDraw, Reveal, Shake, TableState
from .texts import _

if TYPE_CHECKING:
    from unoultimate.engine import Match, View
    from unoultimate.table.local import LocalTable

    from .journal import Journal
    from .selecting import Selection


@dataclass(frozen=True, slots=True)
class Touched:
    """What the shown person has begun and not finished; nothing of it belongs to the match."""

    asking: Asking | None = None
    selection: Selection = ()
    shake: Shake | None = None
    reveal: Reveal | None = None
    dealer_draw: DealerDraw | None = None
    result_seen: bool = False

    @property
    def shows(self) -> str:
        """What is shown until *OK*, while nothing else may be done: "reveal", "dealer" or ""."""
        if self.reveal is not None:
            return "reveal"
        return "dealer" if self.dealer_draw is not None else ""


NOTHING = Touched()


def table_state(
    table: LocalTable,
    touched: Touched,
    journal: Journal,
    sort: str,
    speed: str,
    seats: tuple[SeatInfo, ...] = (),
    listening: bool = False,
) -> TableState:
    """The table for the seat whose hand is shown; behind the curtain nothing of any hand.

    `seats` are those of the last game as set up, whose pictures the players have."""
    match = table.match
    common = {
        "seats": seat_infos(match, seats),
        "rules": match.rules,
        "rule_set": rule_set_label(match.rules),
        "round_number": match.round_number,
        "totals": tuple(match.totals),
        "speed": speed,
        "unsaved": table.unsaved,
    }
    if table.shown is None:
        return TableState(curtain=table.curtain, **common)  # type: ignore[arg-type]
    view = match.round.view(table.shown)
    asking = _asking(view, touched.asking)
    now = actions(view, table.waits_for_step, len(touched.selection))
    names = [seat.name for seat in match.seats]
    return TableState(
        view=view,
        hand=hand_cards(view, sort, touched.selection),
        actions=now,
        asking=asking,
        selection=cards(touched.selection),
        shake=touched.shake,
        reveal=touched.reveal,
        dealer_draw=touched.dealer_draw,
        seconds=table.seconds,
        log=journal.lines(view, match.round_number),
        prompt=_("Tap a card to hear it.") if listening else prompt(view, names, now, asking),
        result=None if touched.result_seen else round_end(match, table.shown),
        match_end=match_end(match, table.shown),
        listening=listening if reads_aloud(match.rules) else None,
        **common,  # type: ignore[arg-type]
    )


def seat_infos(match: Match, kept: tuple[SeatInfo, ...] = ()) -> tuple[SeatInfo, ...]:
    """The seats of a match as screens know them, with the pictures of the seats kept if they are
    the same ones."""
    seats = tuple(SeatInfo(seat.name, seat.kind, seat.level) for seat in match.seats)
    same = [(seat.name, seat.kind) for seat in kept] == [(seat.name, seat.kind) for seat in seats]
    if not same:
        return seats
    return tuple(replace(seat, icon=old.icon) for seat, old in zip(seats, kept, strict=True))


def actions(view: View, step: bool, selected: int = 0) -> Actions:
    """The buttons that are alive for the view's seat."""
    verbs = {move.verb for move in view.legal if not move.cards}
    amount = view.pending.amount if view.pending else 0
    return Actions(
        draw="draw" in verbs,
        pass_="pass" in verbs,
        accept=amount if "accept" in verbs else None,
        until=view.color if view.pending and view.pending.until_color else None,
        challenge="challenge" in verbs,
        uno="uno" in verbs,
        catch=_catch(view),
        step=step,
        no_draw=_no_draw(view),
        lay=selected,
        risky=view.rules.wrong_catch == "draw_two",
    )


def _catch(view: View) -> tuple[int, ...]:
    """The seats with *Caught!*: who forgot; with `wrong_catch` whoever holds one card."""
    seats = []
    for seat in range(view.n):
        refusal = view.legal.why_not(Move(view.seat, "catch", target=seat))
        if refusal is None or (refusal.costs and view.sizes[seat] == 1):
            seats.append(seat)
    return tuple(seats)


def _no_draw(view: View) -> str:
    """Why the seat in turn may not draw although nothing else is asked of it, or ""."""
    if view.turn != view.seat or view.phase != "play":
        return ""
    refusal = view.legal.why_not(Move(view.seat, "draw"))
    return reason_text(refusal.reason, view) if refusal is not None else ""


def _asking(view: View, begun: Asking | None) -> Asking | None:
    """What is asked now, with a word on what a wild does besides."""
    asking = begun or choose_color(view)
    return asking and replace(asking, note=note(view, asking))
