"""What a player who remembers the round can tell about the other hands."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from unoultimate.engine import COLORS, Deck, Event, View

ANY = 999
_LEAVING = ("out", "eliminated")


class Memory:
    """Known and excluded cards of every seat, told event by event.

    `known[seat]` are cards that the seat certainly holds. `open[seat][color]` is how many of
    its cards may have that colour at most: none once it had to draw on it, one more with
    each card drawn since. `wilds[seat]` is the same for wilds.
    """

    def __init__(self, view: View) -> None:
        self._deck = view.deck
        self._keeps = view.rules.drawn_card == "keep"
        seats = range(view.n)
        left = {event.seat for event in view.history if event.kind in _LEAVING}
        self._active = [seat for seat in seats if seat in view.active or seat in left]
        self.known: list[list[int]] = [[] for _ in seats]
        self.open = [[ANY] * len(COLORS) for _ in seats]
        self.wilds = [ANY for _ in seats]
        self._color: int | None = None
        for event in view.history:
            hear = _HEARD.get(event.kind)
            if hear:
                hear(self, event)

    def _opening(self, event: Event) -> None:
        self._color = self._deck.colors[event.cards[0]]

    def _named(self, event: Event) -> None:
        self._color = event.color

    def _dealt(self, event: Event) -> None:
        self.known[event.seat] += event.cards

    def _laid(self, event: Event) -> None:
        known, open = self.known[event.seat], self.open[event.seat]
        for card in event.cards:
            if card in known:
                known.remove(card)
            color = self._deck.colors[card]
            if color is None:
                self.wilds[event.seat] = max(0, self.wilds[event.seat] - 1)
            else:
                open[color] = max(0, open[color] - 1)
            self._color = event.color if color is None else color

    def _drew(self, event: Event) -> None:
        seat, open = event.seat, self.open[event.seat]
        self.known[seat] += event.cards
        for color in range(len(open)):
            open[color] += event.amount
        self.wilds[seat] += event.amount
        if event.note == "":
            self._found_nothing(seat)

    def _found_nothing(self, seat: int) -> None:
        """The seat drew in its turn, so it had nothing to lay, or so it seems."""
        kept = 1 if self._keeps else 0
        self.wilds[seat] = kept
        if self._color is not None:
            self.open[seat][self._color] = kept

    def _kept(self, event: Event) -> None:
        self.wilds[event.seat] += 1
        if self._color is not None:
            self.open[event.seat][self._color] += 1

    def _revealed(self, event: Event) -> None:
        if event.cards:
            self.known[event.seat] = list(event.cards)

    def _swapped(self, event: Event) -> None:
        a, b = event.seat, event.target
        for facts in (self.known, self.open, self.wilds):
            facts[a], facts[b] = facts[b], facts[a]  # type: ignore[index]

    def _passed_on(self, event: Event) -> None:
        seats = self._active
        givers = seats[-1:] + seats[:-1] if event.amount > 0 else seats[1:] + seats[:1]
        for facts in (self.known, self.open, self.wilds):
            moved = [facts[giver] for giver in givers]
            for seat, fact in zip(seats, moved, strict=True):
                facts[seat] = fact  # type: ignore[index]

    def _forget(self, _event: Event) -> None:
        for seat in range(len(self.known)):
            self._forget_seat(seat)

    def _forget_seat(self, seat: int) -> None:
        self.known[seat] = []
        self.open[seat] = [ANY] * len(self.open[seat])
        self.wilds[seat] = ANY

    def _swapped_two(self, event: Event) -> None:
        a, b, count = event.seat, event.target, event.amount
        self._forget_seat(a)
        self._forget_seat(b)
        self.known[b] += event.cards[:count]
        self.known[a] += event.cards[count:]

    def _left(self, event: Event) -> None:
        self._forget_seat(event.seat)
        self._active.remove(event.seat)


_HEARD: dict[str, Callable[[Memory, Event], None]] = {
    "opening": Memory._opening,
    "color": Memory._named,
    "deal": Memory._dealt,
    "play": Memory._laid,
    "jump": Memory._laid,
    "draw": Memory._drew,
    "pass": Memory._kept,
    "reveal": Memory._revealed,
    "swap": Memory._swapped,
    "swap_two": Memory._swapped_two,
    "pass_hands": Memory._passed_on,
    "shuffle_hands": Memory._forget,
    "out": Memory._left,
    "eliminated": Memory._left,
}


@dataclass(frozen=True)
class Knowledge:
    """What a seat makes of the cards it can't see.

    `share[color]`, `wild_share` and `symbol_share` tell how much of the unseen cards has a
    colour, is wild, shows a symbol; `unseen` counts them by card. The rest is as in `Memory`.
    """

    unseen: tuple[int, ...]
    share: tuple[float, ...]
    wild_share: float
    symbol_share: dict[str, float]
    known: tuple[tuple[int, ...], ...]
    open: tuple[tuple[int, ...], ...]
    wilds: tuple[int, ...]

    @classmethod
    def of(cls, view: View, remembers: bool = True) -> "Knowledge":
        """Everything the view tells; without memory, only what lies open now."""
        if not remembers:
            known, open, wilds = [[]] * view.n, [[ANY] * len(COLORS)] * view.n, [ANY] * view.n
        else:
            memory = Memory(view)
            known, open, wilds = memory.known, memory.open, memory.wilds
            known[view.seat] = []
        unseen = _unseen(view, known)
        return cls(
            unseen,
            *_shares(view.deck, unseen),
            tuple(map(tuple, known)),
            tuple(map(tuple, open)),
            tuple(wilds),
        )


def _unseen(view: View, known: list[list[int]]) -> tuple[int, ...]:
    counts = list(view.deck.counts)
    for card in chain(view.hand, view.discard, *known):
        counts[card] -= 1
    return tuple(max(0, count) for count in counts)


def _shares(
    deck: Deck, unseen: tuple[int, ...]
) -> tuple[tuple[float, ...], float, dict[str, float]]:
    total = max(1, sum(unseen))
    colors, wilds = [0.0] * len(COLORS), 0.0
    symbols: dict[str, float] = dict.fromkeys(deck.symbols, 0.0)
    for count, color, symbol in zip(unseen, deck.colors, deck.symbols, strict=True):
        symbols[symbol] += count / total
        if color is None:
            wilds += count / total
        else:
            colors[color] += count / total
    return tuple(colors), wilds, symbols
