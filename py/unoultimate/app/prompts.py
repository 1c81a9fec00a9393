"""What the shown seat is to do now, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import card_name, color_name
from .hand import joinable, jumpable
from .judged import judged_name
from .names import isolate
from .texts import _, mark, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unoultimate.engine import View

    from .tablestate import Actions, Asking


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


ASKED = {
    "color": mark("Choose a colour."),
    "target": mark("Choose a player."),
    "side": mark("Choose a side of the card."),
}


def _asked(asking: Asking) -> str:
    return _(ASKED[asking.kind])


def _turn(view: View, actions: Actions) -> str:
    if actions.accept is not None:
        return _penalty(view, actions)
    if view.drawn is not None:
        return _drawn(view, actions.pass_)
    if actions.no_draw:
        return _("Your turn: play a card that fits.")
    if not joinable(view):
        return _("Your turn: no card fits, so draw.")
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
        return _("You can jump in: {card}.", card=_name(view, min(jumps)))
    if actions.step:
        return _("{name} waits for your tap.", name=name)
    if view.phase == "color":
        return _("{name} names a colour.", name=name)
    return _("It is {name}’s turn.", name=name)


def _penalty(view: View, actions: Actions) -> str:
    amount = actions.accept or 0
    judged = judged_name(view.rules, view.side) if actions.challenge else ""
    if actions.until is not None:
        return _until(color_name(actions.until), judged)
    if judged:
        return ngettext("Take {n} card, or challenge.", "Take {n} cards, or challenge.", amount)
    if any(move.verb == "play" for move in view.legal):
        return ngettext(
            "Take {n} card, or answer.",
            "Take {n} cards, or answer.",
            amount,
        )
    return ngettext("Take {n} card.", "Take {n} cards.", amount)


def _until(color: str, judged: str) -> str:
    """A penalty that has no number."""
    if judged:
        return _("Draw until {color} comes, or challenge.", color=color)
    return _("Draw until {color} comes.", color=color)


def _name(view: View, card: int) -> str:
    return card_name(view.codes[card], view.rules.game)


def _drawn(view: View, may_pass: bool) -> str:
    assert view.drawn is not None
    card = _name(view, view.drawn)
    if may_pass:
        return _("You drew {card}: play it or pass.", card=card)
    return _("You drew {card}: play it.", card=card)
