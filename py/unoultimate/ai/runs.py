"""Whether a hand can be laid in one go, because its cards let nobody else play."""

from .cards import may_be_last
from .guess import fits
from .situation import Situation
from .terms import Terms

Hand = tuple[int, ...]

_LONGEST_RUN = 5


def goes_out(terms: Terms, s: Situation) -> float:
    """Whether `me` could lay all its cards in one turn, were it its turn now."""
    if len(s.active) != 2 or s.blind or not 2 <= len(s.hand) <= _LONGEST_RUN:
        return 0.0
    return float(_runs(terms, s.hand, s.color, s.symbol))


def _runs(terms: Terms, hand: Hand, color: int | None, symbol: str) -> bool:
    """Whether the hand can be laid card by card, all but the last letting `me` play again."""
    face, again = terms.face, terms.again
    if sum(face.symbols[card] not in again for card in hand) > 1:
        return False
    fitting = [card for card in dict.fromkeys(hand) if fits(face, card, color, symbol)]
    if len(hand) == 1:
        return bool(fitting) and may_be_last(terms, hand[0])
    return any(
        _runs(terms, _without(hand, card), face.colors[card], face.symbols[card])
        for card in fitting
        if face.symbols[card] in again
    )


def _without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
