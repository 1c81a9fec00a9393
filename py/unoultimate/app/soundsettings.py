"""Music, effects and voice: each a switch and a volume."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

KINDS = ("music", "effects", "voice")
SILENT, FULL = 0, 100


@dataclass(frozen=True, slots=True)
class Channel:
    """One kind of sound: whether it is on, and its volume from 0 to 100."""

    on: bool = True
    volume: int = 80


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """What the player chose to hear."""

    music: Channel = field(default_factory=lambda: Channel(on=False, volume=60))
    effects: Channel = field(default_factory=Channel)
    voice: Channel = field(default_factory=lambda: Channel(volume=100))

    @property
    def speaks(self) -> bool:
        """Whether "UNO!" is spoken: with the effects off the voice is silent too."""
        return self.effects.on and self.voice.on


def change(settings: SoundSettings, kind: str, value: str) -> SoundSettings:
    """A switch set ("on", "off", "toggle") or a volume ("0" to "100"); else unchanged."""
    if kind not in KINDS:
        return settings
    channel: Channel = getattr(settings, kind)
    if value == "toggle":
        value = "off" if channel.on else "on"
    if value in ("on", "off"):
        return replace(settings, **{kind: replace(channel, on=value == "on")})
    if value.isascii() and value.isdigit():
        return replace(settings, **{kind: replace(channel, volume=min(FULL, int(value[:4])))})
    return settings


def read(found: Any) -> SoundSettings:
    """The settings from what was kept; whatever can't be used gets its default."""
    default = SoundSettings()
    if not isinstance(found, dict):
        return default
    channels = {kind: _channel(found.get(kind), getattr(default, kind)) for kind in KINDS}
    return SoundSettings(**channels)


def _channel(found: Any, default: Channel) -> Channel:
    if not isinstance(found, dict):
        return default
    on, volume = found.get("on"), found.get("volume")
    if type(volume) is not int or not SILENT <= volume <= FULL:
        volume = default.volume
    return Channel(on if isinstance(on, bool) else default.on, volume)
