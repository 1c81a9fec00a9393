"""The screen stays lit while people play, and only then."""

from helpers.apps import App
from helpers.tables import run


def test_lit_from_the_first_deal_until_home():
    async def work():
        app = await App().begin()
        await app.act("next")
        assert app.wake.told == []
        await app.act("start")
        assert app.wake.told == [True]
        await app.act("home")
        assert app.wake.told == [True, False]
        await app.act("continue")
        assert app.wake.told == [True, False, True]

    run(work)


def test_dark_at_the_end_of_the_match():
    async def work():
        app = await App().begin()
        await app.new_game("pc", target="100")
        await app.play(until=lambda app: app.table.result is not None)
        assert app.wake.told == [True]
        await app.play(until=lambda app: app.table.match_end is not None and not app.table.result)
        assert app.wake.told == [True, False]

    run(work)


def test_who_reads_or_watches_needs_no_light():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        for opened, closed in (("manual", "close-manual"), ("statistics", "close-statistics")):
            app.wake.told.clear()
            await app.act(opened)
            await app.act(closed)
            assert app.wake.told == [False, True]

    run(work)


def test_dark_when_another_tab_plays():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        app.tabs.lost()
        assert app.wake.told == [True, False]

    run(work)
