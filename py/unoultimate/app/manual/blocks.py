"""Short ways to write blocks, and the words in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from .model import Block, CardRow, Choices, Example, ListBlock, Paragraph, Settings, Table


def paragraphs(*texts: str) -> tuple[Paragraph, ...]:
    """One paragraph for each text."""
    return tuple(map(Paragraph, texts))


def bullets(*items: str) -> ListBlock:
    return ListBlock(items)


def steps(*items: str) -> ListBlock:
    return ListBlock(items, ordered=True)


def words(block: Block) -> Iterator[str]:
    """Every text of a block, in reading order; cards still as `{R5}`."""
    match block:
        case Paragraph(text) | CardRow(_, text, _) | Example(_, text):
            yield text
        case ListBlock(items):
            yield from items
        case Table():
            yield from chain((block.caption,), block.head, *block.rows)
        case Choices(choices):
            yield from (_pair(choice.label, choice.text) for choice in choices)
        case Settings(settings):
            yield from (_pair(setting.label, setting.value) for setting in settings)


def _pair(label: str, text: str) -> str:
    return f"{label}: {text}" if text else label
