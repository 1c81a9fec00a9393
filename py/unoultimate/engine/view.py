"""What a seat may know of a round: the one place where secrets are taken out (`rules.md` §10)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .decks import Deck, Faces
from .events import Event
from .legal import LegalMoves
from .position import Position
from .rules import Rules

if TYPE_CHECKING:
    from .round import Round


class PendingView(NamedTuple):
    """A pending penalty as everybody sees it.

    `until_color`: drawn until the colour comes. `aimed`: it faces a chosen seat, after which
    play goes on from `by`.
    """

    amount: int
    kind: str
    by: int
    victim: int
    until_color: bool = False
    aimed: bool = False


@dataclass(frozen=True)
class View:
    """All that one seat may know.

    `hand` is its own; `sizes` the number of cards of every seat; `discard` lies open, its
    top card last; `drawn` is the own card just drawn that may be laid. `phase` is what the
    seat in turn has to do: play, drawn, penalty, color, or over. `history` is everything
    that happened in this round, `legal` what this seat may do now. `side` and `power` are
    those of Flip and Flex. `backs` are the cards of the other seats, `draw_back` the next
    card of the draw pile, known by their other side alone and named by any card that has it;
    empty where cards have one side.
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
    side: int
    power: tuple[bool, ...]
    backs: tuple[tuple[int, ...], ...]
    draw_back: tuple[int, ...]
    legal: LegalMoves = field(compare=False, repr=False)

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.rules.deck

    @property
    def face(self) -> Faces:
        """The side in play of all cards."""
        return self.deck.sides[self.side]

    @property
    def codes(self) -> tuple[str, ...]:
        """The code of each card as it is seen in play."""
        return self.deck.shown(self.side)

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
    known = _known(p, seat)
    return View(
        seat=seat,
        rules=p.rules,
        hand=tuple(known.hands[seat]),
        sizes=tuple(map(len, p.hands)),
        draw_size=len(p.draw),
        discard=tuple(known.discard),
        color=p.color,
        direction=p.direction,
        turn=p.turn,
        dealer=p.dealer,
        phase=p.phase,
        drawn=known.drawn,
        pending=_pending(p),
        declared=frozenset(p.declared),
        catchable=frozenset(p.open),
        out=tuple(p.out),
        eliminated=tuple(seat for seat, _ in p.eliminated),
        active=tuple(p.active),
        totals=rnd.totals,
        history=tuple(event.seen_by(seat) for event in rnd.history),
        side=p.side,
        power=tuple(p.power),
        backs=_backs(p, seat),
        draw_back=_back(p, p.draw[-1:]),
        legal=LegalMoves(known, seat),
    )


def _known(p: Position, seat: int) -> Position:
    """A copy that holds nothing a seat may not know; its legal moves need no more."""
    known = p.copy()
    known.seed, known.draw = "", []
    known.hands = [[]] * len(p.hands)
    known.hands[seat] = list(p.shown(p.hands[seat]))
    known.discard = list(p.shown(p.discard))
    known.drawn = p.shown([p.drawn])[0] if p.drawn is not None and seat == p.turn else None
    known.pending = p.pending and p.pending._replace(bluff=False)
    return known


def _backs(p: Position, seat: int) -> tuple[tuple[int, ...], ...]:
    """Everybody sees the other side of the other players' cards (`variants.md`, Flip)."""
    return tuple(_back(p, () if owner == seat else hand) for owner, hand in enumerate(p.hands))


def _back(p: Position, cards: Iterable[int]) -> tuple[int, ...]:
    if not p.deck.two_faced:
        return ()
    alike = p.deck.alike[1 - p.side]
    return tuple(sorted(alike[card] for card in cards))


def _pending(p: Position) -> PendingView | None:
    if p.pending is None:
        return None
    amount, kind, by, _, aimed = p.pending
    return PendingView(amount or 0, kind, by, p.turn, amount is None, aimed)
