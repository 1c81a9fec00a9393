"""What a scenario expects, compared with what is (`notation.md`, `expect`)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .cards import COLORS
from .errors import EngineError, NotationError
from .match import Match
from .scenario_form import check_keys
from .scenario_position import SIDES

Expect = Mapping[str, Any]
_OPEN_ROUND_ONLY = {"turn", "color", "direction"}


def differences(match: Match, expect: Expect) -> Iterator[str]:
    """One text for each thing that is not as expected."""
    for key, wanted in expect.items():
        if key not in _CHECKS:
            raise NotationError("unknown_key", key=key)
        if match.round.over and key in _OPEN_ROUND_ONLY:
            continue
        yield from (f"{key}: {text}" for text in _compared(match, key, wanted))


def _compared(match: Match, key: str, wanted: Any) -> list[str]:
    try:
        return list(_CHECKS[key](match, wanted))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
        if isinstance(error, EngineError):
            raise
        raise NotationError("bad_scenario", key=key, value=wanted) from None


def _equal(read: Callable[[Match], Any]) -> Callable[[Match, Any], list[str]]:
    def check(match: Match, wanted: Any) -> list[str]:
        found = read(match)
        return [] if found == wanted else [f"{found} instead of {wanted}"]

    return check


def _partly(read: Callable[[Match], dict[str, Any] | None]) -> Callable[[Match, Any], list[str]]:
    """Only the keys given are compared; null means there must be none."""

    def check(match: Match, wanted: Any) -> list[str]:
        found = read(match)
        if wanted is None or found is None:
            return [] if found is wanted else [f"{found} instead of {wanted}"]
        unknown = set(wanted) - set(found)
        if unknown:
            raise NotationError("unknown_key", key=", ".join(sorted(unknown)))
        shown = {key: found[key] for key in wanted}
        return [] if shown == dict(wanted) else [f"{shown} instead of {dict(wanted)}"]

    return check


def _color(match: Match) -> str | None:
    color = match.round.position.color
    return None if color is None else COLORS[color]


def _pending(match: Match) -> dict[str, Any] | None:
    pending = match.round.position.pending
    if pending is None:
        return None
    return {"amount": pending.amount, "kind": pending.kind, "by": pending.by}


def _round(match: Match) -> dict[str, Any] | None:
    result = match.result
    if result is None:
        return None
    return {
        "winner": result.winner,
        "points": list(result.points),
        "ranking": list(result.ranking),
    }


def _match(match: Match) -> dict[str, Any] | None:
    if not match.over:
        return None
    return {"winner": match.ranking[0], "ranking": list(match.ranking)}


def _top(match: Match, wanted: str) -> list[str]:
    p = match.round.position
    found = p.deck.codes[p.top], p.face.codes[p.top]
    return [] if wanted in found else [f"{found[0]} instead of {wanted}"]


def _hands(match: Match, wanted: Mapping[str, list[str]]) -> Iterator[str]:
    p = match.round.position
    for seat, codes in wanted.items():
        found = sorted(p.deck.codes[card] for card in p.hands[int(seat)])
        if found != sorted(p.deck.codes[card] for card in p.deck.cards(codes)):
            yield f"seat {seat} holds {' '.join(found)} instead of {' '.join(codes)}"


_LEGAL = dict.fromkeys(("seat", "includes", "excludes"), lambda _: True)


def _legal(match: Match, wanted: Mapping[str, Any]) -> Iterator[str]:
    check_keys(wanted, _LEGAL)
    seat = wanted["seat"]
    legal = match.round.legal(seat)
    listed = {match.round.text(move) for move in legal}
    for text in wanted.get("includes", ()):
        if match.parse(f"{seat} {text}") not in legal or f"{seat} {text}" not in listed:
            yield f"{text} is missing"
    for text in wanted.get("excludes", ()):
        if match.parse(f"{seat} {text}") in legal or f"{seat} {text}" in listed:
            yield f"{text} is there"


_CHECKS: dict[str, Callable[[Match, Any], Any]] = {
    "turn": _equal(lambda match: match.round.turn),
    "color": _equal(_color),
    "direction": _equal(lambda match: match.round.position.direction),
    "top": _top,
    "side": _equal(lambda match: SIDES[match.round.position.side]),
    "power": _equal(lambda match: match.round.position.power),
    "pending": _partly(_pending),
    "hands": _hands,
    "sizes": _equal(lambda match: [len(hand) for hand in match.round.position.hands]),
    "declared": _equal(lambda match: sorted(match.round.position.declared)),
    "catchable": _equal(lambda match: sorted(match.round.position.open)),
    "legal": _legal,
    "out": _equal(lambda match: match.round.position.out),
    "eliminated": _equal(lambda m: [seat for seat, _ in m.round.position.eliminated]),
    "round": _partly(_round),
    "totals": _equal(lambda match: list(match.totals)),
    "match": _partly(_match),
    "draw_size": _equal(lambda match: len(match.round.position.draw)),
    "discard_size": _equal(lambda match: len(match.round.position.discard)),
}
