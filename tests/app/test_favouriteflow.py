"""Favourites by taps: saved, renamed, replaced, deleted, kept on the device."""

import json

import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.favourites import decode
from unoultimate.platform.memory import MemoryStorage


async def at_setup(app: App, base: str = "party", **options: str) -> App:
    await app.act("home")
    if app.state.home.selected != base:
        await app.act("preset", id=base)
    await app.act("next")
    for id, value in options.items():
        await app.act("option", id=id, value=value)
    return app


async def save(app: App, name: str) -> None:
    await app.act("favourite-new")
    await app.act("favourite-name", value=name)
    await app.act("favourite-add")


async def with_favourites(*names: str, storage: MemoryStorage | None = None) -> App:
    app = await App(storage).begin()
    for name in names:
        await at_setup(app, jump_in="off")
        await save(app, name)
    return app


def names(app: App) -> list[str]:
    return [card.name for card in app.state.home.favourites]


def test_saved_and_still_there_after_a_reload():
    async def work():
        app = await with_favourites("Loud")
        assert app.state.dialogs == ()
        assert app.state.setup.rule_set == "Loud"
        again = await App(app.storage).begin()
        assert names(again) == ["Loud"]
        await again.act("favourite", i="0")
        assert again.state.home.selected == "favourite-0"
        await again.act("favourite", i="0")
        assert again.state.setup.rules.jump_in == "off"
        assert (again.state.setup.rule_set, again.state.setup.way_back) == ("Loud", "")
        await again.act("option", id="jump_in", value="on")
        assert again.state.setup.rule_set == "Custom (based on Loud)"
        await again.act("way-back")
        assert again.state.setup.rules.jump_in == "off"

    run(work)


@pytest.mark.parametrize(("name", "told"), [("  ", "name first"), ("LOUD", "already")])
def test_a_name_that_does_not_do_is_told_in_the_dialog(name, told):
    async def work():
        app = await with_favourites("Loud")
        await save(app, name)
        assert told in app.state.dialogs[-1].text
        assert names(app) == ["Loud"]
        await app.act("favourite-name", value="Other")
        assert app.state.dialogs[-1].text == ""

    run(work)


def test_the_fourth_replaces_one():
    async def work():
        app = await with_favourites("One", "Two", "Three")
        await at_setup(app, "survival")
        await save(app, "Four")
        assert "three favourites" in app.state.dialogs[-1].text
        await app.act("favourite-replace", i="1")
        assert names(app) == ["One", "Two", "Three"]
        kept = decode(app.storage.favourites).items
        assert [one.rules.base for one in kept] == ["party", "survival", "party"]
        assert app.state.setup.rule_set == "Two"

    run(work)


def test_renamed_and_deleted():
    async def work():
        app = await with_favourites("One", "Two")
        await app.act("home")
        await app.act("favourite", i="1")
        await app.act("favourite-edit", i="1")
        await app.act("favourite-name", value="New")
        await app.act("favourite-rename")
        assert names(app) == ["One", "New"]
        await app.act("favourite-edit", i="1")
        await app.act("favourite-delete", i="1")
        assert names(app) == ["One", "New"]
        await app.act("confirm")
        assert names(app) == ["One"]
        assert app.state.home.selected == "official"
        assert [one.name for one in decode(app.storage.favourites).items] == ["One"]

    run(work)


def test_one_of_another_version_stays_and_says_why():
    async def work():
        document = {"name": "Old", "rules": {"base": "party", "gravity": "on"}}
        text = json.dumps({"schema": 1, "favourites": [document]})
        app = await App(MemoryStorage(favourites=text)).begin()
        assert "gravity" in app.state.home.favourites[0].problem
        await app.act("favourite", i="0")
        assert "gravity" in app.notices["hint"]
        assert app.state.home.selected == "official"
        await at_setup(app)
        await save(app, "Mine")
        assert json.loads(app.storage.favourites)["favourites"][0] == document

    run(work)


def test_a_list_that_is_none_is_kept_aside_and_can_be_exported():
    async def work():
        app = await App(MemoryStorage(favourites="nonsense")).begin()
        (aside,) = app.state.home.kept
        await app.act("export-kept", id=aside.id)
        assert list(app.page.downloads.values()) == ["nonsense"]
        await at_setup(app)
        await save(app, "Mine")
        assert "nonsense" in json.loads(app.storage.favourites)["aside"]

    run(work)


def test_what_can_not_be_stored_is_told_and_not_pretended():
    async def work():
        app = await at_setup(await App().begin())
        app.storage.fail = "full"
        await save(app, "Mine")
        assert "full" in app.state.dialogs[-1].text
        assert names(app) == []
        app.storage.fail = ""
        await app.act("favourite-add")
        assert names(app) == ["Mine"]

    run(work)


def test_favourites_that_could_not_be_read_are_not_written_over():
    async def work():
        storage = (await with_favourites("Loud")).storage
        storage.unreadable = "failed"
        app = await at_setup(await App(storage).begin())
        await app.act("favourite-new")
        assert app.state.dialogs == ()
        assert app.notices["favourites"]
        storage.unreadable = ""
        await save(app, "Mine")
        assert names(app) == ["Loud", "Mine"]

    run(work)


def test_two_quick_taps_save_once():
    async def work():
        app = await at_setup(await App().begin())
        await app.act("favourite-new")
        app.controller.act("favourite-add", {})
        await app.act("favourite-add")
        assert names(app) == ["My Party"]
        assert app.notices == {}

    run(work)


def test_enter_saves_what_is_typed():
    async def work():
        app = await at_setup(await App().begin())
        await app.act("favourite-new")
        assert await app.key("Enter", "favourite-name", typing=True)
        assert names(app) == ["My Party"]
        await app.act("home")
        await app.act("favourite-edit", i="0")
        await app.act("favourite-name", value="Ours")
        assert not await app.key("Enter", "name-0", typing=True)
        assert await app.key("Enter", "favourite-name", typing=True)
        assert names(app) == ["Ours"]

    run(work)
