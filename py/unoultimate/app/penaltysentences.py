"""Sentences about cards drawn, penalties and challenges; see `sentences.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cardnames import color_name
from .texts import _, mark, ngettext

if TYPE_CHECKING:
    from unoultimate.engine import Event

    from .sentences import Narrator

PAID = frozenset({"penalty", "challenge"})


def draw(n: Narrator, e: Event) -> str:
    if not e.amount:
        return n.one(
            e,
            mark("There is no card left for you to draw."),
            mark("There is no card left for {name} to draw."),
        )
    if e.color is not None:
        return _draw_until(n, e, color_name(e.color))
    return _draw_paid(n, e) if e.note in PAID else _draw_plain(n, e)


def _draw_until(n: Narrator, e: Event, color: str) -> str:
    """Drawn, or turned up, until a colour came."""
    if e.seat != n.viewer:
        return ngettext(
            "{name} draws {n} card until {color} comes.",
            "{name} draws {n} cards until {color} comes.",
            e.amount,
            name=n.name(e.seat),
            color=color,
        )
    if not e.cards:
        return ngettext(
            "You draw {n} card until {color} comes.",
            "You draw {n} cards until {color} comes.",
            e.amount,
            color=color,
        )
    return _("You draw until {color} comes: {cards}.", color=color, cards=n.cards(e))


def _draw_plain(n: Narrator, e: Event) -> str:
    """Drawn in turn, or because a card makes everybody draw."""
    if e.seat != n.viewer:
        return ngettext(
            "{name} draws {n} card.", "{name} draws {n} cards.", e.amount, name=n.name(e.seat)
        )
    if not e.cards:
        return ngettext("You draw {n} card.", "You draw {n} cards.", e.amount)
    return _("You draw {cards}.", cards=n.cards(e))


def _draw_paid(n: Narrator, e: Event) -> str:
    """Drawn as a penalty."""
    if e.seat != n.viewer:
        return ngettext(
            "{name} takes {n} penalty card.",
            "{name} takes {n} penalty cards.",
            e.amount,
            name=n.name(e.seat),
        )
    if not e.cards:
        return ngettext("You take {n} penalty card.", "You take {n} penalty cards.", e.amount)
    return ngettext(
        "You take {n} penalty card: {cards}.",
        "You take {n} penalty cards: {cards}.",
        e.amount,
        cards=n.cards(e),
    )


def penalty(n: Narrator, e: Event) -> str:
    if e.color is not None:
        color = color_name(e.color)
        if e.target == n.viewer:
            return _("You have to draw until {color} comes.", color=color)
        target = n.name(e.target)
        return _("{target} has to draw until {color} comes.", target=target, color=color)
    if e.target == n.viewer:
        return ngettext(
            "You have {n} penalty card waiting.", "You have {n} penalty cards waiting.", e.amount
        )
    return ngettext(
        "{target} has {n} penalty card waiting.",
        "{target} has {n} penalty cards waiting.",
        e.amount,
        target=n.name(e.target),
    )


def challenge(n: Narrator, e: Event) -> str:
    if e.note == "bluff":
        return n.two(
            e,
            mark("You challenge {target}: it was a bluff!"),
            mark("{name} challenges you: it was a bluff!"),
            mark("{name} challenges {target}: it was a bluff!"),
        )
    return n.two(
        e,
        mark("You challenge {target}, but the {card} was fair."),
        mark("{name} challenges you, but your {card} was fair."),
        mark("{name} challenges {target}, but the {card} was fair."),
        card=n.judged,
    )


def reveal(n: Narrator, e: Event) -> str:
    if e.cards:
        return n.one(
            e, mark("You show your hand."), mark("{name} shows you: {cards}."), cards=n.cards(e)
        )
    return n.one(e, mark("You show your hand."), mark("{name} shows the hand."))
