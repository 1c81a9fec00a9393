"""Shortcuts of the installed application lead to `#open=…`."""

import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.openings import ACTIONS, actions
from unoultimate.app.state import AppState
from unoultimate.shelltexts import SHORTCUTS


def test_every_shortcut_leads_somewhere():
    assert set(SHORTCUTS) == set(ACTIONS)


@pytest.mark.parametrize("fragment", ["", "#", "#open", "#open=", "#open=x", "#game=abc", "#new"])
def test_anything_else_opens_nothing(fragment):
    assert actions(fragment, AppState()) == []


async def _opened(fragment, app=None):
    app = app or App()
    app.share.fragment = fragment
    await app.begin()
    return app


def test_new_game_is_the_setup():
    async def work():
        app = await _opened("#open=new")
        assert app.state.screen == "setup"
        assert app.share.fragment == ""

    run(work)


def test_how_to_play_is_the_manual():
    async def work():
        app = await _opened("#open=manual")
        assert app.state.manual is not None

    run(work)


def test_continue_goes_on_with_the_game_that_waits():
    async def work():
        first = await App().begin()
        await first.new_game("pc")
        cards = first.match.to_json()
        app = await _opened("#open=continue", App(first.storage))
        assert app.state.screen == "table"
        assert app.match.to_json() == cards

    run(work)


def test_continue_without_a_game_is_home():
    async def work():
        app = await _opened("#open=continue")
        assert app.state.screen == "home"
        assert app.notices == {}

    run(work)


def test_in_an_open_window_what_stands_over_the_screen_is_closed_and_the_game_kept():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        before = app.match.to_json()
        await app.act("manual")
        app.share.fragment = "#open=continue"
        app.controller.linked()
        assert (app.state.screen, app.state.manual) == ("table", None)
        assert app.match.to_json() == before
        await app.act("menu")
        await app.act("rules")
        app.share.fragment = "#open=continue"
        app.controller.linked()
        assert (app.state.screen, app.state.dialogs) == ("table", ())
        await app.act("statistics")
        app.share.fragment = "#open=continue"
        app.controller.linked()
        assert (app.state.screen, app.state.statistics) == ("table", None)
        app.share.fragment = "#open=new"
        app.controller.linked()
        assert app.state.screen == "setup"
        await app.act("home")
        assert app.state.home.waiting is not None

    run(work)
