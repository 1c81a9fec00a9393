"""The worked examples as scenarios (`notation.md`), one file for each part of the manual."""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data
from typing import Any

from ..texts import _, mark

FILES = (
    "basics",
    "cards",
    "scoring",
    "winning",
    "dealing",
    "playing",
    "drawing",
    "penalties",
    "special",
    "uno",
    "games",
)

PLAYERS = (mark("Ada"), mark("Ben"), mark("Cleo"), mark("Dan"))


def player(name: str) -> str:
    """A player of the examples, as the current language writes the name."""
    return _(name)


def scenario(id: str) -> dict[str, Any]:
    """The scenario of an example. Raises KeyError."""
    return _all()[id]


def ids() -> tuple[str, ...]:
    """The ids of all examples."""
    return tuple(_all())


@cache
def _all() -> dict[str, dict[str, Any]]:
    return {one["name"]: one for name in FILES for one in _read(name)}


def _read(name: str) -> list[dict[str, Any]]:
    data = get_data(__package__ or "", f"data/{name}.json")
    if data is None:
        raise FileNotFoundError(name)
    found: list[dict[str, Any]] = json.loads(data)
    return found
