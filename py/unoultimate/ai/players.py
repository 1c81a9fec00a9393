"""Everybody who can sit at a table of the arena, by name."""

from collections.abc import Callable
from functools import partial
from random import Random

from unoultimate.engine import Move, View

from . import greedy, levels, random_player

Player = Callable[[View, Random], Move | None]

LEVELS: dict[str, Player] = {
    "easy": partial(levels.choose, levels.EASY),
    "medium": partial(levels.choose, levels.MEDIUM),
    "hard": partial(levels.choose, levels.HARD),
}
PLAYERS: dict[str, Player] = {"random": random_player.choose, "greedy": greedy.choose, **LEVELS}
