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


def read_cards(p: Position, parsed: ParsedMove) -> tuple[int, ...]:
    """The cards that a move names."""
    return tuple(p.deck.card(code) for code in parsed.codes)
