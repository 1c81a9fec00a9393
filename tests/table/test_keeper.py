import asyncio

from helpers.tables import Bench, new_match, run, silent_brain
from unoultimate.engine import Move
from unoultimate.platform.memory import settle


def start(bench):
    return asyncio.ensure_future(bench.table.submit(Move(bench.match.round.turn, "draw")))


def test_a_failed_commit_shows_the_move_as_not_saved():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        bench.saver.fail = True
        await start(bench)
        assert bench.happenings
        assert bench.table.unsaved
        assert isinstance(bench.table.problem, OSError)

    run(work)


def test_the_next_commit_writes_everything_and_takes_the_mark_away():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        bench.saver.fail = True
        await start(bench)
        bench.saver.fail = False
        await bench.person_plays()
        assert not bench.table.unsaved
        assert bench.saver.documents[-1].snapshot == bench.match.to_json()

    run(work)


def test_a_slow_commit_holds_the_move_back_for_a_second():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        bench.saver.gate = asyncio.get_running_loop().create_future()
        move = start(bench)
        await bench.clock.advance(0.9)
        assert not bench.happenings
        assert not move.done()
        await bench.clock.advance(0.2)
        assert bench.happenings
        assert bench.table.unsaved
        bench.saver.gate.set_result(None)
        await settle()
        assert not bench.table.unsaved

    run(work)


def test_while_a_commit_hangs_moves_go_on_and_are_written_together_later():
    async def work():
        bench = Bench(new_match("pccc"), silent_brain, "fast")
        await bench.table.begin()
        while bench.match.round.turn == 0:
            await bench.person_plays()
        bench.saver.gate = asyncio.get_running_loop().create_future()
        written, shown = len(bench.saver.documents), len(bench.happenings)
        await bench.clock.advance(3)
        assert len(bench.happenings) > shown + 1
        assert len(bench.saver.documents) == written
        assert bench.table.unsaved
        bench.saver.gate.set_result(None)
        bench.saver.gate = None
        await settle()
        assert bench.saver.documents[-1].snapshot == bench.match.to_json()
        assert not bench.table.unsaved

    run(work)
