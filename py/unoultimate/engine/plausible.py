"""Whether a position read from a document can be one: every part of the right form and range."""

from collections.abc import Callable
from typing import Any

from .cards import COLORS
from .position import COLOR, DRAWN, OVER, PENALTY, PLAY, Pending, Position

_PHASES = (PLAY, DRAWN, PENALTY, COLOR, OVER)


def faults(p: Position) -> list[str]:
    """The names of the parts that no position has."""
    return [name for name, sound in _PARTS.items() if not sound(p, getattr(p, name))]


def _is_number(value: Any, least: int, below: int) -> bool:
    return type(value) is int and least <= value < below


def _is_seat(p: Position, value: Any) -> bool:
    return _is_number(value, 0, len(p.hands))


def _are_seats(p: Position, values: Any) -> bool:
    if not isinstance(values, (list, tuple, set, frozenset)):
        return False
    listed = list(values)
    return all(_is_seat(p, value) for value in listed) and len(set(listed)) == len(listed)


def _is_flag(_p: Position, value: Any) -> bool:
    return type(value) is bool


def _is_direction(_p: Position, value: Any) -> bool:
    return type(value) is int and value in (1, -1)


def _is_count(_p: Position, value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_color(_p: Position, value: Any) -> bool:
    return value is None or _is_number(value, 0, len(COLORS))


def _is_pending(p: Position, value: Pending | None) -> bool:
    if value is None:
        return True
    kinds = {symbol for side in p.deck.sides for symbol in side.symbols}
    counted = value.amount is None or _is_count(p, value.amount)
    flags = _is_flag(p, value.bluff) and _is_flag(p, value.aimed)
    return counted and value.kind in kinds and _is_seat(p, value.by) and flags


def _is_power(p: Position, value: Any) -> bool:
    cards = len(p.hands) if p.deck.flex else 0
    return type(value) is list and len(value) == cards and all(_is_flag(p, one) for one in value)


def _are_eliminated(p: Position, value: list[tuple[Any, Any]]) -> bool:
    return _are_seats(p, [seat for seat, _ in value]) and all(_is_count(p, n) for _, n in value)


def _is_outcome(p: Position, value: Any) -> bool:
    if value is None:
        return True
    seats = len(p.hands)
    counted = len(value.points) == seats and all(_is_count(p, points) for points in value.points)
    return counted and _are_seats(p, value.ranking) and value.winner == value.ranking[0]


_PARTS: dict[str, Callable[[Position, Any], bool]] = {
    "hands": lambda _p, hands: 2 <= len(hands) <= 10,
    "discard": lambda _p, discard: bool(discard),
    "seed": lambda _p, seed: type(seed) is str,
    "phase": lambda _p, phase: phase in _PHASES,
    **dict.fromkeys(("acted", "begun", "partial", "no_jump"), _is_flag),
    **dict.fromkeys(("active", "declared", "open", "out", "persons"), _are_seats),
    **dict.fromkeys(("dealer", "turn"), _is_seat),
    **dict.fromkeys(("direction", "undo"), _is_direction),
    **dict.fromkeys(("idle", "shuffles"), _is_count),
    "color": _is_color,
    "side": lambda p, side: _is_number(side, 0, len(p.deck.sides)),
    "power": _is_power,
    "eliminated": _are_eliminated,
    "outcome": _is_outcome,
    "pending": _is_pending,
}
