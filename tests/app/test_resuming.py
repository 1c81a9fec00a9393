"""A game that waits: gone on with, replaced, deleted, abandoned."""

import pytest

from helpers.apps import App
from helpers.tables import run


def test_reload_in_the_middle_goes_on_exactly():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.play(until=lambda app: len(app.table.log) > 12)
        before = app.match.to_json()
        again = await App(app.storage).begin()
        waiting = again.state.home.waiting
        assert waiting.round_number == 1
        assert len(waiting.names) == 3
        await again.act("continue")
        assert again.match.to_json() == before
        assert again.state.screen == "table"
        await again.play()

    run(work)


def test_a_resumed_hot_seat_game_starts_behind_the_curtain():
    async def work():
        app = await App().begin()
        await app.new_game("pp")
        await app.play(until=lambda app: app.table.view is not None and len(app.table.log) > 6)
        again = await App(app.storage).begin()
        await again.act("continue")
        assert again.table.curtain is not None
        assert again.table.view is None

    run(work)


def test_save_and_go_home_then_continue():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.play(until=lambda app: len(app.table.log) > 8)
        before = app.match.to_json()
        await app.act("home")
        assert app.state.screen == "home"
        assert app.state.table is None
        await app.clock.advance(30)
        await app.act("continue")
        assert app.match.to_json() == before

    run(work)


def test_another_game_asks_and_replaces():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.act("home")
        await app.new_game("pccc")
        assert app.state.screen == "setup"
        assert app.state.dialogs[-1].kind == "confirm"
        await app.act("close-dialog")
        assert app.state.screen == "setup"
        assert app.state.dialogs == ()
        await app.act("start")
        await app.act("confirm")
        assert app.state.screen == "table"
        assert len(app.table.seats) == 4
        again = await App(app.storage).begin()
        assert len(again.state.home.waiting.names) == 4

    run(work)


def test_delete_asks_first():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.act("home")
        await app.act("delete-game")
        assert app.state.home.waiting is not None
        assert app.state.dialogs[-1].danger
        await app.act("confirm")
        assert app.state.home.waiting is None
        assert app.storage.slots == [None, None]

    run(work)


def test_abandon_asks_first():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.act("menu")
        await app.act("abandon")
        assert app.state.screen == "table"
        await app.act("confirm")
        assert app.state.screen == "home"
        assert app.state.home.waiting is None
        assert app.storage.slots == [None, None]

    run(work)


@pytest.mark.parametrize("kinds", ["pcc", "pp"])
def test_an_update_in_the_middle_of_a_game_comes_back_to_the_table(kinds):
    async def work():
        app = await App().begin()
        await app.new_game(kinds)
        before = app.match.to_json()
        await app.act("reload")
        again = App(app.storage)
        again.page.resume = app.page.resume
        await again.begin()
        assert again.state.screen == "table"
        assert again.match.to_json() == before
        assert (again.table.view is None) == (kinds == "pp")
        assert not again.page.resume

    run(work)
