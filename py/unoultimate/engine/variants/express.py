"""Express: a short game with half a deck, +1 and W+2 for +2 and W+4 (`variants.md`)."""

from dataclasses import replace

from .. import deal, penalties
from ..classic import classic_game
from ..game import Game
from ..rules import Rules

DRAW_ONE, WILD_DRAW_TWO = "+1", "W+2"


def game(rules: Rules) -> Game:
    """The game of Express."""
    classic = classic_game(rules)
    draw = penalties.draw_card
    return replace(
        classic,
        id="express",
        effects={**classic.effects, DRAW_ONE: draw, WILD_DRAW_TWO: draw},
        opening={**classic.opening, DRAW_ONE: deal.opens_with_draw},
        draws={DRAW_ONE: 1, WILD_DRAW_TWO: 2},
        judged=frozenset({WILD_DRAW_TWO}),
        put_back=frozenset({WILD_DRAW_TWO}),
    )
