"""The baseline *greedy*: dearest card first, most-held colour, wilds last; else like random."""

from random import Random

from unoultimate.engine import Move, View

from . import calls
from .cards import held_of_colors
from .choices import Choices
from .random_player import honest_singles
from .terms import Terms


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
    face, card = Terms.of(view).face, move.cards[0]
    color = face.colors[card] if move.color is None else move.color
    size = 0 if move.target is None else view.sizes[move.target]
    return (not face.wild[card], face.points[card], _held(view, color), -size)


def _held(view: View, color: int | None) -> int:
    face = Terms.of(view).face
    held = dict(zip(face.palette, held_of_colors(face, view.hand), strict=True))
    return 0 if color is None else held[color]


def _otherwise(view: View, choices: Choices) -> Move | None:
    colors = [move for move in choices.plain if move.verb == "choose"]
    if colors:
        return max(colors, key=lambda move: _held(view, move.color))
    return choices.first("draw", "pass", "accept") or next(iter(choices.lays), None)
