"""Sound: the settings, cues and calls handed to `web/js/sound/sound.mjs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import Object
from pyodide.ffi import to_js

from unoultimate.app.soundport import SoundStatus
from unoultimate.app.soundsettings import FULL, KINDS

if TYPE_CHECKING:
    from unoultimate.app.soundsettings import Channel, SoundSettings


class BrowserSound:
    """The sound port. The module's functions never throw; their promises are not waited for."""

    def __init__(self, sound: Any) -> None:
        self._sound = sound

    def apply(self, settings: SoundSettings) -> None:
        given = {kind: _channel(getattr(settings, kind)) for kind in KINDS}
        self._sound.start(to_js(given, dict_converter=Object.fromEntries))

    def cue(self, name: str, delay: float = 0.0) -> None:
        self._sound.cue(name, delay)

    def call(self, language: str, delay: float = 0.0) -> None:
        self._sound.call(language, delay)

    def say(self, language: str, text: str) -> None:
        self._sound.say(language, text)

    def status(self, language: str) -> SoundStatus:
        found = self._sound.status(language)
        return SoundStatus(str(found.audio), bool(found.voice))


def _channel(channel: Channel) -> dict[str, Any]:
    return {"on": channel.on, "volume": channel.volume / FULL}
