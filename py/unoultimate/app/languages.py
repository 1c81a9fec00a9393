"""Which language is spoken: the player's, else the browser's, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import texts

if TYPE_CHECKING:
    from .ports import World

ENGLISH = "en"
NAMES = {"en": "English", "ja": "日本語", "th": "ไทย"}


def offered(world: World) -> tuple[str, ...]:
    """The languages that can be chosen; English is in the sources."""
    return (ENGLISH, *(code for code in world.languages if code != ENGLISH))


def chosen(world: World, wanted: str) -> str:
    """The language wanted if it is offered, else the first of the browser's that is."""
    candidates = (wanted, *(code.split("-")[0].lower() for code in world.preferred))
    return next((code for code in candidates if code in offered(world)), ENGLISH)


async def speak(world: World, code: str) -> None:
    """From now on texts are in this language. One that can't be had changes nothing."""
    if code == texts.language():
        return
    catalogue = None if code == ENGLISH else await world.catalogue(code)
    if catalogue is None and code != ENGLISH:
        return
    try:
        texts.set_language(code, catalogue)
    except texts.CatalogueError:
        return


def language_name(code: str) -> str:
    """What a language calls itself."""
    return NAMES.get(code, code)
