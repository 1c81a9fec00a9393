"""The classic game: which function stands at each named point (`game.py`)."""

from functools import cache

from . import deal, effects, fits, penalties
from .cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
)
from .game import Effect, Game
from .rules import Rules


@cache
def game_of(rules: Rules) -> Game:
    """The game that these rules play."""
    custom = effects.CUSTOM[rules.custom_wild]
    swaps, passes = rules.seven_swap == "on", rules.zero_pass == "on"
    table: dict[str, Effect] = {
        **{str(number): effects.plain for number in range(10)},
        **({"7": effects.seven} if swaps else {}),
        **({"0": effects.zero} if passes else {}),
        SKIP: effects.skip,
        REVERSE: effects.reverse,
        DRAW_TWO: penalties.draw_two,
        WILD: effects.plain,
        WILD_DRAW_FOUR: penalties.wild4,
        WILD_SHUFFLE: effects.shuffle_hands,
        WILD_CUSTOM: custom,
    }
    named = {"7"} if swaps else set()
    named |= {WILD_CUSTOM} if rules.custom_wild == "swap_two" else set()
    return Game(
        id="classic",
        fits=fits.fits,
        answers=penalties.answers,
        effects=table,
        opening={
            SKIP: deal.opens_with_skip,
            REVERSE: deal.opens_with_reverse,
            DRAW_TWO: deal.opens_with_draw,
        },
        named=frozenset(named),
    )
