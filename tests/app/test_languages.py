"""The language changes at any moment, in the middle of a game too."""

import pytest

from helpers.apps import App
from helpers.catalogues import compiled
from helpers.tables import run
from unoultimate.app import texts
from unoultimate.platform.memory import MemoryWorld

GERMAN = compiled(
    {
        "Official": "Offiziell",
        "Your turn.": "Du bist dran.",
        "The first card is {cards}.": "Die erste Karte ist {cards}.",
    }
)


@pytest.fixture(autouse=True)
def english():
    yield
    texts.set_language("en")


def world(**fields) -> MemoryWorld:
    return MemoryWorld(catalogues={"de": GERMAN, "xx": b"nonsense"}, **fields)


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ((), "en"),
        (("de-AT", "en"), "de"),
        (("fr", "DE"), "de"),
        (("fr",), "en"),
        (("en", "de"), "en"),
    ],
)
def test_the_browsers_language_is_the_default(preferred, language):
    async def work():
        app = await App(world=world(preferred=preferred)).begin()
        assert app.state.language == language
        assert app.page.dressed["language"] == language
        assert app.state.languages == ("en", "de", "xx")

    run(work)


def test_a_change_in_the_middle_of_a_game_changes_the_log_too():
    async def work():
        app = await App(world=world()).begin()
        await app.new_game("pcc")
        assert app.table.log[-2].text.startswith("The first card")
        await app.act("language", value="de")
        assert app.table.log[-2].text.startswith("Die erste Karte")
        assert app.table.rule_set == "Offiziell"
        await app.act("home")
        assert app.state.home.presets[0].name == "Offiziell"
        await app.act("next")
        await app.act("language", value="en")
        assert app.state.setup.rule_set == "Official"
        again = await App(app.storage, world=world(preferred=("de",))).begin()
        assert again.state.language == "en"

    run(work)


def test_a_missing_voice_is_told_of_the_language_spoken_now():
    async def work():
        app = App(world=world())
        app.sound.voices = ("de",)
        await app.begin()
        await app.act("menu")
        (note,) = app.state.sound_notes
        assert "English" in note
        await app.act("language", value="de")
        assert app.state.sound_notes == ()
        await app.act("language", value="en")
        assert app.state.sound_notes == (note,)

    run(work)


@pytest.mark.parametrize("code", ["fr", "xx", "<b>", ""])
def test_a_language_that_can_not_be_had_changes_nothing(code):
    async def work():
        app = await App(world=world()).begin()
        await app.act("language", value=code)
        assert app.state.language == "en"
        assert not app.page.problems

    run(work)


def test_a_language_that_cannot_be_had_is_not_shown_as_chosen_and_can_be_chosen_again():
    async def work():
        app = await App(world=world()).begin()
        catalogue = app.world.catalogues.pop("de")
        app.world.catalogues["de"] = None
        await app.act("language", value="de")
        assert app.state.settings.language == "en"
        assert app.state.language == "en"
        app.world.catalogues["de"] = catalogue
        await app.act("language", value="de")
        assert app.state.language == "de"

    run(work)
