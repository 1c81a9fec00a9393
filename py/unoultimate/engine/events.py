"""What happened: small values from which log, motion, sound and statistics are made."""

from collections.abc import Sequence
from types import NoneType
from typing import Any, NamedTuple

from .cards import COLORS


class Event(NamedTuple):
    """One thing that happened at the table.

    `kind` says what; `seat` is who did it or whom it befell, `target` the other seat.
    `cards` may be seen by everybody when `viewers` is None, else by those seats only.
    `amount` is how many cards or points, or the new direction. Kinds and their fields:

    deal(seat, cards, amount) · opening(seat=dealer, cards) · high_card(seat, cards) ·
    play, jump(seat, cards, color, target, note) · sweep(seat, cards) · power(seat, amount) ·
    draw(seat, cards, amount, note, color) · pass(seat) · color(seat, color) · flip(cards, amount) ·
    penalty(seat=by, target=victim, amount=total, color) ·
    challenge(seat, target=layer, note=bluff|lawful) · reveal(seat=layer, cards) ·
    skip(seat) · reverse(amount=direction) · turn(seat) · uno(seat) · catch(seat, target) ·
    wrong_catch(seat, target) · wrong_play(seat, cards) · timeout(seat) ·
    swap(seat, target) · swap_two(seat, target, amount) · pass_hands(amount=direction) ·
    shuffle_hands(seat) · reshuffle(amount=size) · out(seat) ·
    eliminated(seat, amount=points, note) ·
    stalemate · pile_empty · round_end(seat=winner) · match_end(seat=winner)

    `note` of a draw: "" in turn, else penalty, challenge, catch, effect, wrong or timeout; its
    `color` the one that was waited for, as that of a penalty without an amount. `note` of a lay:
    flex when it is by the flex side. A Power card turned has amount 1 for green, 0 for red; with
    seat -1 all of them turn over (note turn) or come to be green. `note` of eliminated: discard
    when its cards go under the discard pile. The `amount` of a flip is the side now in play.
    """

    kind: str
    seat: int = -1
    cards: tuple[int, ...] = ()
    amount: int = 0
    target: int = -1
    color: int | None = None
    note: str = ""
    viewers: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> "Event":
        """The event as this seat may know it; None is somebody who sees no hand."""
        if self.viewers is None or seat in self.viewers:
            return self
        return self._replace(cards=(), viewers=())

    def text(self, codes: Sequence[str]) -> str:
        """One line in notation, for logs on a terminal."""
        parts = [self.kind] if self.seat < 0 else [self.kind, str(self.seat)]
        if self.target >= 0:
            parts.append(f"target={self.target}")
        if self.cards:
            parts.append(",".join(codes[card] for card in self.cards))
        if self.color is not None:
            parts.append(f"color={COLORS[self.color]}")
        if self.amount:
            parts.append(f"amount={self.amount}")
        return " ".join(parts + [self.note] * bool(self.note))


_TYPES: tuple[Any, ...] = (str, int, tuple, int, int, (int, NoneType), str, (tuple, NoneType))


def read_event(fields: Any) -> Event:
    """An event read from JSON, where it is the list of its fields. Raises TypeError."""
    parts: list[Any] = [tuple(part) if isinstance(part, list) else part for part in fields]
    event = Event(*parts)
    numbers = (*event.cards, *(event.viewers or ()))
    typed = all(isinstance(part, kind) for part, kind in zip(event, _TYPES, strict=True))
    if not typed or any(type(number) is not int for number in numbers):
        raise TypeError(fields)
    return event
