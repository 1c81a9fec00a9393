"""How the words for an option are kept: marked for translation, translated where they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Value = str | int


class ValueText(NamedTuple):
    """A value of an option: its label, and what it means in a sentence or two."""

    label: str
    text: str


@dataclass(frozen=True)
class OptionText:
    """An option: its label, one line, the words for its values, and notes for the manual.

    `values` names single values; all others are numbers that `count` puts into words.
    A text may name cards as `{R5}`; the manual draws them.
    """

    label: str
    line: str
    values: Mapping[Value, ValueText] = field(default_factory=dict)
    count: Callable[[int], str] | None = None
    notes: tuple[str, ...] = ()
