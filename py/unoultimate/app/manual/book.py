"""The whole manual: its chapters in order, and where a section is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .. import texts
from .chapters import about, basics, cards, games, house, scoring, sets, using
from .model import Chapter
from .settings import section_id

_MAKERS: tuple[Callable[[], Chapter], ...] = (
    basics.chapter,
    cards.chapter,
    scoring.chapter,
    house.chapter,
    sets.rule_sets,
    sets.editions,
    games.chapter,
    using.chapter,
    about.chapter,
)

__all__ = ["FIRST", "chapter", "chapter_of", "chapters", "section_id"]

FIRST = "basics"


def chapters() -> tuple[Chapter, ...]:
    """All chapters in the current language."""
    return _chapters(texts.language())


def chapter(id: str) -> Chapter:
    """A chapter by its id; the first one for an id that is none."""
    found = (one for one in chapters() if one.id == id)
    return next(found, chapters()[0])


def chapter_of(section: str) -> str:
    """The id of the chapter with this section, or ""."""
    for one in chapters():
        if any(part.id == section for part in one.sections):
            return one.id
    return ""


@lru_cache(maxsize=4)
def _chapters(language: str) -> tuple[Chapter, ...]:
    del language
    return tuple(make() for make in _MAKERS)
