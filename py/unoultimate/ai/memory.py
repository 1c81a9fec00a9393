"""What a player remembers of the round: known cards, and colours a seat had to draw on."""

from collections.abc import Callable

from unoultimate.engine import COLORS, Event, View

ANY = 999
_LEAVING = ("out", "eliminated")


class Memory:
    """Known and excluded cards of every seat, told event by event.

    `known[seat]` are cards that the seat certainly holds. `open[seat][color]` is how many of
    its cards may have that colour at most: none once it had to draw on it, one more with
    each card drawn since. `wilds[seat]` is the same for wilds. `beneath` is the card that
    comes up at the next flip, if it is known.
    """

    def __init__(self, view: View) -> None:
        """Nothing known yet."""
        self._sides = view.deck.sides
        self._keeps = view.rules.drawn_card == "keep"
        left = {event.seat for event in view.history if event.kind in _LEAVING}
        self._active = [s for s in range(view.n) if s in view.active or s in left]
        self._side = first_side(view)
        self._color: int | None = None
        self._top: int | None = None
        self.beneath: int | None = None
        self.known: list[list[int]] = [[] for _ in range(view.n)]
        self.open = [[ANY] * len(COLORS) for _ in range(view.n)]
        self.wilds = [ANY] * view.n

    @classmethod
    def of(cls, view: View) -> "Memory":
        """Everything that the view's history tells."""
        memory = cls(view)
        for event in view.history:
            hear = _HEARD.get(event.kind)
            if hear:
                hear(memory, event)
        return memory

    def _colors(self) -> tuple[int | None, ...]:
        return self._sides[self._side].colors

    def _opening(self, event: Event) -> None:
        self._top = event.cards[0]
        self._color = self._colors()[self._top]

    def _flipped(self, event: Event) -> None:
        """All cards show another face: hands are new, and so is the top card."""
        self._forget(event)
        self._side, self.beneath = event.amount, self._top
        self._opening(event)

    def _reshuffled(self, _event: Event) -> None:
        self.beneath = None

    def _named(self, event: Event) -> None:
        self._color = event.color

    def _dealt(self, event: Event) -> None:
        self.known[event.seat] += event.cards

    def _laid(self, event: Event) -> None:
        known, open = self.known[event.seat], self.open[event.seat]
        for card in event.cards:
            if card in known:
                known.remove(card)
            color = self._colors()[card]
            if color is None:
                self.wilds[event.seat] = max(0, self.wilds[event.seat] - 1)
            else:
                open[color] = max(0, open[color] - 1)
            self._color = event.color if color is None else color
        self._top = event.cards[-1]

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
        self._move([a, b], [b, a])

    def _passed_on(self, event: Event) -> None:
        seats = self._active
        givers = seats[-1:] + seats[:-1] if event.amount > 0 else seats[1:] + seats[:1]
        self._move(seats, givers)

    def _move(self, takers: list[int], givers: list[int]) -> None:
        """Hands change hands, and what is known of them goes along."""
        hands = [(self.known[seat], self.open[seat], self.wilds[seat]) for seat in givers]
        for seat, hand in zip(takers, hands, strict=True):
            self.known[seat], self.open[seat], self.wilds[seat] = hand

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


def first_side(view: View) -> int:
    """The side that was in play when the round began."""
    flips = sum(event.kind == "flip" for event in view.history)
    return (view.side + flips) % 2


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
    "flip": Memory._flipped,
    "reshuffle": Memory._reshuffled,
    "out": Memory._left,
    "eliminated": Memory._left,
}
