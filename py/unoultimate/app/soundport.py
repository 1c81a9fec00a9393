"""What the application needs to be heard; `platform` makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from .soundsettings import SoundSettings


class SoundStatus(NamedTuple):
    """audio: "waiting" (for the first tap, or switched off), "running" or "none" (the device has
    none); voice: whether the device has a voice for the language asked about."""

    audio: str
    voice: bool


class SoundPort(Protocol):
    """Sound never fails: what the device can't play is left out, and `status` tells so.

    Nothing is heard before the first tap and while the page is hidden.
    """

    def apply(self, settings: SoundSettings) -> None:
        """Begin with these settings, or change to them."""

    def cue(self, name: str, delay: float = 0.0) -> None:
        """Play an effect (a name of `sounds.CUES`), so many seconds from now."""

    def call(self, language: str, delay: float = 0.0) -> None:
        """Say "UNO!" in this language ("en", "ja", "th"), so many seconds from now."""

    def say(self, language: str, text: str) -> None:
        """Read this text in its language with the device's own voice."""

    def status(self, language: str) -> SoundStatus: ...
