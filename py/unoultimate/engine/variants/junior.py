"""Junior: animals instead of numbers, for children who don't read (`variants.md`).

In codes the animals are the numbers 1 to 5, so that nothing but the deck differs.
"""

from dataclasses import replace

from ..classic import classic_game
from ..game import Game
from ..rules import Rules


def game(rules: Rules) -> Game:
    """The game of Junior."""
    return replace(classic_game(rules), id="junior")
