"""Whole matches by taps, and every action."""

from itertools import pairwise

import pytest

from helpers.apps import App
from helpers.tables import run, silent_brain
from unoultimate.engine import EDITIONS, RULE_SETS
from unoultimate.platform.memory import MemoryStorage, MemoryTabs, settle


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


def test_a_card_that_does_not_fit_shakes_and_says_why():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        for _ in range(300):
            view = app.table.view
            cards = [card for card in app.table.hand if not card.playable]
            if view.turn == view.seat and view.phase == "play" and view.color is not None and cards:
                break
            await app.one_step()
        card, writes = cards[0], app.storage.writes
        await app.act("card", code=card.code, i=str(card.nth))
        assert (app.table.shake.code, app.table.shake.nth) == (card.code, card.nth)
        assert app.table.shake.text.startswith("Not ")
        assert app.page.announced[-1] == app.table.shake.text
        assert app.storage.writes == writes

    run(work)


def test_a_wild_asks_for_the_colour_in_place_and_can_be_cancelled():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        wild = None
        for _ in range(600):
            view = app.table.view
            if view is not None and view.turn == view.seat and view.phase == "play":
                wild = next((c for c in app.table.hand if c.code == "W"), None)
                if wild:
                    break
            await app.one_step()
        await app.act("card", code="W", i="0")
        assert app.table.asking.kind == "color"
        assert app.table.asking.choices == (0, 1, 2, 3)
        await app.act("cancel")
        assert app.table.asking is None
        await app.act("card", code="W", i="0")
        await app.act("color", c="9")
        assert app.table.asking is not None
        await app.act("color", c="2")
        assert app.table.asking is None
        plays = [e for e in app.table.view.history if e.kind == "play" and e.seat == 0]
        assert plays[-1].color == 2

    run(work)


def test_a_double_tap_on_draw_draws_once():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.play(until=lambda app: app.table.actions.draw)
        moves = sum(map(len, app.match.moves))
        app.controller.act("draw", {})
        app.controller.act("draw", {})
        await settle()
        assert sum(map(len, app.match.moves)) == moves + 1
        assert "hint" not in app.notices

    run(work)


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


def test_export_gives_the_record():
    async def work():
        app = await App().begin()
        await app.act("export")
        assert not app.page.downloads
        await app.new_game("pcc")
        await app.act("export")
        assert '"seed"' in app.page.downloads["uno-ultimate-game.json"]

    run(work)
