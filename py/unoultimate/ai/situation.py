"""A position as one player sees it, cut down to what a judgement needs."""

from typing import NamedTuple

from unoultimate.engine import View


class Situation(NamedTuple):
    """What the table looks like to `me` after some move.

    `hand` are the own cards that are known, `blind` how many more there are that are not;
    `sizes` are the expected sizes of all hands, that of `me` not kept up to date. `pending`
    is the penalty that `turn` faces, `kind` the draw card that made it, if there is one.
    `side` and `power` are as in a view.
    """

    me: int
    hand: tuple[int, ...]
    blind: float
    sizes: tuple[float, ...]
    active: tuple[int, ...]
    color: int | None
    symbol: str
    direction: int
    turn: int
    pending: float = 0
    kind: str = ""
    side: int = 0
    power: tuple[bool, ...] = ()

    @classmethod
    def of(cls, view: View) -> "Situation":
        """The situation that a view shows."""
        pending = view.pending
        return cls(
            view.seat,
            view.hand,
            0.0,
            view.sizes,
            view.active,
            view.color,
            view.deck.sides[view.side].symbols[view.top],
            view.direction,
            view.turn,
            pending.amount if pending else 0,
            pending.kind if pending else "",
            view.side,
            view.power,
        )

    @property
    def size(self) -> float:
        """How many cards `me` holds."""
        return len(self.hand) + self.blind

    def after(self, seat: int, steps: int = 1) -> int:
        """The active seat `steps` active seats after `seat`."""
        n = len(self.sizes)
        while steps:
            seat = (seat + self.direction) % n
            steps -= seat in self.active
        return seat

    def others(self) -> list[int]:
        """The other active seats, the next in order of play after `me` first."""
        n = len(self.sizes)
        seats = [(self.me + self.direction * step) % n for step in range(1, n)]
        return [seat for seat in seats if seat in self.active]

    def rivals(self, partners: bool = False) -> list[int]:
        """The seats that play against `me`, the next to move first."""
        others = self.others()
        if self.turn in others:
            at = others.index(self.turn)
            others = others[at:] + others[:at]
        return [seat for seat in others if not partners or (seat - self.me) % 2]

    def passed(self, steps: int = 1) -> "Situation":
        """The same when the turn goes from `me` to the next seat, or further."""
        return self._replace(turn=self.after(self.me, steps))

    def turned(self) -> "Situation":
        """The same with the direction of play turned."""
        return self._replace(direction=-self.direction)

    def with_cards(self, seat: int, count: float) -> "Situation":
        """The same after a seat has drawn `count` cards nobody knows."""
        if seat == self.me:
            return self._replace(blind=self.blind + count)
        sizes = list(self.sizes)
        sizes[seat] += count
        return self._replace(sizes=tuple(sizes))
