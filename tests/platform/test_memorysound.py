"""The recording sound port."""

from __future__ import annotations

from unoultimate.app.soundport import SoundPort, SoundStatus
from unoultimate.app.soundsettings import SoundSettings
from unoultimate.platform.memorysound import MemorySound


def test_it_remembers_what_it_was_told() -> None:
    memory = MemorySound(voices=("th",), audio="none")
    port: SoundPort = memory
    port.apply(SoundSettings())
    port.cue("card")
    port.cue("uno", 0.5)
    port.call("th", 0.5)
    assert memory.settings == SoundSettings()
    assert memory.cues == [("card", 0.0), ("uno", 0.5)]
    assert memory.calls == [("th", 0.5)]
    assert port.status("th") == SoundStatus("none", True)
    assert port.status("en") == SoundStatus("none", False)
