"""Taking cards from the draw pile (`rules.md` §4, §8)."""

from collections.abc import Callable

from .elimination import eliminate_if_full
from .fits import fits_either_way
from .position import Position
from .shuffle import shuffle


class PileEmpty(Exception):
    """A card is needed and none is there, under `empty_pile = end_round`."""


def reshuffle(p: Position, cards: list[int]) -> None:
    """Shuffle `cards` in place, by the round's next shuffle."""
    shuffle(cards, p.seed, p.shuffles)
    p.shuffles += 1


def next_card(p: Position) -> int | None:
    """Take the next card of the draw pile, turning the discards into one when it is empty.

    None when nothing is left (`rules.md` §8). Raises PileEmpty under `end_round`.
    """
    if not p.draw:
        if p.rules.empty_pile == "end_round":
            raise PileEmpty
        if len(p.discard) < 2:
            return None
        p.draw, p.discard = p.discard[:-1], p.discard[-1:]
        reshuffle(p, p.draw)
        p.emit("reshuffle", amount=len(p.draw))
    return p.draw.pop()


def take(p: Position, seat: int, count: int, note: str = "", final: bool = False) -> list[int]:
    """Let a seat draw `count` cards, or what there is; returns them.

    Stops when the hand reaches the limit, which eliminates the seat (`rules.md` §9),
    but not with the `final` draws of a round.
    """
    return _take(p, seat, lambda taken: len(taken) == count, note, final)


def take_until_fit(p: Position, seat: int) -> list[int]:
    """Let a seat draw until a card that fits has come; returns the cards drawn."""
    return _take(p, seat, lambda taken: bool(taken) and fits_either_way(p, seat, taken[-1]))


def take_until_color(
    p: Position, seat: int, color: int | None, note: str = "", final: bool = False
) -> list[int]:
    """Let a seat draw until a card of this colour has come; a wild does not end it."""
    colors = p.face.colors
    return _take(
        p, seat, lambda taken: bool(taken) and colors[taken[-1]] == color, note, final, color
    )


def _take(
    p: Position,
    seat: int,
    enough: Callable[[list[int]], bool],
    note: str = "",
    final: bool = False,
    color: int | None = None,
) -> list[int]:
    taken: list[int] = []
    limit = 0 if final else p.rules.hand_limit
    hand = p.hands[seat]
    try:
        while not enough(taken) and not (limit and len(hand) >= limit):
            card = next_card(p)
            if card is None:
                break
            hand.append(card)
            taken.append(card)
    finally:
        _tell(p, seat, taken, note, color)
    if not final:
        eliminate_if_full(p, seat)
    return taken


def _tell(p: Position, seat: int, taken: list[int], note: str, color: int | None) -> None:
    if taken:
        p.acted = True
        p.declared.discard(seat)
        p.open.discard(seat)
    p.emit(
        "draw",
        seat,
        cards=tuple(taken),
        amount=len(taken),
        note=note,
        color=color,
        viewers=(seat,),
    )
