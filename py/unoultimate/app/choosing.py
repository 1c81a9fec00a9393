"""From tapped cards to a move: what still has to be asked, or why it can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unoultimate.engine import Move

from .tablestate import Asking

if TYPE_CHECKING:
    from unoultimate.engine import Refusal, View

MAIN, FLEX = 0, 1


class Mistake(NamedTuple):
    """A move that a rule lets a person make, at a cost (`wrong_play`), and why it is wrong."""

    move: Move
    refusal: Refusal


Answer = Move | Asking | Mistake | None


def lay(
    view: View,
    cards: tuple[int, ...],
    color: int | None = None,
    target: int | None = None,
    flex: bool | None = None,
) -> Answer | Refusal:
    """The move that lays these cards; or the question it needs first; or why it is refused.

    `flex` None: by whichever side fits; when both do, that is asked first.
    """
    if flex is None:
        sides = fitting_sides(view, cards)
        if len(sides) > 1:
            return Asking("side", sides, cards)
        flex = sides == (FLEX,)
    move = Move(view.seat, verb(view), cards, color, target, flex)
    refusal = view.legal.why_not(move)
    if refusal is None:
        return move
    if refusal.reason == "color_needed":
        return _ask_color(view, move)
    if refusal.reason == "target_needed":
        return _ask_target(view, move)
    return Mistake(move, refusal) if refusal.costs else refusal


def go_on(view: View, asked: Asking, choice: int) -> Answer | Refusal:
    """What this answer to the question leads to: the move, or the next question."""
    color, target, flex = asked.color, None, asked.flex
    if asked.kind == "side":
        flex = choice == FLEX
    elif asked.kind == "color":
        color = choice
    else:
        target = choice
    return lay(view, asked.cards, color, target, flex)


def fitting_sides(view: View, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The sides by which a card with a flex side may be laid now; of others none is told."""
    if cards[0] not in view.deck.flex:
        return ()
    found = {move.flex for move in view.legal if move.verb == "play" and move.cards == cards}
    return tuple(side for side in (MAIN, FLEX) if (side == FLEX) in found)


def verb(view: View) -> str:
    """How the view's seat lays a card now: in turn, or jumping in."""
    return "play" if view.turn == view.seat or view.rules.jump_in == "off" else "jump"


def may_lay(view: View, cards: tuple[int, ...]) -> bool:
    """Whether these cards may be laid, whatever still has to be asked."""
    return isinstance(lay(view, cards), Move | Asking)


def choose_color(view: View) -> Asking | None:
    """The game itself asks the seat in turn for a colour: of a first Wild, of a wild that a Flip
    has brought up, for the cards it has to turn up."""
    if view.phase != "color" or view.turn != view.seat:
        return None
    return Asking("color", view.face.palette)


def _ask_color(view: View, move: Move) -> Asking | Mistake | Refusal:
    """The colours that may be named; without any, what refuses the first of them."""
    named = [move._replace(color=color) for color in view.face.palette]
    answers = [(one, view.legal.why_not(one)) for one in named]
    colors = tuple(
        one.color
        for one, refusal in answers
        if one.color is not None and (refusal is None or refusal.reason == "target_needed")
    )
    if colors:
        return Asking("color", colors, move.cards, flex=move.flex)
    first, refusal = answers[0]
    assert refusal is not None
    return Mistake(first, refusal) if refusal.costs else refusal


def _ask_target(view: View, move: Move) -> Asking:
    """The seats that may be chosen, clockwise from the left of the one who chooses."""
    around = ((view.seat + step) % view.n for step in range(1, view.n))
    seats = tuple(s for s in around if view.legal.why_not(move._replace(target=s)) is None)
    return Asking("target", seats, move.cards, move.color, flex=move.flex)
