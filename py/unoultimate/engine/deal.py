"""Starting a round: shuffle, deal, first card (`rules.md` §3)."""

from . import turns
from .cards import WILD_CUSTOM, WILD_SHUFFLE, is_number
from .drawing import reshuffle, take
from .position import COLOR, Position


def deal(p: Position, dealer: int, stacked: bool = False) -> None:
    """Deal a round and turn the first card over.

    `stacked`: the draw pile is given (a scenario), its next card last; else the whole deck
    is shuffled.
    """
    p.dealer = dealer
    if not stacked:
        p.draw = p.deck.fresh()
        reshuffle(p, p.draw)
    _deal_hands(p)
    if p.rules.first_card == "number_only":
        _turn_to_number(p)
    else:
        _turn_official(p)
    p.acted = False


def _deal_hands(p: Position) -> None:
    order = [*p.others(p.dealer), p.dealer]
    for _ in range(p.rules.hand_size):
        for seat in order:
            p.hands[seat].append(p.draw.pop())
    for seat in order:
        hand = tuple(p.hands[seat])
        p.emit("deal", seat, cards=hand, amount=len(hand), viewers=(seat,))


def _turn_over(p: Position) -> str:
    card = p.draw.pop()
    p.discard.append(card)
    p.emit("opening", p.dealer, cards=(card,))
    p.color = p.face.colors[card]
    return p.face.symbols[card]


def _turn_to_number(p: Position) -> None:
    while not is_number(_turn_over(p)):
        pass
    turns.start(p, p.next_active(p.dealer))


def _turn_official(p: Position) -> None:
    while _goes_back(p, symbol := _turn_over(p)):
        p.draw.append(p.discard.pop())
        reshuffle(p, p.draw)
    p.game.opening.get(symbol, opens_plainly)(p)


def may_open(p: Position, card: int) -> bool:
    """Whether this card, turned over, may begin a round."""
    symbol = p.face.symbols[card]
    if p.rules.first_card == "number_only":
        return is_number(symbol)
    return not _goes_back(p, symbol)


def _goes_back(p: Position, symbol: str) -> bool:
    if symbol in (WILD_SHUFFLE, WILD_CUSTOM):
        return p.rules.first_wild != "choose"
    return symbol in p.game.put_back


def opens_plainly(p: Position) -> None:
    """The seat after the dealer begins; a wild is open, or its colour is named first."""
    turns.start(p, p.next_active(p.dealer))
    if p.color is None and p.rules.first_wild == "choose" and p.face.palette:
        p.phase = COLOR


def opens_with_skip(p: Position) -> None:
    """The seat after the dealer is skipped."""
    p.emit("skip", p.next_active(p.dealer))
    turns.start(p, p.next_active(p.dealer, 2))


def opens_with_reverse(p: Position) -> None:
    """The direction turns, and the dealer or the seat to its right begins.

    With two seats under `two_player_reverse = skip` the dealer begins and nothing turns.
    """
    if len(p.active) == 2 and p.rules.two_player_reverse == "skip":
        p.emit("skip", p.next_active(p.dealer))
        turns.start(p, p.dealer)
        return
    p.direction = -1
    p.emit("reverse", amount=-1)
    right = p.rules.first_reverse == "right_of_dealer"
    turns.start(p, p.next_active(p.dealer) if right else p.dealer)


def opens_with_draw(p: Position) -> None:
    """The seat after the dealer draws and loses its turn: it is paid at once."""
    victim, amount = p.next_active(p.dealer), p.game.draws[p.face.symbols[p.top]]
    assert amount is not None
    take(p, victim, amount, "penalty")
    turns.start(p, p.next_active(p.dealer, 2))
