"""Flip: cards with a light and a dark face, turned over all at once (`variants.md`)."""

from dataclasses import replace

from .. import deal, effects, penalties
from ..cards import REVERSE, SKIP
from ..classic import classic_game
from ..effects import Lay
from ..game import Game
from ..position import COLOR, Position
from ..rules import Rules
from ..turns import after, start

DRAW_ONE, WILD_DRAW_TWO, FLIP = "+1", "W+2", "F"
DRAW_FIVE, SKIP_EVERYONE, DRAW_COLOR = "+5", "SE", "W+C"


def game(rules: Rules) -> Game:
    """The game of Flip."""
    classic = classic_game(rules)
    draw = penalties.draw_card
    return replace(
        classic,
        id="flip",
        effects={
            **classic.effects,
            **dict.fromkeys((DRAW_ONE, WILD_DRAW_TWO, DRAW_FIVE, DRAW_COLOR), draw),
            SKIP_EVERYONE: effects.skip_all,
            FLIP: flip,
        },
        opening={
            SKIP: deal.opens_with_skip,
            REVERSE: deal.opens_with_reverse,
            DRAW_ONE: deal.opens_with_draw,
            FLIP: opens_with_flip,
        },
        draws={DRAW_ONE: 1, WILD_DRAW_TWO: 2, DRAW_FIVE: 5, DRAW_COLOR: None},
        judged=frozenset({WILD_DRAW_TWO, DRAW_COLOR}),
        singly=frozenset({FLIP, SKIP_EVERYONE}),
        put_back=frozenset({WILD_DRAW_TWO}),
        stacks=stacks,
    )


def stacks(p: Position, seat: int, card: int) -> bool:
    """`same`: the same draw card; a Wild Draw Color never stacks."""
    assert p.pending
    same = p.face.symbols[card] == p.pending.kind != DRAW_COLOR
    return same and penalties.stacks(p, seat, card)


def flip(p: Position, lay: Lay) -> None:
    """Everything is turned over; if a wild comes up, the next seat names the colour."""
    turn_over(p)
    after(p, lay.seat)
    if p.color is None:
        p.phase = COLOR


def turn_over(p: Position) -> None:
    """Turn the discard pile as a whole, the draw pile and all hands.

    The bottom card of the discard pile, on its other side, becomes the top card.
    """
    p.side = 1 - p.side
    p.face = p.deck.sides[p.side]
    p.discard.reverse()
    p.draw.reverse()
    p.color = p.face.colors[p.top]
    p.emit("flip", cards=(p.top,), amount=p.side)


def opens_with_flip(p: Position) -> None:
    """Everything is flipped, then the seat after the dealer begins."""
    turn_over(p)
    start(p, p.next_active(p.dealer))
    if p.color is None:
        p.phase = COLOR
