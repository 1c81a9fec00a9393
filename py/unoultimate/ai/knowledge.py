"""What a player makes of the cards it can't see."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from unoultimate.engine import COLORS, View

from .backs import Guess, backs_unseen, behind, hands_behind
from .memory import ANY, Memory
from .terms import Terms

_LEAST_SHARE = 0.02  # of a colour, so that drawing until it comes has an end


@dataclass(frozen=True)
class Shares:
    """How much of some cards has a colour, has it on its flex side, is wild, shows a symbol.

    `points` is what one of them costs on average.
    """

    color: tuple[float, ...]
    flex: tuple[float, ...]
    wild: float
    symbol: dict[str, float]
    points: float

    @classmethod
    def of(cls, terms: Terms, weights: Sequence[float]) -> "Shares":
        """The shares among cards that are there so many times."""
        face, total = terms.face, sum(weights) or 1
        colors, wilds, points = [0.0] * len(COLORS), 0.0, 0.0
        symbols: dict[str, float] = dict.fromkeys(face.symbols, 0.0)
        for weight, color, symbol, cost in zip(
            weights, face.colors, face.symbols, face.points, strict=True
        ):
            symbols[symbol] += weight / total
            points += cost * weight / total
            if color is None:
                wilds += weight / total
            else:
                colors[color] += weight / total
        return cls(tuple(colors), _flex(terms, weights), wilds, symbols, points)


def _flex(terms: Terms, weights: Sequence[float]) -> tuple[float, ...]:
    shares, total = [0.0] * len(COLORS), sum(weights) or 1
    for card in terms.deck.flex:
        color = terms.deck.sides[1].colors[card]
        if color is not None:
            shares[color] += weights[card] / total
    return tuple(shares)


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What a seat makes of the cards it can't see.

    `unseen` counts them by card, `share` says how much of them is what. `guessed[seat]` are
    cards of a seat known from behind only, `coming` is what the next card of the draw pile
    may be. The rest is as in `Memory`.
    """

    terms: Terms
    unseen: tuple[float, ...]
    share: Shares
    known: tuple[tuple[int, ...], ...]
    guessed: tuple[tuple[Guess, ...], ...]
    coming: Guess
    open: tuple[tuple[int, ...], ...]
    wilds: tuple[int, ...]

    @classmethod
    def of(cls, view: View, memory: Memory | None = None, infers: bool = True) -> "Knowledge":
        """Everything the view tells, and a memory if there is one.

        Who `infers` knows what belongs behind the backs it sees.
        """
        terms = Terms.of(view)
        memory = memory or Memory(view)
        memory.known[view.seat] = []
        unseen = _unseen(view, terms, memory.known)
        guesses = terms.deck.two_faced and infers
        return cls(
            terms,
            unseen,
            Shares.of(terms, unseen),
            tuple(map(tuple, memory.known)),
            hands_behind(view, unseen) if guesses else ((),) * view.n,
            behind(terms.turned, view.draw_back[0], unseen) if guesses and view.draw_back else (),
            tuple(map(tuple, memory.open)),
            tuple(memory.wilds),
        )

    @classmethod
    def turned(cls, view: View, infers: bool) -> "Knowledge":
        """What it would be were all cards turned over: the other hands lie open.

        What has not been seen is above all the own hand.
        """
        terms = Terms.of(view).turned
        left: Sequence[float] = backs_unseen(view)
        if infers:
            left = _own_behind(view, backs_unseen(view))
        return cls(
            terms,
            tuple(left),
            Shares.of(terms, left),
            view.backs,
            ((),) * view.n,
            (),
            ((ANY,) * len(COLORS),) * view.n,
            (ANY,) * view.n,
        )

    def until(self, color: int | None) -> float:
        """How many cards are drawn, as expected, until one of this colour comes."""
        return 1 / max(_LEAST_SHARE, 0.0 if color is None else self.share.color[color])


def _own_behind(view: View, left: list[int]) -> list[float]:
    weights = [0.0] * len(left)
    for card in view.hand:
        for face, chance in behind(Terms.of(view), card, left):
            weights[face] += chance
    return weights


def _unseen(view: View, terms: Terms, known: list[list[int]]) -> tuple[int, ...]:
    counts = list(terms.counts)
    for card in chain(view.hand, view.discard, *known):
        counts[card] -= 1
    return tuple(max(0, count) for count in counts)
