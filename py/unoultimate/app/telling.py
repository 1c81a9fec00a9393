"""What happened, told: announcements, motions, and what a challenge shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from . import sounds
from .motions import motions
from .sentences import Narrator, side_before
from .tablestate import Reveal
from .texts import language, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import Event
    from unoultimate.table.local import LocalTable
    from unoultimate.table.referee import Happening

    from .ports import Page
    from .soundport import SoundPort


class Told(NamedTuple):
    """What the screen does about a move: what moves, and a hand to be shown until *OK*."""

    motions: list[dict[str, Any]]
    reveal: Reveal | None


class Teller:
    """Tells the shown seat what happened; behind the curtain nobody is told anything."""

    def __init__(self, page: Page, sound: SoundPort) -> None:
        self._page = page
        self._sound = sound

    def tell(self, table: LocalTable, happening: Happening) -> Told:
        """Announce each event and let it be heard; returns what the screen shows besides."""
        seat = table.shown
        if seat is None:
            return Told([], None)
        events = [event.seen_by(seat) for event in happening.events]
        narrator = _narrator(table, seat, events)
        moved = motions(events, table.match.rules.deck, narrator.side)
        self._announce(narrator, events)
        sounds.play(self._sound, sounds.heard(events, seat), language())
        return Told(moved, _reveal(narrator, events))

    def turn(self, table: LocalTable) -> None:
        """A match was opened, or somebody sat down to it: say whose turn it is."""
        if table.shown is not None and not table.match.round.over:
            view = table.match.round.view(table.shown)
            turns = [event for event in view.history if event.kind == "turn"]
            self._announce(_narrator(table, table.shown, ()), turns[-1:])
            if view.turn == view.seat:
                self._sound.cue("turn")

    def seconds(self, left: int) -> None:
        """So many seconds are left to decide."""
        self._page.announce(ngettext("{n} second left", "{n} seconds left", left))

    def _announce(self, narrator: Narrator, events: Iterable[Event]) -> None:
        for event in spoken(events, narrator.viewer):
            text = narrator.sentence(event)
            if text:
                self._page.announce(text)


def spoken(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """What is said aloud: what the viewer can't hear from something else said.

    Nobody else's cards dealt; others' turns only when nothing else happened; a penalty that
    is drawn at once is heard when it is drawn.
    """
    told = [e for e in events if e.kind != "deal" or e.seat == viewer]
    drawn = {e.seat for e in told if e.kind == "draw" and e.note == "penalty"}
    told = [e for e in told if e.kind != "penalty" or e.target not in drawn]
    others = [e for e in told if e.kind != "turn" or e.seat == viewer]
    return others or told


def _narrator(table: LocalTable, seat: int, events: Iterable[Event]) -> Narrator:
    """Who tells these events, which have just happened, from before them on."""
    match = table.match
    names = [one.name for one in match.seats]
    side = side_before(events, match.round.position.side)
    return Narrator(names, match.rules, seat, side)


def _reveal(narrator: Narrator, events: Iterable[Event]) -> Reveal | None:
    """The hand that a challenge shows, if it is shown to this seat."""
    events = list(events)
    shown = next((e for e in events if e.kind == "reveal" and e.cards), None)
    if shown is None or shown.seat == narrator.viewer:
        return None
    verdict = next((narrator.sentence(e) for e in events if e.kind == "challenge"), "")
    return Reveal(shown.seat, shown.cards, verdict)
