"""The classic game: what stands at each named point (`game.py`)."""

from . import answer, deal, effects, elimination, fits, penalties
from .cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
)
from .fits import left_after
from .game import Effect, Game
from .position import Position
from .rules import Rules


def classic_game(rules: Rules) -> Game:
    """The classic game under these rules."""
    return Game(
        id="classic",
        effects=_effects(rules),
        opening={
            SKIP: deal.opens_with_skip,
            REVERSE: deal.opens_with_reverse,
            DRAW_TWO: deal.opens_with_draw,
        },
        draws={DRAW_TWO: 2, WILD_DRAW_FOUR: 4},
        sweeps={},
        judged=frozenset({WILD_DRAW_FOUR}),
        singly=frozenset(),
        silent=frozenset(),
        put_back=frozenset({WILD_DRAW_FOUR}),
        fits=fits.fits,
        flexes=never,
        stacks=penalties.stacks,
        names_seat=names_seat,
        laid=nothing,
        chosen=answer.name_color,
        noted=Position.hand_points,
        bury=elimination.into_draw_pile,
        left=nothing,
        adds_on_jump=rules.stacking != "off",
    )


def _effects(rules: Rules) -> dict[str, Effect]:
    return {
        **{str(number): effects.plain for number in range(10)},
        **({"7": effects.seven} if rules.seven_swap == "on" else {}),
        **({"0": effects.zero} if rules.zero_pass == "on" else {}),
        SKIP: effects.skip,
        REVERSE: effects.reverse,
        DRAW_TWO: penalties.draw_card,
        WILD: effects.plain,
        WILD_DRAW_FOUR: penalties.draw_card,
        WILD_SHUFFLE: effects.shuffle_hands,
        WILD_CUSTOM: effects.CUSTOM[rules.custom_wild],
    }


def names_seat(p: Position, seat: int, cards: tuple[int, ...], _flex: bool = False) -> bool:
    """Whether a 7 or a Customisable swaps: not as a last card."""
    effect = p.game.effects[p.face.symbols[cards[0]]]
    return effect in SWAPS and left_after(p, seat, cards) > 0


SWAPS = (effects.seven, effects.custom_swap_two)


def never(_p: Position, _seat: int, _card: int) -> bool:
    """No card has another side to be laid by."""
    return False


def nothing(*_: object) -> None:
    """Nothing follows."""
