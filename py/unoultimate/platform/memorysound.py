"""The sound port in memory: remembers what it was told."""

from __future__ import annotations

from dataclasses import dataclass, field

from unoultimate.app.soundport import SoundStatus
from unoultimate.app.soundsettings import SoundSettings


@dataclass
class MemorySound:
    """`voices` are the languages the device speaks, `audio` the status it tells."""

    settings: SoundSettings | None = None
    cues: list[tuple[str, float]] = field(default_factory=list)
    calls: list[tuple[str, float]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    voices: tuple[str, ...] = ("en", "ja", "th")
    audio: str = "running"

    def apply(self, settings: SoundSettings) -> None:
        self.settings = settings

    def cue(self, name: str, delay: float = 0.0) -> None:
        self.cues.append((name, delay))

    def call(self, language: str, delay: float = 0.0) -> None:
        self.calls.append((language, delay))

    def say(self, language: str, text: str) -> None:
        if language in self.voices:
            self.said.append(text)

    def status(self, language: str) -> SoundStatus:
        return SoundStatus(self.audio, language in self.voices)
