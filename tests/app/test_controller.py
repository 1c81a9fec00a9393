"""Whole matches by taps, and no state that shows too much or too soon."""

from itertools import pairwise

from helpers.apps import App
from helpers.tables import run, silent_brain
from unoultimate.engine import EDITIONS, RULE_SETS


def test_home_shows_the_official_rules_and_nothing_waiting():
    async def work():
        app = await App().begin()
        assert app.state.screen == "home"
        assert tuple(p.id for p in app.state.home.presets) == RULE_SETS
        assert tuple(p.id for p in app.state.home.editions) == EDITIONS
        assert app.state.home.selected == "official"
        assert app.state.home.waiting is None
        assert app.page.html

    run(work)


def test_a_whole_match_by_taps():
    async def work():
        app = await App().begin()
        await app.new_game("pccc", target="100")
        assert app.state.screen == "table"
        await app.play(
            until=lambda app: app.table.match_end is not None and app.table.result is None
        )
        end = app.table.match_end
        assert end.totals[end.ranking[0]] >= 100
        assert app.storage.persisted
        assert not app.page.problems
        await app.act("home")
        assert app.state.screen == "home"
        assert app.state.home.waiting is None
        assert app.storage.slots == [None, None]

    run(work)


def test_a_hot_seat_match_by_taps():
    async def work():
        app = await App(brain=silent_brain).begin()
        await app.new_game("pcp", target="100")
        assert app.table.curtain is not None
        await app.play(until=lambda app: app.table.match_end is not None)
        assert not app.page.problems

    run(work)


def test_behind_the_curtain_the_state_holds_no_card():
    async def work():
        app = await App(brain=silent_brain).begin()
        await app.new_game("ppc", target="100")
        await app.play(until=lambda app: app.table.match_end is not None)
        behind = [s.table for s in app.states if s.table and s.table.curtain is not None]
        assert len(behind) > 20
        for table in behind:
            assert table.view is None
            assert (table.hand, table.log, table.selection) == ((), (), ())
            assert (table.asking, table.reveal, table.shake) == (None, None, None)
            assert (table.result, table.prompt) == (None, "")

    run(work)


def test_when_the_curtain_falls_nothing_said_before_is_left():
    async def work():
        app = await App(brain=silent_brain).begin()
        await app.new_game("pp")
        await app.act("curtain-open")
        await app.person_acts()
        assert app.page.announced
        await app.play(until=lambda app: app.table.curtain is not None)
        assert app.page.announced == []
        await app.act("curtain-open")
        assert app.page.announced == ["Your turn."]

    run(work)


def test_no_state_shows_a_move_that_is_not_saved():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        storage = app.storage
        seen = []
        render = app.controller.core._render

        def watch(state):
            if state.table and state.table.view:
                seen.append((len(state.table.view.history), storage.writes))
            return render(state)

        app.controller.core._render = watch
        await app.play()
        writes = {}
        for length, written in seen:
            writes.setdefault(length, written)
        lengths = sorted(writes)
        assert len(lengths) > 10
        assert all(writes[a] < writes[b] for a, b in pairwise(lengths))

    run(work)


def test_play_again_keeps_seats_and_rules():
    async def work():
        app = await App().begin()
        await app.new_game("pcc", target="100")
        await app.play(until=lambda app: app.table.match_end is not None)
        seats = app.table.seats
        await app.act("play-again")
        assert app.table.seats == seats
        assert app.table.rules.target == 100
        assert app.table.round_number == 1
        assert app.table.result is None

    run(work)


def test_export_gives_the_record():
    async def work():
        app = await App().begin()
        await app.act("export")
        assert not app.page.downloads
        await app.new_game("pcc")
        await app.act("export")
        assert '"seed"' in app.page.downloads["uno-ultimate-game.json"]

    run(work)
