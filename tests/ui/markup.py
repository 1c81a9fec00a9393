"""Reading markup in tests: every element with its attributes and its own text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input"}


@dataclass
class Element:
    """An element; `text` is that of everything inside."""

    tag: str
    attrs: dict[str, str | None]
    text: str = ""
    path: tuple[str, ...] = field(default=())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[Element] = []
        self.found: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs), path=tuple(e.tag for e in self.open))
        self.found.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def elements(html: str, tag: str = "", **attrs: str) -> list[Element]:
    """The elements of that tag with these attributes (`data_action`), in their order."""
    reader = _Reader()
    reader.feed(html)
    assert not reader.open
    wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
    return [
        element
        for element in reader.found
        if (not tag or element.tag == tag)
        and all(element.attrs.get(name) == value for name, value in wanted.items())
    ]


def assert_whole(text: str) -> None:
    """Ids stand once, no placeholder is left in the words, and every button has a name."""
    ids = re.findall(r'\sid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert "{" not in re.sub(r"<[^>]*>", "", text)
    for button in re.findall(r"<button[^>]*></button>", text):
        assert "aria-label=" in button
