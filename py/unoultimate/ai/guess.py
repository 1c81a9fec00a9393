"""Guesses about hands nobody has shown: how likely a seat can lay or answer."""

from collections.abc import Callable
from functools import lru_cache

from unoultimate.engine.decks import Faces

from .knowledge import Knowledge
from .situation import Situation

_WILD_KEPT = 0.15  # the chance that a wild was held back when its holder drew


def fits(face: Faces, card: int, color: int | None, symbol: str) -> bool:
    """Whether a card fits, a wild that is judged always."""
    own = face.colors[card]
    return own is None or color is None or own == color or face.symbols[card] == symbol


def can_lay(k: Knowledge, s: Situation, seat: int) -> float:
    """How likely a seat holds a card that fits."""
    face, color = k.terms.face, s.color
    if color is None or any(fits(face, card, color, s.symbol) for card in k.known[seat]):
        return 1.0
    size = _unknown(k, s, seat)
    share = k.share.color[color]
    fresh = min(size, k.wilds[seat])
    none: float = (1 - share) ** min(size, k.open[seat][color])
    none *= (1 - k.share.symbol[s.symbol] * (1 - share)) ** size
    none *= (1 - k.share.wild) ** (fresh + _WILD_KEPT * (size - fresh))
    if s.power and s.power[seat]:
        none *= (1 - k.share.flex[color]) ** size
    return 1 - none * _none_fits(k, seat, color, s.symbol)


@lru_cache(maxsize=512)
def _none_fits(k: Knowledge, seat: int, color: int, symbol: str) -> float:
    face = k.terms.face
    return _none_guessed(k, seat, lambda card: fits(face, card, color, symbol))


def _unknown(k: Knowledge, s: Situation, seat: int) -> float:
    return max(0.0, s.sizes[seat] - len(k.known[seat]) - len(k.guessed[seat]))


def _none_guessed(k: Knowledge, seat: int, test: Callable[[int], bool]) -> float:
    none = 1.0
    for guess in k.guessed[seat]:
        none *= 1 - sum(chance for card, chance in guess if test(card))
    return max(0.0, none)


def fitting_share(k: Knowledge, s: Situation) -> float:
    """How much of the unseen cards `me` could lay."""
    color = s.color
    if color is None:
        return 1.0
    if k.coming and k.terms.rules.draw_count == "one":
        face = k.terms.face
        return sum(chance for card, chance in k.coming if fits(face, card, color, s.symbol))
    share = k.share.color[color]
    if s.power and s.power[s.me]:
        share += k.share.flex[color]
    return min(1.0, share + k.share.wild + k.share.symbol[s.symbol] * (1 - share))


def holds_color(k: Knowledge, seat: int, size: float, color: int) -> float:
    """How likely a seat holds a card of this colour among `size` that are not known."""
    colors = k.terms.face.colors
    size = max(0.0, size - len(k.guessed[seat]))
    none: float = (1 - k.share.color[color]) ** min(size, k.open[seat][color])
    return 1 - none * _none_guessed(k, seat, lambda card: colors[card] == color)


def holds_answer(k: Knowledge, s: Situation, seat: int) -> float:
    """How likely a seat can stack on the draw card of `s`, or reflect it."""
    answers = k.terms.answers(s.kind, s.color)
    if seat == s.me or not answers:
        return 0.0
    if any(card in answers for card in k.known[seat]):
        return 1.0
    share = sum(k.unseen[card] for card in answers) / max(1.0, sum(k.unseen))
    none: float = (1 - share) ** _unknown(k, s, seat)
    return 1 - none * _none_guessed(k, seat, answers.__contains__)


def raised_by(k: Knowledge, s: Situation) -> float:
    """How much whoever passes the penalty of `s` on adds to it, as expected."""
    symbols, draws = k.terms.face.symbols, k.terms.game.draws
    answers = k.terms.answers(s.kind, s.color)
    total = sum(k.unseen[card] for card in answers) or 1
    return sum(k.unseen[card] * (draws.get(symbols[card]) or 0) for card in answers) / total
