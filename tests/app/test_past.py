"""Statistics in the running application: counted, kept, taken in and out."""

import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.statistics.collection import Collection
from unoultimate.platform.memory import MemoryStorage


def ended(app):
    return app.table.match_end is not None and app.table.result is None


async def finished(storage=None, seats="pc"):
    """An application in which a match has just ended and is counted."""
    app = await App(storage).begin()
    await app.new_game(seats, target="100")
    await app.play(until=ended)
    await app.clock.advance(2)
    return app


def test_a_match_is_counted_when_it_ends_and_stays_after_a_reload():
    async def work():
        app = await finished()
        kept = Collection.read(app.storage.past)
        assert len(kept.history.matches) == 1
        await app.act("statistics")
        assert app.state.statistics.matches == 1
        assert app.state.statistics.recent[0].replay
        await app.act("close-statistics")
        assert app.table.match_end is not None
        await app.act("home")
        again = await App(app.storage).begin()
        await again.act("statistics")
        assert again.state.statistics.matches == 1
        assert not app.page.problems

    run(work)


def test_leaving_at_once_counts_it_too_and_only_once():
    async def work():
        app = await App().begin()
        await app.new_game("pc", target="100")
        await app.play(until=ended)
        await app.act("home")
        await app.clock.advance(5)
        assert len(Collection.read(app.storage.past).history.matches) == 1
        assert app.storage.slots == [None, None]

    run(work)


def test_every_match_of_a_device_has_the_same_origin():
    async def work():
        app = await finished()
        await app.act("play-again")
        await app.play(until=ended)
        await app.clock.advance(2)
        matches = Collection.read(app.storage.past).history.matches
        assert len(matches) == 2
        assert {match.origin for match in matches} == {app.storage.origin}

    run(work)


def test_an_abandoned_match_is_not_counted():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        await app.act("abandon", sure="yes")
        await app.clock.advance(5)
        assert app.storage.past is None

    run(work)


def test_a_match_that_could_not_be_stored_is_stored_with_the_next_one():
    async def work():
        app = await App().begin()
        await app.new_game("pc", target="100")
        app.storage.unreadable = "failed"
        await app.play(until=ended)
        await app.clock.advance(2)
        assert "statistics" in app.notices
        assert app.storage.past is None
        app.storage.unreadable = ""
        await app.act("play-again")
        await app.play(until=ended)
        await app.clock.advance(2)
        assert len(Collection.read(app.storage.past).history.matches) == 2
        assert "statistics" not in app.notices

    run(work)


@pytest.mark.parametrize(
    "text", ["nonsense", '{"format": "uno-ultimate-statistics", "version": 9}']
)
def test_what_can_not_be_read_is_kept_aside_and_can_be_exported(text):
    async def work():
        app = await finished(MemoryStorage(past=text, origin="here"))
        assert list(app.storage.kept.values()) == [text]
        assert "statistics-aside" in app.notices
        assert len(Collection.read(app.storage.past).history.matches) == 1
        assert app.storage.origin == "here"
        await app.act("home")
        kept = app.state.home.kept[0]
        assert kept.text == "Statistics that could not be read are kept aside."
        await app.act("export-kept", id=kept.id)
        assert text in app.page.downloads.values()

    run(work)


def test_export_delete_import_gives_everything_back():
    async def work():
        app = await finished()
        await app.act("statistics")
        await app.act("statistics-export")
        exported = app.page.downloads["uno-ultimate-statistics.json"]
        await app.act("statistics-delete")
        assert app.state.dialogs[-1].danger
        assert app.state.statistics.matches == 1
        await app.act("confirm")
        assert (app.state.statistics.matches, app.state.dialogs) == (0, ())
        for message in ("1 new match came in.", "Every match in this file was here already."):
            app.files.chosen["statistics-import"] = exported
            await app.act("statistics-import")
            assert app.state.statistics.message == message
            assert app.state.statistics.matches == 1

    run(work)


def test_bad_files_change_nothing_and_say_why():
    async def work():
        app = await finished()
        before = app.storage.past
        await app.act("statistics")
        for text in ("", "{}", "\x00", before[:-9], before.replace('"version":1', '"version":7')):
            app.files.chosen["statistics-import"] = text
            await app.act("statistics-import")
            assert app.state.statistics.problem
            assert app.state.statistics.matches == 1
        app.files.fail = "too_large"
        await app.act("statistics-import")
        assert app.state.statistics.problem == "This file is too large."
        assert app.storage.past == before

    run(work)


def test_a_storage_that_refuses_deletes_and_takes_in_nothing():
    async def work():
        app = await finished()
        exported = app.storage.past
        await app.act("statistics")
        app.storage.fail = "refused"
        await app.act("statistics-delete", sure="yes")
        assert app.state.statistics.problem
        assert app.state.statistics.matches == 1
        app.storage.unreadable = "refused"
        again = await App(app.storage).begin()
        again.files.chosen["statistics-import"] = exported
        await again.act("statistics-import")
        assert again.state.statistics.problem
        await again.act("statistics-export")
        assert again.page.downloads == {}

    run(work)


def test_back_and_escape_close_the_statistics_first():
    async def work():
        app = await finished()
        for close in (app.controller.back, lambda: app.controller.act("close-statistics", {})):
            await app.act("statistics")
            assert app.controller.deep
            close()
            assert app.state.statistics is None
            assert app.table.match_end is not None
        await app.act("statistics")
        assert await app.key("Escape")
        assert app.state.statistics is None

    run(work)
