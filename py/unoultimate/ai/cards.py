"""What the own hand says about a card, as far as a player can tell from it."""

from unoultimate.engine import Move, View
from unoultimate.engine.decks import Faces

from .terms import Terms


def blocks_judged(terms: Terms, card: int, color: int | None, symbol: str) -> bool:
    """Whether this card in hand makes a wild that is judged unlawful (`rules.md` §6)."""
    face, blocked_by = terms.face, terms.rules.wild4_blocked_by
    if face.colors[card] == color:
        return color is not None
    if blocked_by == "color_or_wild":
        return face.wild[card] and face.symbols[card] not in terms.game.judged
    if blocked_by == "color_or_number":
        return symbol.isdigit() and face.symbols[card] == symbol
    return False


def would_bluff(view: View, card: int) -> bool:
    """Whether laying this card now would be a bluff that a challenge uncovers."""
    terms = Terms.of(view)
    symbols = terms.face.symbols
    if view.rules.wild4 != "challenge" or symbols[card] not in terms.game.judged:
        return False
    if view.color is None:
        return False
    top = symbols[view.top]
    return any(blocks_judged(terms, held, view.color, top) for held in view.hand)


def left_after(view: View, move: Move) -> int:
    """How many cards the own hand would have after this lay."""
    swept = Terms.of(view).swept(view.hand, move.cards[0])
    return len(view.hand) - len(move.cards) - len(swept)


def held_of_colors(face: Faces, hand: tuple[int, ...]) -> list[int]:
    """How many cards of each colour a hand holds, by place in the palette."""
    colors = [face.colors[card] for card in hand]
    return [colors.count(color) for color in face.palette]


def may_be_last(terms: Terms, card: int) -> bool:
    """Whether `finish_with` allows this card as the last one of a hand."""
    rule = terms.rules.finish_with
    if rule == "not_wild":
        return not terms.face.wild[card]
    return rule == "any" or terms.face.symbols[card].isdigit()
