import asyncio

import pytest

from helpers.tables import Bench, new_match, plain_brain, run, silent_brain
from unoultimate.engine import NEXT_ROUND, IllegalMove, Match, Move
from unoultimate.platform.memory import settle


def test_a_whole_match_against_computers():
    async def work():
        bench = Bench(new_match("pccc", target=100))
        await bench.table.begin()
        for _ in range(60):
            await bench.finish_round()
            if bench.match.over:
                break
            await bench.table.submit(NEXT_ROUND)
        assert bench.match.over
        assert max(bench.match.totals) >= 100
        assert not bench.errors
        assert bench.match.check() == []

    run(work)


def test_every_move_is_saved_before_it_is_shown():
    async def work():
        bench = Bench(new_match("pcc"))
        order = []
        bench.table.on_happening = lambda h: order.append(
            (len(h.events) > 0, len(bench.saver.documents))
        )
        await bench.table.begin()
        await bench.finish_round()
        assert [saved for _events, saved in order] == list(range(2, len(order) + 2))

    run(work)


def test_what_was_saved_is_the_match_exactly():
    async def work():
        bench = Bench(new_match("pcc"))
        await bench.table.begin()
        await bench.clock.advance(20)
        document = bench.saver.documents[-1]
        assert document.snapshot == bench.match.to_json()
        assert Match.from_record(document.record).to_json() == bench.match.to_json()

    run(work)


def test_a_refused_move_changes_and_saves_nothing():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        saved, before = len(bench.saver.documents), bench.match.to_json()
        with pytest.raises(IllegalMove):
            await bench.table.submit(Move(bench.match.round.turn, "pass"))
        assert bench.match.to_json() == before
        assert len(bench.saver.documents) == saved
        assert not bench.happenings

    run(work)


def test_moves_are_taken_in_the_order_in_which_they_arrive():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        seat = bench.match.round.turn
        bench.saver.gate = asyncio.get_running_loop().create_future()
        first = asyncio.ensure_future(bench.table.submit(Move(seat, "draw")))
        second = asyncio.ensure_future(bench.table.submit(Move(seat, "draw")))
        await settle()
        assert bench.happenings == []
        bench.saver.gate.set_result(None)
        assert await first
        with pytest.raises(IllegalMove):
            await second

    run(work)


def test_a_defect_in_the_engine_leaves_no_half_move(monkeypatch):
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        before = bench.match.to_json()

        def broken(self, _move):
            self.round.position.hands[0].clear()
            raise ZeroDivisionError

        monkeypatch.setattr(Match, "apply", broken)
        with pytest.raises(ZeroDivisionError):
            await bench.table.submit(Move(bench.match.round.turn, "draw"))
        monkeypatch.undo()
        assert bench.match.to_json() == before
        assert await bench.table.submit(Move(bench.match.round.turn, "draw"))

    run(work)


def test_a_broken_brain_never_stops_the_table():
    async def work():
        def broken(_view, _level, _rng):
            raise ZeroDivisionError

        bench = Bench(new_match("pcc"), broken)
        await bench.table.begin()
        await bench.finish_round()
        assert bench.match.round.over
        assert bench.errors

    run(work)


def test_a_brain_that_chooses_nonsense_is_replaced():
    async def work():
        bench = Bench(new_match("pcc"), lambda view, _level, _rng: Move(view.seat, "pass"))
        await bench.table.begin()
        await bench.finish_round()
        assert bench.match.round.over

    run(work)


def test_a_closed_table_moves_no_more():
    async def work():
        bench = Bench(new_match("pcc"), plain_brain)
        await bench.table.begin()
        bench.table.close()
        shown = len(bench.happenings)
        await bench.clock.advance(60)
        assert not await bench.table.submit(Move(bench.match.round.turn, "draw"))
        assert len(bench.happenings) == shown

    run(work)


def test_step_by_step_waits_for_a_tap():
    async def work():
        bench = Bench(new_match("pcc"), silent_brain, "step")
        await bench.table.begin()
        while bench.match.round.turn == 0:
            await bench.person_plays()
        count = len(bench.happenings)
        await bench.clock.advance(60)
        assert len(bench.happenings) == count
        assert bench.table.waits_for_step
        bench.table.step()
        await settle()
        assert len(bench.happenings) == count + 1

    run(work)


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("slow", 1.8, 2.6), ("normal", 0.9, 1.3), ("fast", 0.3, 0.5)]
)
def test_computers_take_their_time(speed, least, most):
    async def work():
        bench = Bench(new_match("pcc"), silent_brain, speed)
        await bench.table.begin()
        while bench.match.round.turn == 0:
            await bench.person_plays()
        count = len(bench.happenings)
        await bench.clock.advance(least)
        assert len(bench.happenings) == count
        await bench.clock.advance(most - least)
        assert len(bench.happenings) == count + 1

    run(work)
