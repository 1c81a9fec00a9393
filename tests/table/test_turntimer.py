"""The turn timer: whole seconds for the person shown, then `timeout`."""

from helpers.tables import Bench, new_match, run, silent_brain
from unoultimate.engine import Move


def timed(kinds: str, seconds: int = 15, **options) -> tuple[Bench, list[int]]:
    bench = Bench(new_match(kinds, turn_timer=seconds, **options), silent_brain)
    ticks: list[int] = []
    bench.table.on_tick = ticks.append
    return bench, ticks


async def until_person(bench: Bench) -> None:
    for _ in range(200):
        if bench.match.seats[bench.match.round.turn].kind == "person":
            return
        await bench.clock.advance(0.05)
    raise AssertionError("no person comes")


def test_seconds_count_down_and_the_game_decides_at_zero():
    async def work():
        bench, ticks = timed("pcc")
        await bench.table.begin()
        await until_person(bench)
        bench.happenings.clear()
        assert bench.table.seconds == 15
        await bench.clock.advance(4.9)
        assert bench.table.seconds == 11
        assert bench.happenings == []
        await bench.clock.advance(9.9)
        assert ticks[-1] == 1
        assert ticks == sorted(set(ticks), reverse=True)
        await bench.clock.advance(0.3)
        assert bench.verbs[0] == "timeout"
        assert not bench.errors

    run(work)


def test_each_decision_has_its_own_time():
    async def work():
        bench, _ticks = timed("pcc", drawn_card="may_play")
        await bench.table.begin()
        for _ in range(60):
            await until_person(bench)
            await bench.clock.advance(5)
            before = bench.match.round.position.phase
            if before != "play" or Move(0, "draw") not in bench.match.round.legal(0):
                await bench.person_plays()
                continue
            await bench.table.submit(Move(0, "draw"))
            if bench.match.round.position.phase == "drawn":
                assert bench.table.seconds == 15
                return
        raise AssertionError("no drawn card fitted")

    run(work)


def test_a_wrong_catch_does_not_lengthen_it():
    async def work():
        bench, _ticks = timed("pcc", wrong_catch="draw_two")
        await bench.table.begin()
        await until_person(bench)
        await bench.clock.advance(6)
        await bench.table.submit(Move(0, "catch", target=1))
        assert bench.verbs[-1] == "catch"
        assert bench.table.seconds == 9

    run(work)


def test_it_stands_while_the_page_is_hidden():
    async def work():
        bench, _ticks = timed("pcc")
        await bench.table.begin()
        await until_person(bench)
        await bench.clock.advance(5)
        count = len(bench.happenings)
        bench.table.hide()
        await bench.clock.advance(100)
        bench.table.unhide()
        assert bench.table.seconds == 10
        assert len(bench.happenings) == count

    run(work)


def test_it_begins_when_the_curtain_opens_and_stands_behind_it():
    async def work():
        bench, ticks = timed("pp")
        await bench.table.begin()
        await bench.clock.advance(100)
        assert bench.table.seconds is None
        assert ticks == []
        bench.table.open_curtain()
        assert bench.table.seconds == 15
        await bench.clock.advance(5)
        bench.table.hide()
        bench.table.unhide()
        assert bench.table.seconds is None
        await bench.clock.advance(100)
        bench.table.open_curtain()
        assert bench.table.seconds == 10

    run(work)


def test_nobody_else_is_timed():
    async def work():
        bench, ticks = timed("pcc")
        bench.table.set_speed("step")
        await bench.table.begin()
        await until_person_has_played(bench)
        ticks.clear()
        await bench.clock.advance(100)
        assert (bench.table.seconds, ticks) == (None, [])

    run(work)


async def until_person_has_played(bench: Bench) -> None:
    for _ in range(50):
        if bench.match.round.turn != 0:
            return
        await bench.person_plays()


def test_a_closed_table_counts_nothing():
    async def work():
        bench, ticks = timed("pcc")
        await bench.table.begin()
        await until_person(bench)
        bench.table.close()
        ticks.clear()
        await bench.clock.advance(100)
        assert (bench.table.seconds, ticks) == (None, [])

    run(work)


def test_without_the_rule_there_is_no_time():
    async def work():
        bench, ticks = timed("pcc", 0)
        await bench.table.begin()
        await until_person(bench)
        await bench.clock.advance(500)
        assert (bench.table.seconds, ticks) == (None, [])

    run(work)
