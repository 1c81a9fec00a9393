"""The words in which forecasts are made."""

from dataclasses import dataclass
from typing import NamedTuple

from unoultimate.engine import Rules
from unoultimate.engine.decks import Faces
from unoultimate.engine.game import Game

from .backs import Guess
from .knowledge import Knowledge
from .situation import Situation


@dataclass(frozen=True)
class Outlook:
    """What a forecast rests on: what is known of hands and piles, on the terms of the game.

    `beneath` is what may come up when all cards are turned over.
    """

    knowledge: Knowledge
    beneath: Guess = ()

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self.knowledge.terms.rules

    @property
    def game(self) -> Game:
        """What the cards do."""
        return self.knowledge.terms.game

    @property
    def face(self) -> Faces:
        """The side in play."""
        return self.knowledge.terms.face


class Branch(NamedTuple):
    """One way things may go."""

    chance: float
    situation: Situation


class Lay(NamedTuple):
    """Cards laid by `me`, with the colour or seat named and the side they are laid by."""

    cards: tuple[int, ...]
    color: int | None = None
    target: int | None = None
    flex: bool = False


class Laid(NamedTuple):
    """A lay with the situations before it, and after it but without its effect."""

    before: Situation
    after: Situation
    lay: Lay


def surely(s: Situation) -> list[Branch]:
    """The only way things may go."""
    return [Branch(1.0, s)]
