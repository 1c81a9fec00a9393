"""What the manual shows: which chapter and section, or what was searched and found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .book import FIRST, chapter, chapter_of
from .search import LONGEST_QUERY, Hit, search


@dataclass(frozen=True, slots=True)
class ManualState:
    """The open manual. `section` is where it was opened, or "" for the top of the chapter;
    with a `query`, `results` are shown instead of the chapter."""

    chapter: str = FIRST
    section: str = ""
    query: str = ""
    results: tuple[Hit, ...] = ()


def opened(section: str = "") -> ManualState:
    """The manual at a section; at its beginning for none or one that is not there."""
    found = chapter_of(section)
    return ManualState(found, section) if found else ManualState()


def turned(state: ManualState, id: str) -> ManualState:
    """At the top of another chapter."""
    return replace(state, chapter=chapter(id).id, section="", query="", results=())


def searched(state: ManualState, query: str) -> ManualState:
    """With what was found; an empty query goes back to the chapter."""
    query = query[:LONGEST_QUERY]
    return replace(state, query=query, results=search(query))


def refreshed(state: ManualState) -> ManualState:
    """The same place, searched again: after the language has changed."""
    return searched(state, state.query)


def focus_id(state: ManualState) -> str:
    """The id of the element to go to once this is drawn."""
    return f"manual-{state.section}" if state.section else "manual-title"
