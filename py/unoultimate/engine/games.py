"""Which game a set of rules plays: the classic one or a variant."""

from collections.abc import Callable
from functools import lru_cache

from .classic import classic_game
from .game import Game
from .rules import Rules
from .variants import all_wild, express, flex, flip, junior, no_mercy

_GAMES: dict[str, Callable[[Rules], Game]] = {
    "classic": classic_game,
    "flip": flip.game,
    "no_mercy": no_mercy.game,
    "flex": flex.game,
    "all_wild": all_wild.game,
    "express": express.game,
    "junior": junior.game,
}


@lru_cache(maxsize=64)
def game_of(rules: Rules) -> Game:
    """The game that these rules play."""
    return _GAMES[rules.game](rules)
