"""What happens in an example, in words: the log's own sentences, with all cards laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unoultimate.engine import Event, Match, Move
from unoultimate.engine.dealer import first_dealer

from ..cardnames import cards_text
from ..names import isolate
from ..sentences import Narrator, side_before
from ..texts import _, mark, ngettext
from .examples import player

if TYPE_CHECKING:
    from collections.abc import Iterable

UNTOLD = frozenset({"turn", "deal"})
RANKED = frozenset({"first_out", "last_standing"})
REFUSALS = {
    "play": mark("{name} may not lay {cards} now."),
    "jump": mark("{name} may not jump in with {cards} now."),
    "draw": mark("{name} may not draw now."),
    "pass": mark("{name} may not pass now."),
    "catch": mark("{name} can’t catch {target} now."),
}


class Line(NamedTuple):
    """A sentence, and the cards it is about with the side of them in play."""

    text: str
    cards: tuple[str, ...] = ()
    side: int = 0


class Reteller:
    """Tells the events of one match to a reader who may see every card."""

    def __init__(self, match: Match) -> None:
        self._names = [player(seat.name) for seat in match.seats]
        self._rules = match.rules
        side = side_before(match.round.history, match.round.position.side)
        self._narrator = Narrator(self._names, match.rules, None, side)
        self._opening = self.lines([*_drawn_for_deal(match), *match.round.history])

    def opening(self) -> tuple[Line, ...]:
        """What happened while the round was dealt; nothing for a position that is given."""
        return self._opening

    def lines(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """A line for each event that has a sentence."""
        events = list(events)
        over = any(event.kind == "round_end" for event in events)
        untold = UNTOLD | {"penalty"} if over else UNTOLD
        told = (self._line(event) for event in events if event.kind not in untold)
        return tuple(line for line in told if line.text)

    def refusal(self, move: Move) -> Line:
        """That a move is not allowed."""
        shown = self._rules.deck.shown(self._narrator.side)
        codes = tuple(shown[card] for card in move.cards)
        names = {"name": self._name(move.seat), "target": self._name(move.target)}
        return Line(
            _(REFUSALS[move.verb], cards=cards_text(codes, self._rules.game), **names), codes
        )

    def ending(self, match: Match) -> tuple[Line, ...]:
        """Whose turn it is, or what the round has given to each seat."""
        if match.result is None:
            return (Line(self._narrator.sentence(Event("turn", match.round.turn))),)
        if match.rules.format in RANKED:
            return tuple(self._place(match, seat) for seat in match.result.ranking)
        return tuple(self._points(match, seat) for seat in range(len(match.seats)))

    def _line(self, event: Event) -> Line:
        """Whose hand was shown is said without the cards, which are drawn beside it."""
        told = event._replace(cards=()) if event.kind == "reveal" else event
        text = self._narrator.sentence(told)
        return Line(text, tuple(self._narrator.codes(event)), self._narrator.side)

    def _place(self, match: Match, seat: int) -> Line:
        assert match.result is not None
        place = match.result.ranking.index(seat) + 1
        if match.rules.rounds == 1:
            return Line(_("Place {place}: {name}.", place=place, name=self._name(seat)))
        text = ngettext(
            "Place {place}: {name}, {n} rank point, {total} in all.",
            "Place {place}: {name}, {n} rank points, {total} in all.",
            match.result.points[seat],
            name=self._name(seat),
            place=place,
            total=match.totals[seat],
        )
        return Line(text)

    def _points(self, match: Match, seat: int) -> Line:
        assert match.result is not None
        text = ngettext(
            "{name}: {n} point, {total} in all.",
            "{name}: {n} points, {total} in all.",
            match.result.points[seat],
            name=self._name(seat),
            total=match.totals[seat],
        )
        return Line(text)

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else isolate(self._names[seat])


def _drawn_for_deal(match: Match) -> list[Event]:
    """The cards turned up for the first dealer of a round that was dealt."""
    if match.rules.first_dealer != "high_card" or not match.round.history:
        return []
    return first_dealer(match.rules, len(match.seats), match.seed, None)[1]
