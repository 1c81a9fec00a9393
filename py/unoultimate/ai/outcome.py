"""The words in which forecasts are made."""

from dataclasses import dataclass
from typing import NamedTuple

from unoultimate.engine import Deck, Rules

from .knowledge import Knowledge
from .situation import Situation


@dataclass(frozen=True)
class Outlook:
    """What a forecast rests on: the rules, and what is known of the other hands."""

    rules: Rules
    knowledge: Knowledge

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.rules.deck


class Branch(NamedTuple):
    """One way things may go."""

    chance: float
    situation: Situation


class Lay(NamedTuple):
    """Cards laid by `me`, with the colour or seat named."""

    cards: tuple[int, ...]
    color: int | None = None
    target: int | None = None


class Laid(NamedTuple):
    """A lay with the situations before it, and after it but without its effect."""

    before: Situation
    after: Situation
    lay: Lay


def surely(s: Situation) -> list[Branch]:
    """The only way things may go."""
    return [Branch(1.0, s)]
