"""Sound: what is switched on, how loud it is, and what this device can't play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .flow import Flow, chosen
from .languages import language_name
from .texts import _, language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .core import Core
    from .settingsflow import SettingsFlow


class SoundFlow(Flow):
    """Actions `music` (on or off), `sound` (kind; value "on", "off" or a volume)."""

    def __init__(self, core: Core, kept: SettingsFlow) -> None:
        super().__init__(core)
        self._kept = kept
        self.actions = {"music": self._music, "sound": self._sound}

    def follow(self) -> None:
        """Let it sound as the settings say."""
        self.core.ports.sound.apply(self.core.state.settings.sound)
        self.look()

    def look(self) -> None:
        """Note what can't be played here; a device may find its voices late."""
        notes = tuple(self._notes())
        if notes != self.core.state.sound_notes:
            self.core.update(sound_notes=notes)

    def _notes(self) -> Iterator[str]:
        status = self.core.ports.sound.status(language())
        if status.audio == "none":
            yield _("This device can’t play sounds here.")
        if not status.voice:
            yield _("This device has no voice for {language}.", language=language_name(language()))

    def _music(self, args: Mapping[str, str]) -> None:
        del args
        self._kept.change_sound("music", "toggle")
        on = self.core.state.settings.sound.music.on
        self.core.ports.page.announce(_("Music on") if on else _("Music off"))

    def _sound(self, args: Mapping[str, str]) -> None:
        self._kept.change_sound(args.get("kind", ""), chosen(args, "value"))
