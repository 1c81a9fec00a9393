"""The page and its tabs: other tabs, back, hidden, flags, offline."""

import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.platform.memory import MemoryTabs, settle


@pytest.mark.parametrize("when", ["home", "table"])
def test_another_tab_takes_over_and_this_one_steps_back(when):
    async def work():
        app = await App().begin()
        if when == "table":
            await app.new_game("pcc")
            await app.play(until=lambda app: len(app.table.log) > 8)
            before = app.match.to_json()
        app.tabs.lost()
        await settle()
        assert app.state.other_tab
        writes = app.storage.writes
        await app.clock.advance(60)
        await app.act("continue")
        await app.act("next")
        assert app.state.screen == "home"
        assert app.storage.writes == writes
        if when == "table":
            other = await App(app.storage).begin()
            await other.act("continue")
            assert other.match.to_json() == before

    run(work)


def test_a_second_tab_says_so_and_can_take_over():
    async def work():
        app = await App(tabs=MemoryTabs(other=True)).begin()
        assert app.state.other_tab
        await app.act("next")
        assert app.state.screen == "home"
        assert not await app.key("k")
        await app.act("take-over")
        assert not app.state.other_tab
        assert app.tabs.stolen == 1
        await app.act("next")
        assert app.state.screen == "setup"

    run(work)


def test_when_the_other_tab_goes_this_one_plays():
    async def work():
        app = await App(tabs=MemoryTabs(other=True)).begin()
        app.tabs.free()
        await settle()
        assert not app.state.other_tab

    run(work)


def test_back_closes_the_dialog_then_goes_home_saved():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.act("menu")
        app.controller.back()
        assert app.state.dialogs == ()
        assert app.state.screen == "table"
        assert app.controller.deep
        app.controller.back()
        await settle()
        assert app.state.screen == "home"
        assert app.state.home.waiting is not None
        assert not app.controller.deep

    run(work)


def test_a_hidden_page_drops_the_curtain_and_stops_the_time():
    async def work():
        app = await App().begin()
        await app.new_game("pp")
        await app.act("curtain-open")
        assert app.table.view is not None
        app.controller.visible(False)
        assert app.table.curtain is not None
        assert app.states[-1].table.view is None
        app.controller.visible(True)
        assert app.table.curtain is not None

    run(work)


def test_flags_of_the_page():
    async def work():
        app = await App().begin()
        app.controller.flag(fullscreen=True)
        assert app.state.fullscreen
        await app.act("fullscreen")
        assert app.page.full is True
        await app.act("reload")
        assert app.page.reloads == 1
        assert not app.page.resume

    run(work)


def test_ready_offline_is_said_once_for_a_while():
    async def work():
        app = await App().begin()
        app.controller.offline()
        assert app.state.offline_ready
        await app.clock.advance(20)
        assert not app.state.offline_ready
        again = await App(app.storage).begin()
        again.controller.offline()
        assert not again.state.offline_ready

    run(work)


def test_ready_offline_waits_while_a_table_or_a_dialog_is_on_the_screen():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        app.controller.offline()
        await app.clock.advance(100)
        assert app.state.offline_ready
        app.controller.core.update(screen="home")
        await app.act("menu")
        await app.clock.advance(100)
        assert app.state.offline_ready
        assert not app.state.tells_offline
        await app.act("close-dialog")
        assert app.state.tells_offline
        await app.act("manual")
        assert not app.state.tells_offline
        await app.act("close-manual")
        assert app.state.tells_offline
        await app.clock.advance(20)
        assert not app.state.offline_ready

    run(work)


def test_a_tab_at_the_end_of_a_match_that_lost_its_turn_writes_nothing():
    """The other tab may have begun a game by the time a sleeping tab hears of it."""

    async def work():
        app = await App().begin()
        await app.new_game("pccc", target="100")
        await app.play(until=lambda app: app.table.match_end is not None)
        app.storage.slots = ["a game of the other tab", None]
        app.tabs.lost()
        await settle()
        await app.clock.advance(60)
        assert app.state.other_tab
        assert app.storage.slots == ["a game of the other tab", None]

    run(work)
