"""What a seat may know of a round: the one place where secrets are taken out (`rules.md` §10)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .decks import Deck
from .events import Event
from .legal import LegalMoves
from .position import Position
from .rules import Rules

if TYPE_CHECKING:
    from .round import Round


class PendingView(NamedTuple):
    """A pending penalty as everybody sees it."""

    amount: int
    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class View:
    """All that one seat may know.

    `hand` is its own; `sizes` the number of cards of every seat; `discard` lies open, its
    top card last; `drawn` is the own card just drawn that may be laid. `phase` is what the
    seat in turn has to do: play, drawn, penalty, color, or over. `history` is everything
    that happened in this round, `legal` what this seat may do now.
    """

    seat: int
    rules: Rules
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    draw_size: int
    discard: tuple[int, ...]
    color: int | None
    direction: int
    turn: int
    dealer: int
    phase: str
    drawn: int | None
    pending: PendingView | None
    declared: frozenset[int]
    catchable: frozenset[int]
    out: tuple[int, ...]
    eliminated: tuple[int, ...]
    active: tuple[int, ...]
    totals: tuple[int, ...]
    history: tuple[Event, ...]
    legal: LegalMoves = field(compare=False, repr=False)

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.rules.deck

    @property
    def n(self) -> int:
        """The number of seats."""
        return len(self.sizes)

    @property
    def top(self) -> int:
        """The top card of the discard pile."""
        return self.discard[-1]


def make_view(rnd: "Round", seat: int) -> View:
    """The view of a seat."""
    p = rnd.position
    return View(
        seat=seat,
        rules=p.rules,
        hand=tuple(p.hands[seat]),
        sizes=tuple(map(len, p.hands)),
        draw_size=len(p.draw),
        discard=tuple(p.discard),
        color=p.color,
        direction=p.direction,
        turn=p.turn,
        dealer=p.dealer,
        phase=p.phase,
        drawn=p.drawn if seat == p.turn else None,
        pending=_pending(p),
        declared=frozenset(p.declared),
        catchable=frozenset(p.open),
        out=tuple(p.out),
        eliminated=tuple(seat for seat, _ in p.eliminated),
        active=tuple(p.active),
        totals=rnd.totals,
        history=tuple(event.seen_by(seat) for event in rnd.history),
        legal=LegalMoves(_known(p, seat), seat),
    )


def _known(p: Position, seat: int) -> Position:
    """A copy that holds nothing a seat may not know; its legal moves need no more."""
    known = p.copy()
    known.seed, known.draw = "", []
    known.hands = [hand if owner == seat else [] for owner, hand in enumerate(known.hands)]
    known.drawn = p.drawn if seat == p.turn else None
    known.pending = p.pending and p.pending._replace(bluff=False)
    return known


def _pending(p: Position) -> PendingView | None:
    if p.pending is None:
        return None
    return PendingView(p.pending.amount, p.pending.kind, p.pending.by, p.turn)
