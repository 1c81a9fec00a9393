"""Chapters: rule sets and editions, made from the presets."""

from __future__ import annotations

from unoultimate.engine import EDITIONS, RULE_SETS

from ... import catalogue
from ...texts import _
from ..blocks import paragraphs
from ..model import Block, Chapter, Section
from ..settings import settings


def rule_sets() -> Chapter:
    blocks = paragraphs(
        _(
            "Six sets of rules stand ready on the home screen. Change any rule of a set, and it "
            "becomes a custom set; one tap takes you back. Up to three sets of your own can be "
            "kept as favourites."
        )
    )
    about = Section("rule-sets", _("Six ways to play"), blocks)
    return Chapter("rule-sets", _("Rule sets"), (about, *map(_preset, RULE_SETS)))


def editions() -> Chapter:
    blocks = paragraphs(
        _(
            "Rule sheets differ from box to box. An edition follows one printed sheet, so look for "
            "its number on your box or on the front of the sheet. Where a sheet is silent, the "
            "official rules here apply."
        )
    )
    about = Section("editions", _("Which box do you have?"), blocks)
    return Chapter("editions", _("Editions"), (about, *map(_preset, EDITIONS)))


def _preset(id: str) -> Section:
    blocks: tuple[Block, ...] = (*paragraphs(catalogue.rule_set_about(id)), *settings(id))
    return Section(f"set-{id}", catalogue.rule_set_name(id), blocks)
