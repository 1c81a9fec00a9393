"""What moves from where to where, from events alone; `web/js/motion.mjs` has the geometry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import Deck, Event


def motions(events: Iterable[Event], deck: Deck, side: int = 0) -> list[dict[str, Any]]:
    """One dict for each thing that moves, of events that are known as the viewer may see them.

    `side` is the side of the cards in play before them."""
    found = []
    for event in events:
        if event.kind == "flip":
            side = event.amount
        make = _MOTIONS.get(event.kind)
        if make is not None:
            codes = deck.shown(side)
            found.append(make(event, [codes[card] for card in event.cards]))
    return found


def _play(event: Event, codes: list[str]) -> dict[str, Any]:
    return {"kind": "play", "seat": event.seat, "codes": codes}


def _cards(event: Event, codes: list[str]) -> dict[str, Any]:
    return {"kind": event.kind, "seat": event.seat, "codes": codes}


def _draw(event: Event, codes: list[str]) -> dict[str, Any]:
    """Drawn at once, or turned up one by one until a colour comes."""
    if event.color is None:
        return {"kind": "draw", "seat": event.seat, "n": event.amount}
    return {"kind": "turn_up", "seat": event.seat, "n": event.amount, "codes": codes}


def _seat(event: Event, _codes: list[str]) -> dict[str, Any]:
    return {"kind": event.kind, "seat": event.seat}


def _pair(event: Event, _codes: list[str]) -> dict[str, Any]:
    return {"kind": event.kind, "seat": event.seat, "target": event.target}


def _amount(event: Event, _codes: list[str]) -> dict[str, Any]:
    return {"kind": event.kind, "n": event.amount}


_MOTIONS = {
    "play": _play,
    "jump": _play,
    "draw": _draw,
    "skip": _seat,
    "uno": _seat,
    "out": _seat,
    "eliminated": _seat,
    "timeout": _seat,
    "wrong_catch": _seat,
    "shuffle_hands": _seat,
    "power": _seat,
    "wrong_play": _cards,
    "sweep": _cards,
    "catch": _pair,
    "swap": _pair,
    "swap_two": _pair,
    "reverse": _amount,
    "penalty": _amount,
    "pass_hands": _amount,
    "reshuffle": _amount,
    "flip": _amount,
}
