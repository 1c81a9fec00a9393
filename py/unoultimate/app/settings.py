"""The player's settings as text, and back with everything checked."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from typing import Any

from . import soundsettings
from .names import clean
from .seaticons import valid_icon
from .state import MOTIONS, SORTS, SPEEDS, THEMES, SeatInfo, Settings

SCHEMA = 1
LANGUAGE = re.compile(r"[a-z]{2,3}")
LEVELS = ("easy", "medium", "hard")
CHOICES = {"theme": THEMES, "sort": SORTS, "speed": SPEEDS, "motion": MOTIONS}
MAX_SEATS = 10


def encode(settings: Settings) -> str:
    """The settings as text."""
    return json.dumps({"schema": SCHEMA, **asdict(settings)}, ensure_ascii=False)


def decode(text: str | None) -> Settings:
    """The inverse. Whatever can't be used gets its default; never raises."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        found = {}
    return _read(found) if isinstance(found, dict) else Settings()


def change(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one of the choices changed; unchanged when the value is none."""
    if name == "letter_keys":
        return replace(settings, letter_keys=value == "on")
    if name == "language" and LANGUAGE.fullmatch(value):
        return replace(settings, language=value)
    if value in CHOICES.get(name, ()):
        chosen: dict[str, Any] = {name: value}
        return replace(settings, **chosen)
    return settings


def seat(name: Any, kind: Any, level: Any, icon: Any = "") -> SeatInfo:
    """A seat with a clean name, a kind and a level that exist."""
    return SeatInfo(
        name=clean(name) if isinstance(name, str) else "",
        kind="computer" if kind == "computer" else "person",
        level=level if level in LEVELS else "medium",
        icon=valid_icon(icon),
    )


def _read(found: dict[str, Any]) -> Settings:
    settings = Settings(
        letter_keys=found.get("letter_keys") is not False,
        offline_told=found.get("offline_told") is True,
        sound=soundsettings.read(found.get("sound")),
    )
    for name in (*CHOICES, "language"):
        value = found.get(name)
        if isinstance(value, str):
            settings = change(settings, name, value)
    return replace(settings, seats=_seats(found.get("seats")))


def _seats(found: Any) -> tuple[SeatInfo, ...]:
    if not isinstance(found, list):
        return ()
    seats = [
        seat(one.get("name"), one.get("kind"), one.get("level"), one.get("icon"))
        for one in found
        if isinstance(one, dict)
    ]
    return tuple(seats[:MAX_SEATS])
