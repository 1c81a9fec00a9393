"""What moves from where to where, from events alone; `web/js/motion.mjs` has the geometry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unoultimate.engine import Deck, Event


def motions(events: Iterable[Event], deck: Deck, viewer: int) -> list[dict[str, Any]]:
    """One dict for each thing that moves, as the viewer may see it."""
    found = []
    for event in events:
        make = _MOTIONS.get(event.kind)
        if make is not None:
            found.append(make(event, deck, viewer))
    return found


def _play(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
    codes = [deck.codes[card] for card in event.cards]
    return {"kind": "play", "seat": event.seat, "codes": codes}


def _back(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
    return {"kind": event.kind, "seat": event.seat, "codes": [deck.codes[c] for c in event.cards]}


def _draw(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
    return {"kind": "draw", "seat": event.seat, "n": event.amount}


def _seat(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
    return {"kind": event.kind, "seat": event.seat}


def _pair(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
    return {"kind": event.kind, "seat": event.seat, "target": event.target}


def _amount(event: Event, deck: Deck, viewer: int) -> dict[str, Any]:  # noqa: ARG001
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
    "wrong_play": _back,
    "catch": _pair,
    "swap": _pair,
    "swap_two": _pair,
    "reverse": _amount,
    "penalty": _amount,
    "pass_hands": _amount,
    "reshuffle": _amount,
}
