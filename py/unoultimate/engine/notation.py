"""Reading moves and cards in a position: a text may name only the face in play."""

from .moves import Move, ParsedMove, parse_move
from .position import Position


def read_move(text: str, p: Position) -> Move:
    """The move that a text names. Raises NotationError `bad_move` or `unknown_card`."""
    parsed = parse_move(text)
    return Move(
        parsed.seat,
        parsed.verb,
        read_cards(p, parsed),
        parsed.color,
        parsed.target,
        parsed.flex,
    )


def held(p: Position, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of the seat's hand that can't be told from these by the face in play.

    A card just drawn comes first; what is not held stays as it is.
    """
    alike, left = p.deck.alike[p.side], p.hands[seat].copy()
    found = []
    for card in cards:
        shown = alike[card] if card in p.deck.all else card
        same = [other for other in left if alike[other] == shown]
        best = card if card in same else min(same, default=card)
        best = p.drawn if p.drawn is not None and p.drawn in same else best
        if best in left:
            left.remove(best)
        found.append(best)
    return tuple(found)


def read_cards(p: Position, parsed: ParsedMove) -> tuple[int, ...]:
    """The cards that a move names."""
    hand = p.hands[parsed.seat] if 0 <= parsed.seat < len(p.hands) else []
    taken: list[int] = []
    for code in parsed.codes:
        taken.append(_card(p, code, [c for c in hand if hand.count(c) > taken.count(c)]))
    return tuple(taken)


def _card(p: Position, code: str, hand: list[int]) -> int:
    """The card with this code, or the card of the hand that shows this face."""
    if not p.deck.two_faced or p.deck.knows(code):
        return p.deck.card(code)
    shown = [card for card in hand if p.face.codes[card] == code.upper()]
    return min(shown) if shown else p.deck.card(code)
