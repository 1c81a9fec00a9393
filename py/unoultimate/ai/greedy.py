"""The baseline *greedy*: dearest card first, most-held colour, wilds last; else like random."""

from random import Random

from unoultimate.engine import Move, View

from . import calls
from .cards import held_of_colors
from .choices import Choices
from .random_player import honest_singles


def choose(view: View, rng: Random) -> Move | None:
    """What the greedy player does."""
    choices = Choices.of(view)
    notice = calls.now(view, choices, calls.ALWAYS_CALLS, rng)
    if notice or view.seat != view.turn:
        return notice
    move = _lay(view, choices) or _otherwise(view, choices)
    return move and calls.before(view, choices, move, calls.ALWAYS_CALLS, rng)


def _lay(view: View, choices: Choices) -> Move | None:
    lays = honest_singles(view, choices)
    return max(lays, key=lambda move: _eagerness(view, move), default=None)


def _eagerness(view: View, move: Move) -> tuple[int, ...]:
    """Coloured before wild, dear before cheap, much held before rare; then small hands."""
    deck, card = view.deck, move.cards[0]
    held = dict(zip(deck.palette, held_of_colors(deck, view.hand), strict=True))
    color = deck.colors[card] if move.color is None else move.color
    size = 0 if move.target is None else view.sizes[move.target]
    return (not deck.wild[card], deck.points[card], held.get(color or 0, 0), -size)


def _otherwise(view: View, choices: Choices) -> Move | None:
    held = held_of_colors(view.deck, view.hand)
    colors = [move for move in choices.plain if move.verb == "choose"]
    if colors:
        return max(colors, key=lambda move: held[view.deck.palette.index(move.color or 0)])
    return choices.first("draw", "pass", "accept") or next(iter(choices.lays), None)
