"""Flex: cards with a second, flex side, laid while your Power card is green (`variants.md`)."""

from dataclasses import replace

from .. import effects, penalties
from ..cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from ..classic import classic_game, names_seat
from ..effects import Lay, chosen
from ..fits import may_lay_judged
from ..game import Effect, Game
from ..position import Position
from ..rules import Rules
from ..turns import after

TARGET_DRAW, ALL_DRAW, ALL_FLIP = "W+2", "WA", "WF"


def game(rules: Rules) -> Game:
    """The game of Flex."""
    classic = classic_game(rules)
    return replace(
        classic,
        id="flex",
        effects={
            **classic.effects,
            SKIP: _by_side(effects.skip, effects.skip_all),
            REVERSE: _by_side(effects.reverse, reverse_and_skip),
            DRAW_TWO: _by_side(penalties.draw_card, others_draw(1)),
            TARGET_DRAW: _by_side(effects.plain, target_draws_two),
            ALL_DRAW: _by_side(effects.plain, others_draw(2)),
            WILD_DRAW_FOUR: _by_side(penalties.draw_card, target_faces_four),
            ALL_FLIP: all_flip,
        },
        flexes=flexes,
        names_seat=flex_names_seat,
        laid=turn_power,
        left=all_red_turn_green,
    )


def _by_side(main: Effect, flex: Effect) -> Effect:
    def effect(p: Position, lay: Lay) -> None:
        (flex if lay.flex else main)(p, lay)

    return effect


def flexes(p: Position, seat: int, card: int) -> bool:
    """Whether the seat's Power card is green and the flex side of the card fits."""
    if card not in p.deck.flex or not p.power[seat]:
        return False
    side = p.deck.sides[1]
    color, symbol = side.colors[card], side.symbols[card]
    if color is None:
        return symbol not in p.game.judged or may_lay_judged(p, seat)
    return p.color is None or color == p.color or symbol == p.face.symbols[p.top]


def flex_names_seat(p: Position, seat: int, cards: tuple[int, ...], flex: bool = False) -> bool:
    """By the flex side a Target Draw Two and a Wild Draw Four hit a chosen seat."""
    if flex and p.face.symbols[cards[0]] in (TARGET_DRAW, WILD_DRAW_FOUR):
        return True
    return names_seat(p, seat, cards)


def turn_power(p: Position, lay: Lay) -> None:
    """A flex play turns the own Power card red, the flip symbol turns it over."""
    if lay.flex or lay.cards[0] in p.deck.turning:
        p.power[lay.seat] = not p.power[lay.seat]
        p.emit("power", lay.seat, amount=int(p.power[lay.seat]))
    all_red_turn_green(p)


def all_flip(p: Position, lay: Lay) -> None:
    """Every Power card turns over."""
    p.power = [not green for green in p.power]
    p.emit("power", note="turn")
    all_red_turn_green(p)
    after(p, lay.seat)


def all_red_turn_green(p: Position) -> None:
    """When all Power cards of the active seats are red, all turn green at once."""
    if not any(p.power[seat] for seat in p.active):
        p.power = [True] * len(p.power)
        p.emit("power", amount=1)


def reverse_and_skip(p: Position, lay: Lay) -> None:
    """The direction turns and the first seat the new way is skipped."""
    effects.turn_round(p)
    effects.skip_seats(p, lay.seat, 1)


def others_draw(count: int) -> Effect:
    """Every other active seat draws so many cards, nobody is skipped."""

    def effect(p: Position, lay: Lay) -> None:
        effects.make_draw(p, lay, p.others(lay.seat), count)
        after(p, lay.seat)

    return effect


def target_draws_two(p: Position, lay: Lay) -> None:
    """A chosen seat draws two, and play goes on in order."""
    effects.make_draw(p, lay, [chosen(p, lay)], 2)
    p.no_jump = True
    after(p, lay.seat)


def target_faces_four(p: Position, lay: Lay) -> None:
    """A chosen seat draws four or challenges; then the seat next in order plays."""
    penalties.impose(p, lay)
    assert p.pending
    p.pending = p.pending._replace(aimed=True)
    p.no_jump = True
    penalties.face(p, chosen(p, lay))
