"""How likely a Wild Draw Four was a bluff."""

from unoultimate.engine import View

from .cards import blocks_wild4
from .guess import holds_color
from .knowledge import Knowledge

_BLUFFS = 0.06  # how readily players bluff, against laying it when they may


def bluff_chance(view: View, k: Knowledge) -> float:
    """The chance that a challenge of the top card succeeds."""
    pending, before = view.pending, color_before(view)
    if pending is None or before is None:
        return 0.0
    symbol = view.deck.symbols[view.discard[-2]] if len(view.discard) > 1 else ""
    known = k.known[pending.by]
    if any(blocks_wild4(view.rules, card, before, symbol) for card in known):
        return 1.0
    size = view.sizes[pending.by] - len(known)
    could = holds_color(k, pending.by, size, before)
    return could * _BLUFFS / (could * _BLUFFS + 1 - could) if could else 0.0


def color_before(view: View) -> int | None:
    """The colour that was current before the top card was laid."""
    color: int | None = None
    laid = [e for e in view.history if e.kind in ("opening", "color", "play", "jump")]
    for event in laid[:-1]:
        card = None if event.kind == "color" else view.deck.colors[event.cards[-1]]
        color = event.color if card is None else card
    return color
