"""What the page shows first when it is opened again is kept when it is left."""

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.state import AppState


def test_the_running_game_waits_on_it():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        app.controller.visible(False)
        assert app.state.screen == "table"
        again = App(app.storage)
        await again.begin()
        assert again.state.home.waiting is not None
        assert repr(again.state.home) in app.page.first

    run(work)


def test_without_a_game_it_is_plain_home_whatever_stands_over_it():
    async def work():
        app = await App().begin()
        first = app.state.home
        await app.act("menu")
        await app.act("statistics")
        app.controller.visible(False)
        assert app.page.first == repr(AppState(home=first))

    run(work)


def test_a_tab_that_does_not_play_keeps_nothing():
    async def work():
        app = await App().begin()
        app.controller.visible(False)
        app.page.first = ""
        app.tabs.lost()
        app.controller.visible(False)
        assert app.page.first == ""

    run(work)
