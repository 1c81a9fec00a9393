"""What the sections about a game with its own deck have in common."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from unoultimate.engine import PRESETS

from ... import catalogue
from ...texts import _
from ..blocks import paragraphs
from ..model import Block, Section
from ..settings import settings

if TYPE_CHECKING:
    from collections.abc import Iterable


def game(id: str, *sections: Section) -> tuple[Section, ...]:
    """What the game is about, then these sections, all with its cards."""
    fewest, most = PRESETS[id].seats
    players = _("For {fewest} to {most} players.", fewest=fewest, most=most)
    blocks: tuple[Block, ...] = (*paragraphs(catalogue.rule_set_about(id), players), *settings(id))
    about = Section(f"set-{id}", catalogue.rule_set_name(id), blocks, part=True)
    return tuple(replace(section, game=id) for section in (about, *sections))


def section(id: str, title: str, *blocks: Block | str) -> Section:
    """A section; plain texts are its paragraphs."""
    return Section(id, title, tuple(_blocks(blocks)))


def _blocks(blocks: Iterable[Block | str]) -> Iterable[Block]:
    for block in blocks:
        yield from paragraphs(block) if isinstance(block, str) else (block,)
