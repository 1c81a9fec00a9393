"""Search in the manual: all words, anywhere in a section, titles first.

Words are compared without case and width, as parts of the text, so that languages written without
spaces are searched the same way; signs that only guide where a line ends are passed over.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from .. import texts
from .blocks import words
from .book import chapters
from .inline import plain
from .model import Chapter, Section

LONGEST_QUERY = 80
AROUND = 60
UNSEEN = "\u200b\u2060"
SENTENCE_ENDS = tuple(".!?:。！？")


@dataclass(frozen=True, slots=True)
class Hit:
    """A section found: where it is, and a piece of its text around the first word."""

    chapter: str
    section: str
    chapter_title: str
    title: str
    snippet: str


@dataclass(frozen=True, slots=True)
class _Entry:
    chapter: str
    section: str
    chapter_title: str
    title: str
    body: str
    title_folded: str
    body_folded: str


def search(query: str) -> tuple[Hit, ...]:
    """The sections with all words of the query; those with them in the title first."""
    wanted = _fold(query[:LONGEST_QUERY])[0].split()
    if not wanted:
        return ()
    ranked = ((_rank(entry, wanted), entry) for entry in _entries(texts.language()))
    found = sorted((pair for pair in ranked if pair[0]), key=lambda pair: -pair[0])
    return tuple(_hit(entry, wanted) for _rank, entry in found)


def _rank(entry: _Entry, wanted: list[str]) -> int:
    """3: the title has all words; 2: some; 1: only the text has them; 0: not all are there."""
    in_title = [word in entry.title_folded for word in wanted]
    if not all(word in entry.title_folded or word in entry.body_folded for word in wanted):
        return 0
    return 3 if all(in_title) else 2 if any(in_title) else 1


def _hit(entry: _Entry, wanted: list[str]) -> Hit:
    snippet = _snippet(entry.body, wanted)
    return Hit(entry.chapter, entry.section, entry.chapter_title, entry.title, snippet)


def _snippet(body: str, wanted: list[str]) -> str:
    """The text around the first word that is in it, cut at spaces where there are any."""
    folded, places = _fold(body)
    found = [folded.find(word) for word in wanted]
    first = min((place for place in found if place >= 0), default=0)
    middle = places[first] if places else 0
    start, end = max(0, middle - AROUND), min(len(body), middle + 2 * AROUND)
    start = start and _after_space(body, start, middle)
    cut = body[start:end] if end == len(body) else _before_space(body[start:end])
    return ("… " if start else "") + cut.strip() + ("" if end == len(body) else " …")


def _after_space(text: str, start: int, end: int) -> int:
    space = text.find(" ", start, end)
    return start if space < 0 else space + 1


def _before_space(text: str) -> str:
    space = text.rfind(" ", AROUND)
    return text if space < 0 else text[:space]


def _fold(text: str) -> tuple[str, list[int]]:
    """The text as it is compared, and for each of its characters the place it comes from."""
    folded, places = [], []
    for place, char in enumerate(text):
        if char in UNSEEN:
            continue
        for one in unicodedata.normalize("NFKC", char).casefold():
            folded.append(one)
            places.append(place)
    return "".join(folded), places


@lru_cache(maxsize=4)
def _entries(language: str) -> tuple[_Entry, ...]:
    del language
    return tuple(_entry(chapter, section) for chapter in chapters() for section in chapter.sections)


def _entry(chapter: Chapter, section: Section) -> _Entry:
    body = _body(section)
    folded = _fold(section.title)[0], _fold(body)[0]
    return _Entry(chapter.id, section.id, chapter.title, section.title, body, *folded)


def _body(section: Section) -> str:
    found = (plain(text, section.game) for block in section.blocks for text in words(block))
    return " ".join(map(_closed, filter(None, found))).removesuffix(" ·")


def _closed(text: str) -> str:
    """A text set apart from the next one, where it is no sentence of its own."""
    return text if text.endswith(SENTENCE_ENDS) else f"{text} ·"
