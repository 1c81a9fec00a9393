"""What the other side of two-faced cards tells, as the deck pairs them."""

from collections.abc import Sequence

from unoultimate.engine import View

from .terms import Terms

Guess = tuple[tuple[int, float], ...]
"""What a card may be, each with its chance."""


def behind(shown: Terms, card: int, left: Sequence[int]) -> Guess:
    """What may be on the hidden side of a card that shows `card`.

    `left` says how many of each hidden face nobody has seen elsewhere.
    """
    printed, total = shown.pairs[card], shown.turned.counts
    weights = [count * left[face] / total[face] for face, count in printed]
    if not sum(weights):
        weights = [float(count) for _, count in printed]
    whole = sum(weights)
    chances: dict[int, float] = {}
    for (face, _), weight in zip(printed, weights, strict=True):
        if weight:
            chances[face] = chances.get(face, 0.0) + weight / whole
    return tuple(chances.items())


def hands_behind(view: View, unseen: Sequence[int]) -> tuple[tuple[Guess, ...], ...]:
    """What every other seat may hold, guessed from behind; `unseen` counts what shows nowhere."""
    other = Terms.of(view).turned
    return tuple(tuple(behind(other, back, unseen) for back in hand) for hand in view.backs)


def backs_unseen(view: View) -> list[int]:
    """How many of each inactive face are on no card that the seat sees from behind."""
    left = list(Terms.of(view).turned.counts)
    for hand in (*view.backs, view.draw_back):
        for back in hand:
            left[back] -= 1
    return left
