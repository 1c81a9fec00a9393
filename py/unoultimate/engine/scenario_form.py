"""The form of a scenario: known keys only, each with a value it may have (`notation.md`)."""

from collections.abc import Callable, Mapping
from typing import Any

from .errors import NotationError

Test = Callable[[Any], bool]


def check_scenario(scenario: Mapping[str, Any]) -> None:
    """Raise NotationError `unknown_key` or `bad_scenario`, naming key and value."""
    check_keys(scenario, SCENARIO)
    if scenario.get("pending") is not None:
        check_keys(scenario["pending"], _PENDING)


def check_step(step: Any) -> None:
    """Raise NotationError unless this is a step: a move, or one to be refused."""
    if not isinstance(step, Mapping) or len({"move", "refused"} & set(step)) != 1:
        raise NotationError("bad_step", step=step)
    check_keys(step, _STEP)


def check_keys(values: Mapping[str, Any], form: Mapping[str, Test]) -> None:
    """Raise NotationError for a key that the form hasn't, or a value it does not allow."""
    unknown = sorted(str(key) for key in set(values) - set(form))
    if unknown:
        raise NotationError("unknown_key", key=", ".join(unknown))
    for key, value in values.items():
        if not form[key](value):
            raise NotationError("bad_scenario", key=key, value=value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_whole(value: Any) -> bool:
    return type(value) is int


def _is_flag(value: Any) -> bool:
    return type(value) is bool


def _is_map(value: Any) -> bool:
    return isinstance(value, Mapping)


def _list_of(test: Test) -> Test:
    return lambda value: isinstance(value, list) and all(map(test, value))


def _or(*tests: Test) -> Test:
    return lambda value: any(test(value) for test in tests)


def _one_of(*allowed: Any) -> Test:
    return lambda value: _is_whole(value) == _is_whole(allowed[0]) and value in allowed


def _is_none(value: Any) -> bool:
    return value is None


_numbers, _texts = _list_of(_is_whole), _list_of(_is_text)

SCENARIO: dict[str, Test] = {
    **dict.fromkeys(("name", "source"), _is_text),
    "rules": _is_map,
    "players": _or(_is_whole, _texts),
    **dict.fromkeys(("dealer", "turn", "rounds_played"), _is_whole),
    "direction": _one_of(1, -1),
    "hands": _list_of(_texts),
    **dict.fromkeys(("discard", "draw"), _texts),
    "color": _or(_is_none, _is_text),
    "pending": _or(_is_none, _is_map),
    **dict.fromkeys(("declared", "totals", "rounds_won"), _numbers),
    "side": _one_of("light", "dark"),
    "power": _list_of(_is_flag),
    "draw_exact": _is_flag,
    "seed": _or(_is_whole, _is_text),
    "steps": _list_of(_or(_is_text, _is_map)),
    "expect": _is_map,
}
_PENDING: dict[str, Test] = {
    "amount": _or(_is_none, _is_whole),
    "kind": _is_text,
    "by": _is_whole,
}
_STEP: dict[str, Test] = {"move": _is_text, "refused": _is_text, "expect": _is_map}
