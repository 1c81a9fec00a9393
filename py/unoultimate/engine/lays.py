"""Which cards a seat in turn may lay, one or several (`rules.md` §4, §6)."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

from . import penalties
from .cards import is_number
from .fits import left_after, may_finish
from .position import DRAWN, PENALTY, Position

Cards = tuple[int, ...]


def lays(p: Position, seat: int) -> Iterator[Cards]:
    """Every lay of the seat in turn, in its ordinary turn or on a penalty.

    Several cards are given once for each first and last card, those between in order of
    the deck: their order changes nothing that matters.
    """
    if p.phase == DRAWN:
        if p.game.fits(p, seat, drawn(p)) and may_finish(p, seat, (drawn(p),)):
            yield (drawn(p),)
        return
    fits = first_card_test(p)
    for card in sorted(set(p.hands[seat])):
        if not fits(p, seat, card):
            continue
        if may_finish(p, seat, (card,)):
            yield (card,)
        if joins_others(p, card):
            yield from (cards for cards in _joined(p, seat, card) if may_finish(p, seat, cards))


def drawn(p: Position) -> int:
    """The card just drawn that may be laid."""
    assert p.drawn is not None
    return p.drawn


def flex_lays(p: Position, seat: int) -> Iterator[int]:
    """Every card that the seat in turn may lay by its flex side."""
    if p.phase == PENALTY:
        return
    cards = [drawn(p)] if p.phase == DRAWN else sorted(set(p.hands[seat]))
    for card in cards:
        if p.game.flexes(p, seat, card) and may_finish(p, seat, (card,)):
            yield card


def first_card_test(p: Position) -> Callable[[Position, int, int], bool]:
    """What decides whether a card may be laid (first) in this phase."""
    return penalties.answers if p.phase == PENALTY else p.game.fits


def _joined(p: Position, seat: int, first: int) -> Iterator[Cards]:
    symbol = p.face.symbols[first]
    rest = Counter(card for card in p.hands[seat] if p.face.symbols[card] == symbol)
    rest[first] -= 1
    for counts in product(*(range(n + 1) for n in rest.values())):
        chosen = [c for c, n in zip(rest, counts, strict=True) for _ in range(n)]
        for last in dict.fromkeys(chosen):
            between = sorted(chosen)
            between.remove(last)
            yield (first, *between, last)


def joins_others(p: Position, card: int) -> bool:
    """Whether `multi_play` lets other cards of its number or symbol join this card now."""
    symbol = p.face.symbols[card]
    if p.rules.multi_play == "off" or p.face.wild[card] or symbol in p.game.singly:
        return False
    if p.phase == PENALTY:
        return p.rules.multi_play == "all" and not penalties.reflects(p, card)
    return p.rules.multi_play == "all" or is_number(symbol)


def may_join(p: Position, first: int, others: Cards) -> bool:
    """Whether these cards may be laid together with the first."""
    symbols = p.face.symbols
    return joins_others(p, first) and all(symbols[card] == symbols[first] for card in others)


def comes_to_one(p: Position, seat: int) -> bool:
    """Whether some lay of the seat in turn would leave it with one card."""
    size = len(p.hands[seat])
    if size < 2 or (size > 2 and not _may_shed_several(p, seat)):
        return False
    if any(left_after(p, seat, cards) == 1 for cards in lays(p, seat)):
        return True
    return size == 2 and any(True for _ in flex_lays(p, seat))


def _may_shed_several(p: Position, seat: int) -> bool:
    symbols = Counter(p.face.symbols[card] for card in p.hands[seat])
    if not p.game.sweeps.keys().isdisjoint(symbols):
        return True
    return p.rules.multi_play != "off" and max(symbols.values()) >= len(p.hands[seat]) - 1
