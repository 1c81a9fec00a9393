"""How likely a wild that is judged was a bluff."""

from unoultimate.engine import View

from .cards import blocks_judged
from .guess import holds_color
from .knowledge import Knowledge
from .memory import first_side

_BLUFFS = 0.06  # how readily players bluff, against laying it when they may


def bluff_chance(view: View, k: Knowledge) -> float:
    """The chance that a challenge of the top card succeeds."""
    pending, before = view.pending, color_before(view)
    if pending is None or before is None:
        return 0.0
    symbol = k.terms.face.symbols[view.discard[-2]] if len(view.discard) > 1 else ""
    known = k.known[pending.by]
    if any(blocks_judged(k.terms, card, before, symbol) for card in known):
        return 1.0
    size = view.sizes[pending.by] - len(known)
    could = holds_color(k, pending.by, size, before)
    return could * _BLUFFS / (could * _BLUFFS + 1 - could) if could else 0.0


def color_before(view: View) -> int | None:
    """The colour that was current before the top card was laid."""
    color: int | None = None
    side = first_side(view)
    laid = [e for e in view.history if e.kind in ("opening", "color", "flip", "play", "jump")]
    for event in laid[:-1]:
        side = event.amount if event.kind == "flip" else side
        faces = view.deck.sides[side]
        card = None if event.kind == "color" else faces.colors[event.cards[-1]]
        color = event.color if card is None else card
    return color
