"""From tapped cards to a move: what still has to be asked, or why it can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine import Move

from .state import Asking

if TYPE_CHECKING:
    from unoultimate.engine import Refusal, View

LAYING = ("play", "jump")


def lay(
    view: View, cards: tuple[int, ...], color: int | None = None, target: int | None = None
) -> Move | Asking | Refusal | None:
    """The move that lays these cards; or the question it needs first; or why it is refused.

    None: the cards are not in the hand any more.
    """
    moves = [m for m in view.legal if m.verb in LAYING and m.cards == cards]
    if not moves:
        return _refused(view, cards)
    if color is None and (colors := _colors(moves)):
        return Asking("color", colors, cards)
    moves = [move for move in moves if move.color == color]
    if target is None and (seats := tuple(m.target for m in moves if m.target is not None)):
        return Asking("target", seats, cards)
    return next((move for move in moves if move.target == target), None)


def choose_color(view: View) -> Asking | None:
    """The question of a first Wild: the game itself asks the seat in turn for a colour."""
    if view.phase != "color" or view.turn != view.seat:
        return None
    return Asking("color", _colors([m for m in view.legal if m.verb == "choose"]))


def _colors(moves: list[Move]) -> tuple[int, ...]:
    """The colours to choose from, each once, in their order."""
    return tuple(sorted({move.color for move in moves if move.color is not None}))


def _refused(view: View, cards: tuple[int, ...]) -> Move | Refusal | None:
    """The reason; or the move all the same where a rule chosen lets it cost something."""
    verb = "play" if view.turn == view.seat or view.rules.jump_in == "off" else "jump"
    color = 0 if view.deck.wild[cards[-1]] else None
    move = Move(view.seat, verb, cards, color)
    refusal = view.legal.why_not(move)
    return move if refusal is not None and refusal.costs else refusal
