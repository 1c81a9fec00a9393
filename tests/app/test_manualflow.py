"""The manual over every screen: nothing under it is lost, nothing secret is in it."""

from helpers.apps import App
from helpers.tables import run
from unoultimate import ui


async def at_setup() -> App:
    app = await App().begin()
    await app.act("preset", id="party")
    await app.act("next")
    await app.act("fold", id="penalties")
    await app.act("option", id="reflect", value="off")
    return app


def test_opened_at_a_section_and_closed_where_it_was_left():
    async def work():
        app = await at_setup()
        before = app.state.setup
        await app.act("manual", section="option-stacking", **{"from": "help-option-stacking"})
        assert app.state.manual.section == "option-stacking"
        assert app.page.focused[-1] == "manual-option-stacking"
        assert 'id="manual-option-stacking"' in ui.render(app.state)
        await app.act("manual-chapter", id="cards")
        assert app.state.manual.chapter == "cards"
        await app.act("close-manual")
        assert app.state.manual is None
        assert app.state.setup == before
        assert app.page.focused[-1] == "help-option-stacking"

    run(work)


def test_a_search_leaves_the_focus_in_the_field():
    async def work():
        app = await App().begin()
        await app.act("manual")
        focused = list(app.page.focused)
        await app.act("manual-search", value="stack")
        assert any(hit.section == "option-stacking" for hit in app.state.manual.results)
        assert app.page.focused == focused
        await app.act("manual", section="option-stacking")
        assert app.state.manual.query == ""

    run(work)


def test_without_the_manual_its_actions_do_nothing():
    async def work():
        app = await App().begin()
        before = app.state
        await app.act("manual-search", value="stack")
        await app.act("manual-chapter", id="cards")
        await app.act("close-manual")
        assert app.state == before

    run(work)


def test_escape_and_back_close_the_manual_first():
    async def work():
        app = await at_setup()
        await app.act("manual")
        assert app.controller.deep
        assert await app.key("Escape", "manual-search", typing=True)
        assert (app.state.manual, app.state.screen) == (None, "setup")
        await app.act("manual")
        app.controller.back()
        assert (app.state.manual, app.state.screen) == (None, "setup")

    run(work)


def test_letters_do_nothing_at_the_table_under_it():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        await app.act("manual")
        moves = app.match.moves
        for key in ("d", "k", "s", " ", "ArrowRight"):
            assert not await app.key(key)
        assert app.match.moves == moves

    run(work)


def test_in_a_game_the_dialog_under_it_comes_back_and_time_stands_still():
    async def work():
        app = await App().begin()
        await app.new_game("pccc")
        await app.act("rules")
        await app.act("manual", section="option-wild4", **{"from": "rule-wild4"})
        record = app.match.record()
        await app.clock.advance(60)
        assert app.match.record() == record
        assert 'role="dialog"' not in ui.render(app.state)
        await app.act("close-manual")
        assert [dialog.kind for dialog in app.state.dialogs] == ["rules"]
        assert app.page.focused[-1] == "rule-wild4"
        await app.act("close-dialog")
        await app.play()

    run(work)


def test_it_shows_no_hand_when_the_curtain_falls_under_it():
    async def work():
        app = await App().begin()
        await app.new_game("pp")
        await app.act("curtain-open")
        await app.act("manual")
        app.controller.visible(False)
        assert app.table.view is None
        markup = ui.render(app.state)
        assert 'id="hand"' not in markup
        app.controller.visible(True)
        await app.act("close-manual")
        assert app.table.curtain is not None
        await app.act("curtain-open")
        await app.play()

    run(work)
