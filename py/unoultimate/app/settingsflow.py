"""Settings: changed at once, kept in the background."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import settings, soundsettings, texts
from .flow import Flow, chosen
from .languages import chosen as chosen_language
from .languages import offered, speak
from .ports import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .core import Core
    from .state import SeatInfo, Settings

NAMES = ("theme", "motion", "language", "letter-keys")


class SettingsFlow(Flow):
    """Actions that change a setting for good."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self.changed: Callable[[str], None] = lambda _name: None
        self._saving = False
        self.actions = {name: self._choose(name) for name in NAMES}
        self.actions["sort"] = self._sort

    async def load(self) -> None:
        """Read what was chosen before; without storage everything has its default."""
        try:
            text = await self.core.ports.storage.load_settings()
        except StorageError:
            text = None
        self.core.update(settings=settings.decode(text))
        await self._speak()

    def change(self, name: str, value: str) -> None:
        """Change one setting and keep it."""
        now = settings.change(self.core.state.settings, name, value)
        if now == self.core.state.settings:
            return
        self._set(now)
        if name == "language":
            self.core.spawn(self._speak_then_tell())
        else:
            self.changed(name)

    def change_sound(self, kind: str, value: str) -> None:
        """Change a switch or a volume and keep it."""
        now = self.core.state.settings
        sound = soundsettings.change(now.sound, kind, value)
        if sound != now.sound:
            self._set(replace(now, sound=sound))
            self.changed("sound")

    def remember_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        self._set(replace(self.core.state.settings, seats=seats))

    def tell_offline(self) -> bool:
        """Whether *ready offline* is news; from now on it is not."""
        news = not self.core.state.settings.offline_told
        if news:
            self._set(replace(self.core.state.settings, offline_told=True))
        return news

    def dress(self) -> None:
        """Tell the page what concerns all of it."""
        now = self.core.state.settings
        self.core.ports.page.dress(now.theme, now.motion, texts.language())

    async def _speak_then_tell(self) -> None:
        await self._speak()
        if chosen_language(self.core.ports.world, self.core.state.settings.language) != (
            spoken := texts.language()
        ):
            self._set(settings.change(self.core.state.settings, "language", spoken))
        self.changed("language")

    async def _speak(self) -> None:
        """Speak the language chosen, or the browser's."""
        world = self.core.ports.world
        await speak(world, chosen_language(world, self.core.state.settings.language))
        self.core.update(language=texts.language(), languages=offered(world))
        self.dress()

    def _set(self, now: Settings) -> None:
        self.core.update(settings=now)
        self.dress()
        if not self._saving:
            self._saving = True
            self.core.tasks.spawn(self._save())

    async def _save(self) -> None:
        """Keep the settings, and once more when they changed meanwhile."""
        text = ""
        try:
            while text != (now := settings.encode(self.core.state.settings)):
                text = now
                await self.core.ports.storage.save_settings(text)
        except StorageError:
            pass  # the table's own notice tells that nothing can be stored
        finally:
            self._saving = False

    def _choose(self, name: str) -> Callable[[Mapping[str, str]], None]:
        return lambda args: self.change(name.replace("-", "_"), chosen(args, "value", "by"))

    def _sort(self, args: Mapping[str, str]) -> None:
        """Sort by what is asked for; without it, by the other one."""
        other = "number" if self.core.state.settings.sort == "color" else "color"
        self.change("sort", chosen(args, "by", "value") or other)
