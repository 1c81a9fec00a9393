"""What may come next: lays in a turn thought ahead, and the card that a flip turns up."""

from unoultimate.engine import View

from .backs import Guess, backs_unseen, behind
from .cards import held_of_colors, may_be_last
from .guess import fits
from .memory import Memory
from .outcome import Lay
from .situation import Situation
from .terms import Terms


def likely_lays(terms: Terms, s: Situation) -> list[Lay]:
    """One lay for each card that fits, with the colour held most."""
    cards = sorted(set(s.hand))
    if s.size <= 1:
        cards = [card for card in cards if may_be_last(terms, card)]
    lays = [
        Lay((card,), _likely_color(terms, s, card))
        for card in cards
        if fits(terms.face, card, s.color, s.symbol)
    ]
    if s.power and s.power[s.me]:
        lays += [
            Lay((card,), _likely_color(terms, s, card), flex=True)
            for card in cards
            if card in terms.deck.flex and fits(terms.deck.sides[1], card, s.color, s.symbol)
        ]
    return lays


def _likely_color(terms: Terms, s: Situation, card: int) -> int | None:
    face = terms.face
    if not face.wild[card] or not face.palette or face.symbols[card] in terms.game.silent:
        return None
    held = held_of_colors(face, s.hand)
    return face.palette[held.index(max(held))]


def beneath(view: View, memory: Memory | None) -> Guess:
    """What comes up when all cards are turned over: the bottom card of the discard pile."""
    terms = Terms.of(view)
    if not terms.deck.two_faced:
        return ()
    if memory and memory.beneath is not None:
        return ((memory.beneath, 1.0),)
    return behind(terms, view.discard[0], backs_unseen(view))
