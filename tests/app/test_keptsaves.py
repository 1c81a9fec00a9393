"""Saves with rules that this version has not: kept, and the rule is named."""

import json

import pytest

from helpers.apps import App
from helpers.tables import new_match, run
from unoultimate.app.keptsaves import kept_text
from unoultimate.app.saves import Save, encode
from unoultimate.platform.memory import MemoryStorage
from unoultimate.table.referee import document_of


def save_with(**options: object) -> str:
    document = document_of(new_match("pc"))
    record, snapshot = json.loads(json.dumps([document.record, document.snapshot]))
    for part in (record, snapshot["record"]):
        part["rules"] |= options
    return encode(Save(record, snapshot, 1, "2026-01-02T03:04:05+00:00", {}))


@pytest.mark.parametrize(
    ("options", "named"), [({"gravity": "on"}, "gravity"), ({"stacking": "sideways"}, "Stacking")]
)
def test_the_rule_is_named_and_the_save_is_kept(options, named):
    async def work():
        text = save_with(**options)
        app = await App(MemoryStorage(slots=[text, None])).begin()
        assert app.state.home.waiting is None
        (kept,) = app.state.home.kept
        assert named in kept.text
        await app.act("export-kept", id=kept.id)
        assert list(app.page.downloads.values()) == [text]

    run(work)


def test_one_whose_rules_have_come_back_says_the_plain_fact():
    assert "rules" in kept_text("rules 2026", save_with())


def test_unknown_reasons_are_damage():
    assert kept_text("odd 2026", "") == kept_text("damaged 2026", "")
