"""Chapter: house rules, made from the option catalogue."""

from __future__ import annotations

from collections.abc import Iterator

from unoultimate.engine import GROUPS, OPTIONS, Option

from ... import catalogue
from ...texts import _
from ..blocks import paragraphs
from ..model import Block, Chapter, Choice, Choices, Example, Section
from ..settings import section_id
from ..stories import story


def chapter() -> Chapter:
    return Chapter("house-rules", _("House rules"), (_about(), *_sections()))


def _about() -> Section:
    blocks = paragraphs(
        _(
            "Every table has its own rules. All of these can be chosen before a game; rules that "
            "differ from the official ones carry a mark, and a rule that has no effect together "
            "with the others is grey and says why."
        ),
        _("At the table, the question mark shows the rules of the game being played."),
    )
    return Section("house-rules", _("Play it your way"), blocks)


def _sections() -> Iterator[Section]:
    for group in GROUPS:
        title, line = catalogue.group_title(group), catalogue.group_line(group)
        yield Section(f"group-{group}", title, paragraphs(line), part=True)
        yield from (_option(option) for option in OPTIONS if option.group == group)


def _option(option: Option) -> Section:
    notes = catalogue.option_notes(option.id)
    blocks: tuple[Block, ...] = (
        *paragraphs(catalogue.option_line(option.id)),
        _choices(option),
        *paragraphs(*notes),
        Example(option.id, story(option.id)),
    )
    return Section(section_id(option.id), catalogue.option_label(option.id), blocks)


def _choices(option: Option) -> Choices:
    choices = (
        Choice(
            catalogue.value_label(option.id, value),
            catalogue.value_text(option.id, value),
            value == option.default,
        )
        for value in option.values
    )
    return Choices(tuple(choices))
