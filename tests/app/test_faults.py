"""What goes wrong becomes a notice, and the game goes on."""

from helpers.apps import App
from helpers.tables import run
from unoultimate.platform.memory import MemoryStorage


def test_a_storage_that_refuses_lets_one_play_with_a_notice():
    async def work():
        app = await App(MemoryStorage(fail="refused")).begin()
        await app.new_game("pcc")
        assert app.table.unsaved
        assert "private mode" in app.notices["storage"]
        await app.play()
        app.storage.fail = ""
        await app.act("next-round")
        assert not app.table.unsaved
        assert "storage" not in app.notices

    run(work)


def test_without_storage_the_game_still_waits_on_the_home_screen():
    async def work():
        app = await App(MemoryStorage(fail="full")).begin()
        await app.new_game("pcc")
        await app.act("home")
        assert app.state.home.waiting is not None
        await app.act("continue")
        assert app.state.screen == "table"

    run(work)


def test_a_defect_becomes_a_notice_and_the_table_goes_on(monkeypatch):
    async def work():
        app = await App().begin()
        await app.new_game("pcc")

        def broken(*_args):
            raise ZeroDivisionError("inside")

        monkeypatch.setattr("unoultimate.app.choosing.lay", broken)
        await app.act("card", code="R5", i="0")
        assert "ZeroDivisionError" in app.notices["failure"]
        assert "Traceback" not in app.notices["failure"]
        monkeypatch.undo()
        await app.act("dismiss", id="failure")
        await app.play()
        await app.act("copy-report")
        report = app.page.copied[-1]
        assert "inside" in report
        assert '"record"' in report

    run(work)


def test_a_defect_in_the_drawing_does_not_stop_the_application():
    async def work():
        app = await App().begin()
        render, app.controller.core._render = app.controller.core._render, None
        await app.act("preset", id="official")
        app.controller.core._render = render
        await app.act("home")
        assert app.page.problems
        assert app.state.screen == "home"

    run(work)


def test_every_action_survives_nonsense_everywhere():
    nonsense = [
        {},
        {"i": "x", "id": "<b>", "value": "\ud800"},
        {"c": "99", "seat": "-1", "code": "R5"},
    ]

    async def work():
        app = await App().begin()
        for place in ("home", "setup", "table"):
            for name in sorted(app.controller.action_names - {"confirm"}):
                for args in nonsense:
                    await app.act("home")
                    if place == "setup":
                        await app.act("next")
                    elif place == "table":
                        await app.act("next")
                        await app.act("start", sure="yes")
                    await app.act(name, **args)
                    assert app.page.problems == [], (place, name, args)

    run(work)


def test_an_unknown_action_does_nothing():
    async def work():
        app = await App().begin()
        patches = app.page.patches
        await app.act("no-such-thing")
        assert app.page.patches == patches

    run(work)
