"""Replays and sharing in the running application."""

import json

import pytest

from app.test_past import finished
from helpers.apps import App
from helpers.tables import run
from unoultimate.app import sharelink
from unoultimate.platform.memory import MemoryTabs, settle


async def watching(**given):
    app = await finished(**given)
    await app.act("watch-match")
    assert app.state.replay is not None
    return app


def record_text(app):
    return json.dumps(app.match.record())


def test_the_match_that_ended_is_watched_step_by_step():
    async def work():
        app = await watching()
        assert app.state.replay.position == 0
        assert all(seat.icon for seat in app.state.replay.seats)
        await app.act("replay-forward")
        await app.key("ArrowRight")
        assert app.state.replay.position == 2
        await app.key("ArrowLeft")
        await app.act("replay-last")
        assert app.state.replay.position == app.state.replay.last > 3
        await app.act("replay-seek", value="3")
        assert app.state.replay.position == 3
        await app.act("replay-viewer", value="1")
        assert app.state.replay.seats[0].cards is None
        await app.act("replay-close")
        assert app.state.replay is None
        assert app.table.match_end is not None

    run(work)


def test_it_plays_on_the_clock_and_stops_when_nobody_sees_it():
    async def work():
        app = await watching()
        await app.act("replay-speed", value="fast")
        await app.key(" ")
        assert app.state.replay.playing
        await app.clock.advance(0.95)
        assert app.state.replay.position == 3
        app.controller.visible(False)
        assert not app.state.replay.playing
        await app.clock.advance(5)
        assert app.state.replay.position == 3
        await app.act("replay-play")
        await app.clock.advance(500)
        assert app.state.replay.position == app.state.replay.last
        assert not app.state.replay.playing

    run(work)


def test_a_match_of_the_statistics_is_watched_and_back_returns_to_them():
    async def work():
        app = await finished()
        await app.act("home")
        await app.act("statistics")
        await app.act("replay-open", id=app.state.statistics.recent[0].id)
        assert app.state.replay is not None
        app.controller.back()
        assert app.state.replay is None
        assert app.state.statistics is not None
        await app.act("replay-open", id="unknown")
        assert "replay" in app.notices

    run(work)


@pytest.mark.parametrize("field", ["replay-file", "dropped"])
def test_a_record_file_is_opened_or_dropped(field):
    async def work():
        app = await watching()
        await app.act("replay-export")
        text = app.page.downloads["uno-ultimate-game.json"]
        other = await App().begin()
        other.files.chosen[field] = text
        if field == "dropped":
            other.controller.dropped()
            await settle()
        else:
            await other.act("replay-file")
        assert other.state.replay.last == app.state.replay.last

    run(work)


@pytest.mark.parametrize("text", ["", "{}", "\x00", "[]", '{"format": "uno-ultimate-record"}'])
def test_a_bad_file_is_told_and_nothing_else_happens(text):
    async def work():
        app = await App().begin()
        app.files.chosen["replay-file"] = text
        await app.act("replay-file")
        assert app.state.replay is None
        assert "replay" in app.notices
        assert not app.page.problems

    run(work)


def test_a_running_game_waits_while_a_file_is_watched():
    async def work():
        text = record_text(await finished())
        app = await App().begin()
        await app.new_game("pc")
        app.files.chosen["dropped"] = text
        app.controller.dropped()
        await settle()
        assert not app.controller.table.table.running
        await app.act("replay-close")
        assert app.controller.table.table.running

    run(work)


def test_a_link_opens_the_same_replay_on_another_device():
    async def work():
        app = await watching()
        await app.act("replay-share")
        link = app.page.copied[-1]
        assert link.startswith("https://example.test/uno/#game=")
        assert app.notices["hint"].startswith("The link is copied.")
        other = App()
        other.share.fragment = "#" + link.partition("#")[2]
        await other.begin()
        assert other.state.replay == app.state.replay
        assert other.share.fragment == ""

    run(work)


def test_the_device_shares_where_it_can():
    async def work():
        app = await finished()
        app.share.able = True
        await app.act("share-game")
        await app.act("statistics")
        await app.act("share-match", id=app.state.statistics.recent[0].id)
        assert len({link for _title, link in app.share.shared}) == 1
        assert len(app.share.shared) == 2
        assert app.page.copied == []

    run(work)


def test_a_match_too_long_for_a_link_is_offered_as_a_file(monkeypatch):
    async def work():
        app = await finished()
        monkeypatch.setattr(sharelink, "LONGEST_LINK", 40)
        await app.act("share-game")
        assert app.page.copied == []
        notice = next(one for one in app.state.notices if one.id == "share")
        await app.act(notice.buttons[0].action)
        assert json.loads(app.page.downloads["uno-ultimate-game.json"]) == app.match.record()
        assert "share" not in app.notices

    run(work)


@pytest.mark.parametrize("fragment", ["#game=", "#game=AAAA", "#game=" + "A" * 9000, "#game=%%"])
def test_a_broken_link_is_told(fragment):
    async def work():
        app = App()
        app.share.fragment = fragment
        await app.begin()
        assert app.state.replay is None
        assert "replay" in app.notices
        assert not app.page.problems

    run(work)


def test_other_fragments_mean_nothing():
    async def work():
        app = App()
        app.share.fragment = "#top"
        await app.begin()
        assert (app.state.replay, app.notices) == (None, {})

    run(work)


def test_a_link_waits_until_this_tab_may_play():
    async def work():
        app = await finished()
        await app.act("share-game")
        other = App(tabs=MemoryTabs(other=True))
        other.share.fragment = "#" + app.page.copied[-1].partition("#")[2]
        await other.begin()
        assert other.state.replay is None
        await other.act("take-over")
        assert other.state.replay is not None

    run(work)
