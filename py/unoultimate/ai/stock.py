"""The strong cards of a hand, sorted by what they are good for."""

from functools import lru_cache

from .knowledge import Knowledge
from .situation import Situation
from .terms import Terms

KINDS = ("wilds", "wild draws", "skips", "draws", "heavy draws", "swaps", "flips", "sweeps")
_WILDS, _WILD_DRAWS, _SKIPS, _DRAWS, _HEAVY, _SWAPS, _FLIPS, _SWEEPS = range(len(KINDS))

_AIMED = ("WT+2", "WCR", "WA")
_BY_SYMBOL = {"WFS": _SWAPS, "F": _FLIPS}
_MANY = 4  # cards; more than that is heavy


@lru_cache(maxsize=256)
def kinds(terms: Terms, alone: bool) -> tuple[int | None, ...]:
    """What every card is good for, None for nothing but laying it.

    `alone` is whether there is only one other seat to skip.
    """
    skipping = terms.skipping if alone else terms.skipping - {"R", "WR"}
    return tuple(_kind(terms, card, skipping) for card in terms.deck.all)


def _kind(terms: Terms, card: int, skipping: frozenset[str]) -> int | None:
    symbol, wild = terms.face.symbols[card], terms.face.wild[card]
    if symbol in terms.game.sweeps:
        return _SWEEPS
    if symbol in terms.game.draws:
        amount = terms.game.draws[symbol]
        if amount is None or amount > _MANY:
            return _HEAVY
        return _WILD_DRAWS if wild else _DRAWS
    if symbol in skipping:
        return _SKIPS
    if symbol in _AIMED:
        return _WILD_DRAWS
    return _BY_SYMBOL.get(symbol, _WILDS if wild else None)


def expected_stock(k: Knowledge, s: Situation) -> list[float]:
    """How many strong cards of each kind `me` holds, as far as expected."""
    alone = len(s.active) == 2
    sorts = kinds(k.terms, alone)
    stock = [0.0] * len(KINDS)
    for card in s.hand:
        kind = sorts[card]
        if kind is not None:
            stock[kind] += 1
    if s.blind:
        share = _stock_share(k, alone)
        stock = [held + s.blind * part for held, part in zip(stock, share, strict=True)]
    return stock


def strength(k: Knowledge, s: Situation, seat: int) -> float:
    """How many strong cards another seat holds, as far as expected."""
    alone = len(s.active) == 2
    rest = s.sizes[seat] - len(k.known[seat]) - len(k.guessed[seat])
    return _strength_seen(k, alone, seat) + max(0.0, rest) * sum(_stock_share(k, alone))


@lru_cache(maxsize=16)
def _stock_share(k: Knowledge, alone: bool) -> list[float]:
    """How much of the unseen cards is of each kind."""
    counts, total = [0.0] * len(KINDS), sum(k.unseen) or 1
    for count, kind in zip(k.unseen, kinds(k.terms, alone), strict=True):
        if kind is not None:
            counts[kind] += count / total
    return counts


@lru_cache(maxsize=128)
def _strength_seen(k: Knowledge, alone: bool, seat: int) -> float:
    """The strong cards among those known or guessed."""
    sorts = kinds(k.terms, alone)
    strong = float(sum(sorts[card] is not None for card in k.known[seat]))
    for guess in k.guessed[seat]:
        strong += sum(chance for card, chance in guess if sorts[card] is not None)
    return strong
