"""What the own hand says about a card, as far as a player can tell from it."""

from unoultimate.engine import Deck, Rules, View

WILD_DRAW_FOUR = "W+4"


def blocks_wild4(rules: Rules, card: int, color: int | None, symbol: str) -> bool:
    """Whether this card in hand makes a Wild Draw Four unlawful (`rules.md` §6)."""
    deck = rules.deck
    if deck.colors[card] == color:
        return color is not None
    if rules.wild4_blocked_by == "color_or_wild":
        return deck.wild[card] and deck.symbols[card] != WILD_DRAW_FOUR
    if rules.wild4_blocked_by == "color_or_number":
        return symbol.isdigit() and deck.symbols[card] == symbol
    return False


def would_bluff(view: View, card: int) -> bool:
    """Whether laying this card now would be a bluff that a challenge uncovers."""
    rules = view.rules
    if rules.wild4 != "challenge" or view.deck.symbols[card] != WILD_DRAW_FOUR:
        return False
    if view.color is None:
        return False
    symbol = view.deck.symbols[view.top]
    return any(blocks_wild4(rules, held, view.color, symbol) for held in view.hand)


def held_of_colors(deck: Deck, hand: tuple[int, ...]) -> list[int]:
    """How many cards of each colour a hand holds, by place in the palette."""
    colors = [deck.colors[card] for card in hand]
    return [colors.count(color) for color in deck.palette]


def may_be_last(rules: Rules, card: int) -> bool:
    """Whether `finish_with` allows this card as the last one of a hand."""
    if rules.finish_with == "not_wild":
        return not rules.deck.wild[card]
    return rules.finish_with == "any" or rules.deck.symbols[card].isdigit()
