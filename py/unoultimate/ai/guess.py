"""Guesses about hands nobody has shown: how likely a seat can lay or answer."""

from unoultimate.engine import Deck, Rules

from .knowledge import Knowledge
from .situation import Situation

_WILD_KEPT = 0.15  # the chance that a wild was held back when its holder drew


def fits(deck: Deck, card: int, color: int | None, symbol: str) -> bool:
    """Whether a card fits, a Wild Draw Four always."""
    own = deck.colors[card]
    return own is None or color is None or own == color or deck.symbols[card] == symbol


def can_lay(deck: Deck, k: Knowledge, s: Situation, seat: int) -> float:
    """How likely a seat holds a card that fits."""
    if s.color is None or any(fits(deck, card, s.color, s.symbol) for card in k.known[seat]):
        return 1.0
    size = max(0.0, s.sizes[seat] - len(k.known[seat]))
    share = k.share[s.color]
    fresh = min(size, k.wilds[seat])
    none: float = (1 - share) ** min(size, k.open[seat][s.color])
    none *= (1 - k.symbol_share[s.symbol] * (1 - share)) ** size
    none *= (1 - k.wild_share) ** (fresh + _WILD_KEPT * (size - fresh))
    return 1 - none


def fitting_share(k: Knowledge, color: int | None, symbol: str) -> float:
    """How much of the unseen cards fits."""
    if color is None:
        return 1.0
    share = k.share[color]
    return min(1.0, share + k.wild_share + k.symbol_share[symbol] * (1 - share))


def holds_color(k: Knowledge, seat: int, size: float, color: int) -> float:
    """How likely a seat with so many cards holds one of this colour."""
    return float(1 - (1 - k.share[color]) ** min(size, k.open[seat][color]))


def holds_answer(rules: Rules, k: Knowledge, s: Situation, seat: int, kind: str) -> float:
    """How likely a seat can stack on a draw card of this kind, or reflect it."""
    if seat == s.me:
        return 0.0
    share = _stack_share(rules, k, kind or "+2")
    if s.color is not None:
        color = k.share[s.color]
        share += color * k.symbol_share.get("R", 0.0) * (rules.reflect != "off")
        share += color * k.symbol_share.get("S", 0.0) * (rules.reflect == "reverse_skip")
    return float(1 - (1 - share) ** s.sizes[seat])


def _stack_share(rules: Rules, k: Knowledge, kind: str) -> float:
    twos, fours = k.symbol_share["+2"], k.symbol_share["W+4"]
    if rules.stacking == "off":
        return 0.0
    if kind == "+2":
        return twos if rules.stacking == "same" else twos + fours
    return fours + twos / 4 * (rules.stacking == "any")
