"""What fits on the top card, and when a Wild Draw Four is lawful (`rules.md` §4, §6)."""

from .cards import is_number
from .position import Position


def fits(p: Position, seat: int, card: int) -> bool:
    """Whether the seat may lay this card in an ordinary turn."""
    color = p.face.colors[card]
    if color is None:
        return p.face.symbols[card] not in p.game.judged or may_lay_judged(p, seat)
    return p.color is None or color == p.color or p.face.symbols[card] == p.face.symbols[p.top]


def may_lay_judged(p: Position, seat: int) -> bool:
    """Whether the rules let the seat lay a judged wild, bluffing included.

    In the classic game that is the Wild Draw Four (`rules.md` §6).
    """
    return p.rules.wild4 != "strict" or is_lawful(p, seat)


def is_lawful(p: Position, seat: int) -> bool:
    """Whether a Wild Draw Four of this seat would be no bluff (`rules.md` §6).

    Judged by the rest of the hand against the current colour and top card.
    """
    if p.color is None:
        return True
    return not any(_blocks(p, card) for card in p.hands[seat])


def _blocks(p: Position, card: int) -> bool:
    color, symbol = p.face.colors[card], p.face.symbols[card]
    if color == p.color:
        return True
    if p.rules.wild4_blocked_by == "color_or_wild":
        return color is None and symbol not in p.game.judged
    if p.rules.wild4_blocked_by == "color_or_number":
        return is_number(symbol) and symbol == p.face.symbols[p.top]
    return False


def obliges(p: Position, seat: int, card: int) -> bool:
    """Whether a card that fits must be laid where a rule says so.

    Nobody is obliged to bluff, nor by a card that `finish_with` forbids (`rules.md` §4, Drawing).
    """
    if not may_finish(p, seat, (card,)):
        return False
    judged = p.face.symbols[card] in p.game.judged
    return not judged or p.rules.wild4 == "free" or is_lawful(p, seat)


def left_after(p: Position, seat: int, cards: tuple[int, ...]) -> int:
    """How many cards the seat would have left after this lay."""
    return len(p.hands[seat]) - len(cards) - len(swept(p, seat, cards[0]))


def swept(p: Position, seat: int, card: int) -> list[int]:
    """The other cards of the hand that go under this card when it is laid."""
    sweep = p.game.sweeps.get(p.face.symbols[card])
    return sweep(p, seat, card) if sweep else []


def fits_either_way(p: Position, seat: int, card: int) -> bool:
    """Whether the seat may lay this card in an ordinary turn, by whichever side."""
    return p.game.fits(p, seat, card) or p.game.flexes(p, seat, card)


def may_finish(p: Position, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether `finish_with` allows these cards, were they the last of the hand."""
    rule = p.rules.finish_with
    if rule == "any" or left_after(p, seat, cards):
        return True
    last = cards[-1]
    if rule == "not_wild":
        return not p.face.wild[last]
    return is_number(p.face.symbols[last])


def same_face(p: Position, one: int, other: int) -> bool:
    """Whether two cards show the same colour and symbol."""
    face = p.face
    return face.colors[one] == face.colors[other] and face.symbols[one] == face.symbols[other]
