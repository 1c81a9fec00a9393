"""What a player makes of the cards it can't see."""

from dataclasses import dataclass
from itertools import chain

from unoultimate.engine import COLORS, Deck, View

from .memory import Memory


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
        memory = Memory.of(view) if remembers else Memory(view)
        memory.known[view.seat] = []
        unseen = _unseen(view, memory.known)
        return cls(
            unseen,
            *_shares(view.deck, unseen),
            tuple(map(tuple, memory.known)),
            tuple(map(tuple, memory.open)),
            tuple(memory.wilds),
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
