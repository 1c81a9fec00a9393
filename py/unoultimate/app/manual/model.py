"""What the manual is made of. All texts are in the language of the moment they were made.

A text may name cards as `{R5}` or `{W+4}`: the view draws them in the sentence, with the faces of
the section's game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class ListBlock:
    items: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, with a caption under them; `side` is the one of cards with two."""

    codes: tuple[str, ...]
    caption: str = ""
    side: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first cell of a row is its heading."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option: its label, what it means, and whether it is the official one."""

    label: str
    text: str
    official: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """The values of an option, explained."""

    items: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """An option with its value in a rule set; `section` explains the option."""

    section: str
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Settings:
    """What a rule set changes in the official game."""

    items: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: `pictures.picture(id)` is played by the engine from the same data."""

    id: str
    story: str


Block = Paragraph | ListBlock | CardRow | Table | Choices | Settings | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of a chapter under a heading; `part` is True for the heading of a whole part.
    Its cards are those of `game`."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    part: bool = False
    game: str = "classic"


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    sections: tuple[Section, ...]
