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
    sorts = kinds(k.terms, len(s.active) == 2)
    stock = [0.0] * len(KINDS)
    for card in s.hand:
        kind = sorts[card]
        if kind is not None:
            stock[kind] += 1
    if s.blind:
        share = _stock_share(k.unseen, sorts)
        stock = [held + s.blind * part for held, part in zip(stock, share, strict=True)]
    return stock


@lru_cache(maxsize=64)
def _stock_share(unseen: tuple[float, ...], sorts: tuple[int | None, ...]) -> list[float]:
    """How much of the unseen cards is of each kind."""
    counts, total = [0.0] * len(KINDS), sum(unseen) or 1
    for count, kind in zip(unseen, sorts, strict=True):
        if kind is not None:
            counts[kind] += count / total
    return counts


def strength(k: Knowledge, s: Situation, seat: int) -> float:
    """How many strong cards another seat holds, as far as expected."""
    sorts = kinds(k.terms, len(s.active) == 2)
    known, guessed = k.known[seat], k.guessed[seat]
    strong = float(sum(sorts[card] is not None for card in known))
    for guess in guessed:
        strong += sum(chance for card, chance in guess if sorts[card] is not None)
    rest = s.sizes[seat] - len(known) - len(guessed)
    return strong + max(0.0, rest) * sum(_stock_share(k.unseen, sorts))
