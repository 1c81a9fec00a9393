"""All Wild: every card fits, there are no colours (`variants.md`)."""

from dataclasses import replace

from .. import effects, penalties
from ..cards import WILD, WILD_DRAW_FOUR
from ..classic import classic_game
from ..effects import Lay, chosen
from ..fits import left_after
from ..game import Game
from ..position import Position
from ..rules import Rules
from ..turns import after

REVERSE, SKIP, SKIP_TWO = "WR", "WSK", "WSK2"
DRAW_TWO, TARGETED, FORCED_SWAP = "W+2", "WT+2", "WFS"


def game(rules: Rules) -> Game:
    """The game of All Wild."""
    return replace(
        classic_game(rules),
        id="all_wild",
        effects={
            WILD: effects.plain,
            REVERSE: effects.reverse,
            SKIP: effects.skip,
            SKIP_TWO: skip_two,
            DRAW_TWO: penalties.draw_card,
            WILD_DRAW_FOUR: penalties.draw_card,
            TARGETED: targeted_draw_two,
            FORCED_SWAP: forced_swap,
        },
        opening={},
        draws={DRAW_TWO: 2, WILD_DRAW_FOUR: 4},
        judged=frozenset(),
        put_back=frozenset(),
        stacks=stacks,
        names_seat=names_seat,
    )


def skip_two(p: Position, lay: Lay) -> None:
    """The next two seats are skipped; with three seats you play again."""
    effects.skip_seats(p, lay.seat, 2)


def targeted_draw_two(p: Position, lay: Lay) -> None:
    """A chosen seat draws two and keeps its turn; as a last card before scoring."""
    effects.make_draw(p, lay, [chosen(p, lay)], 2)
    after(p, lay.seat)


def forced_swap(p: Position, lay: Lay) -> None:
    """Swap hands with a chosen seat; whoever comes to one card by it has to call.

    A call made before stands if its owner ends with one card. As a last card nothing.
    """
    if p.hands[lay.seat]:
        other, hands = chosen(p, lay), p.hands
        hands[lay.seat], hands[other] = hands[other], hands[lay.seat]
        p.emit("swap", lay.seat, target=other)
        for seat in (lay.seat, other):
            _settle_call(p, seat)
    after(p, lay.seat)


def _settle_call(p: Position, seat: int) -> None:
    p.open.discard(seat)
    if len(p.hands[seat]) != 1:
        p.declared.discard(seat)
    elif p.rules.uno_call == "auto":
        p.declared.add(seat)
    elif p.rules.uno_call == "manual" and seat not in p.declared:
        p.open.add(seat)


def names_seat(p: Position, seat: int, cards: tuple[int, ...], _flex: bool = False) -> bool:
    """A Targeted Draw Two always; a Forced Swap unless it is the last card."""
    symbol = p.face.symbols[cards[0]]
    return symbol == TARGETED or (symbol == FORCED_SWAP and left_after(p, seat, cards) > 0)


def stacks(p: Position, _seat: int, card: int) -> bool:
    """`same`: the same draw card; `up`: also a Wild Draw Four on a Wild Draw Two."""
    assert p.pending
    rule, symbol = p.rules.stacking, p.face.symbols[card]
    if rule == "off" or symbol not in p.game.draws:
        return False
    return symbol == p.pending.kind or (rule == "up" and symbol == WILD_DRAW_FOUR)
