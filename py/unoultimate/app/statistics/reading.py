"""Values of a JSON document, each checked; whatever is not as it must be raises ValueError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from ..names import clean

if TYPE_CHECKING:
    from collections.abc import Callable

Value = TypeVar("Value")


class WrongValue(ValueError):
    """A value that a document of ours never holds."""


MOST = 10**9
LONGEST = 240  # a name and what a key has before it


def whole(value: Any, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise WrongValue(value)
    return value


def truth(value: Any) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise WrongValue(value)
    return value


def text(value: Any) -> str:
    """A text of ours, short and without surrogates."""
    if type(value) is not str or len(value) > LONGEST:
        raise WrongValue(value)
    if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
        raise WrongValue(value)
    return value


def name(value: Any) -> str:
    """A name that somebody typed, cleaned."""
    return clean(text(value))


def one_of(*allowed: str) -> Callable[[Any], str]:
    """A reader of one of these texts."""

    def read(value: Any) -> str:
        if value not in allowed:
            raise WrongValue(value)
        return str(value)

    return read


def items(value: Any, read: Callable[[Any], Value]) -> tuple[Value, ...]:
    """A list, each item read."""
    if type(value) is not list:
        raise WrongValue(value)
    return tuple(read(item) for item in value)


def mapping(value: Any, read: Callable[[Any], Value]) -> dict[str, Value]:
    """An object, each value read."""
    if type(value) is not dict:
        raise WrongValue(value)
    return {text(key): read(item) for key, item in value.items()}
