"""No Mercy: heavier draw cards, all of which stack, and no way back at 25 (`variants.md`)."""

from dataclasses import replace

from .. import effects, penalties
from ..classic import classic_game
from ..drawing import take_until_color
from ..effects import Lay
from ..game import Game
from ..moves import Move
from ..position import COLOR, Position
from ..rules import Rules
from ..turns import to_seat

DRAW_TWO, DRAW_FOUR, SKIP_EVERYONE, DISCARD_ALL = "+2", "+4", "SE", "DA"
REVERSE_DRAW_FOUR, DRAW_SIX, DRAW_TEN, ROULETTE = "WR+4", "W+6", "W+10", "WCR"
DRAWS = {DRAW_TWO: 2, DRAW_FOUR: 4, REVERSE_DRAW_FOUR: 4, DRAW_SIX: 6, DRAW_TEN: 10}
ELIMINATED_POINTS = 250


def game(rules: Rules) -> Game:
    """The game of No Mercy."""
    classic = classic_game(rules)
    return replace(
        classic,
        id="no_mercy",
        effects={
            **classic.effects,
            **dict.fromkeys(DRAWS, penalties.draw_card),
            REVERSE_DRAW_FOUR: reverse_draw_four,
            SKIP_EVERYONE: effects.skip_all,
            DISCARD_ALL: effects.plain,
            ROULETTE: color_roulette,
        },
        draws=DRAWS,
        sweeps={DISCARD_ALL: same_color},
        judged=frozenset(),
        singly=frozenset({SKIP_EVERYONE, DISCARD_ALL}),
        silent=frozenset({ROULETTE}),
        stacks=stacks,
        chosen=turn_until_color,
        noted=lambda _p, _seat: ELIMINATED_POINTS,
        bury=under_discard_pile,
        adds_on_jump=True,
    )


def stacks(p: Position, _seat: int, card: int) -> bool:
    """Any draw card of equal or higher value, whatever its colour."""
    assert p.pending
    return DRAWS.get(p.face.symbols[card], 0) >= DRAWS[p.pending.kind]


def same_color(p: Position, seat: int, card: int) -> list[int]:
    """Discard All: all other cards of its colour in the hand go under it."""
    hand, colors = p.hands[seat].copy(), p.face.colors
    hand.remove(card)
    return [other for other in hand if colors[other] == colors[card]]


def reverse_draw_four(p: Position, lay: Lay) -> None:
    """The direction turns, then the new next seat faces 4; of two seats whoever laid it."""
    effects.turn_round(p)
    penalties.impose(p, lay)
    faces_itself = len(p.active) == 2 and p.hands[lay.seat]
    penalties.face(p, lay.seat if faces_itself else p.next_active(lay.seat))


def color_roulette(p: Position, lay: Lay) -> None:
    """The next seat names a colour and turns cards until it comes; as a last card nothing."""
    to_seat(p, p.next_active(lay.seat))
    if p.hands[lay.seat]:
        p.phase = COLOR


def turn_until_color(p: Position, move: Move) -> bool:
    """The colour named is current; its seat keeps all cards turned and loses the turn."""
    p.color = move.color
    p.emit("color", move.seat, color=move.color)
    take_until_color(p, move.seat, move.color, "effect")
    return False


def under_discard_pile(p: Position, cards: list[int]) -> None:
    """The cards of an eliminated seat come back with the next reshuffle."""
    p.discard[:0] = cards
