"""What the shown seat is to do now, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import card_name
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
        return _("Choose a colour.") if asking.kind == "color" else _("Choose a player.")
    if view.turn != view.seat:
        return _waiting(view, names, actions)
    if actions.accept is not None:
        return _penalty(actions.accept, actions.challenge)
    if view.drawn is not None:
        return _drawn(view, actions.pass_)
    return _("Your turn: play a card or draw.")


def _waiting(view: View, names: Sequence[str], actions: Actions) -> str:
    name = isolate(names[view.turn])
    if actions.step:
        return _("{name} waits for your tap.", name=name)
    return _("It is {name}’s turn.", name=name)


def _penalty(amount: int, challenge: bool) -> str:
    if challenge:
        return ngettext(
            "Take {n} card, or challenge the Wild Draw Four.",
            "Take {n} cards, or challenge the Wild Draw Four.",
            amount,
        )
    return ngettext("Take {n} card.", "Take {n} cards.", amount)


def _drawn(view: View, may_pass: bool) -> str:
    assert view.drawn is not None
    card = card_name(view.deck.codes[view.drawn])
    if may_pass:
        return _("You drew {card}: play it or pass.", card=card)
    return _("You drew {card}: play it.", card=card)
