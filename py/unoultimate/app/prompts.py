"""What the shown seat is to do now, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import card_name
from .hand import jumpable
from .names import isolate
from .texts import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unoultimate.engine import View

    from .state import Actions, Asking


def prompt(view: View, names: Sequence[str], actions: Actions, asking: Asking | None) -> str:
    """One sentence; "" once the round is over."""
    if view.phase == "over":
        return ""
    if asking is not None:
        return _asked(asking)
    if view.turn != view.seat:
        return _waiting(view, names, actions)
    if actions.lay > 1:
        return _("Add cards, or play these.")
    if actions.lay:
        return _("Add cards, or tap it again to play it alone.")
    return _turn(view, actions)


def _asked(asking: Asking) -> str:
    return _("Choose a colour.") if asking.kind == "color" else _("Choose a player.")


def _turn(view: View, actions: Actions) -> str:
    if actions.accept is not None:
        return _penalty(view, actions)
    if view.drawn is not None:
        return _drawn(view, actions.pass_)
    if actions.no_draw:
        return _("Your turn: play a card that fits.")
    if took_penalty(view):
        return _("Still your turn: play a card or draw.")
    return _("Your turn: play a card or draw.")


def took_penalty(view: View) -> bool:
    """Whether the seat in turn has paid a penalty since its turn began."""
    for event in reversed(view.history):
        if event.kind == "turn":
            return False
        if event.kind == "draw" and event.seat == view.seat and event.note == "penalty":
            return True
    return False


def _waiting(view: View, names: Sequence[str], actions: Actions) -> str:
    name = isolate(names[view.turn])
    if jumps := jumpable(view):
        return _("You can jump in: {card}.", card=card_name(view.deck.codes[min(jumps)]))
    if actions.step:
        return _("{name} waits for your tap.", name=name)
    return _("It is {name}’s turn.", name=name)


def _penalty(view: View, actions: Actions) -> str:
    amount = actions.accept or 0
    if actions.challenge:
        return ngettext(
            "Take {n} card, or challenge the Wild Draw Four.",
            "Take {n} cards, or challenge the Wild Draw Four.",
            amount,
        )
    if any(move.verb == "play" for move in view.legal):
        return ngettext(
            "Take {n} card, or answer.",
            "Take {n} cards, or answer.",
            amount,
        )
    return ngettext("Take {n} card.", "Take {n} cards.", amount)


def _drawn(view: View, may_pass: bool) -> str:
    assert view.drawn is not None
    card = card_name(view.deck.codes[view.drawn])
    if may_pass:
        return _("You drew {card}: play it or pass.", card=card)
    return _("You drew {card}: play it.", card=card)
