"""The baseline *random*: any card that fits, any colour; it calls, but never bluffs,
catches, challenges or jumps in."""

from random import Random

from unoultimate.engine import Move, View

from . import calls
from .cards import would_bluff
from .choices import Choices


def choose(view: View, rng: Random) -> Move | None:
    """What the random player does."""
    choices = Choices.of(view)
    notice = calls.now(view, choices, calls.ALWAYS_CALLS, rng)
    if notice or view.seat != view.turn:
        return notice
    move = pick(view, choices, rng)
    return move and calls.before(view, choices, move, calls.ALWAYS_CALLS, rng)


def pick(view: View, choices: Choices, rng: Random) -> Move | None:
    """Any card that fits, else whatever else there is to do."""
    return _lay(view, choices, rng) or _otherwise(choices, rng)


def honest_singles(view: View, choices: Choices) -> list[Move]:
    """The lays of a single card that are no bluff."""
    singles = [move for move in choices.lays if len(move.cards) == 1]
    return [move for move in singles if not would_bluff(view, move.cards[0])]


def _lay(view: View, choices: Choices, rng: Random) -> Move | None:
    lays = honest_singles(view, choices)
    fitting = {move.cards[0] for move in lays}
    held = sorted(card for card in view.hand if card in fitting)
    if not held:
        return None
    card = rng.choice(held)
    return rng.choice([move for move in lays if move.cards[0] == card])


def _otherwise(choices: Choices, rng: Random) -> Move | None:
    colors = [move for move in choices.plain if move.verb == "choose"]
    if colors:
        return rng.choice(colors)
    return choices.first("draw", "pass", "accept") or next(iter(choices.lays), None)
