from helpers.tables import Bench, new_match, run, silent_brain
from unoultimate.engine import Move


async def opened(bench):
    await bench.table.begin()
    bench.table.open_curtain()


def test_with_one_person_there_is_no_curtain():
    async def work():
        bench = Bench(new_match("pcc"))
        await bench.table.begin()
        assert (bench.table.shown, bench.table.curtain) == (0, None)
        await bench.finish_round()
        assert bench.table.shown == 0

    run(work)


def test_two_persons_start_behind_the_curtain():
    async def work():
        bench = Bench(new_match("pp"))
        await bench.table.begin()
        assert bench.table.shown is None
        assert bench.table.curtain == bench.match.round.turn

    run(work)


def test_behind_the_curtain_nothing_happens():
    async def work():
        bench = Bench(new_match("cpp"))
        await bench.table.begin()
        await bench.clock.advance(100)
        assert not bench.happenings
        assert bench.table.curtain in (1, 2)

    run(work)


def test_the_table_stays_a_moment_then_the_curtain_falls():
    async def work():
        bench = Bench(new_match("pp"))
        await opened(bench)
        seat = bench.match.round.turn
        while bench.match.round.turn == seat:
            await bench.person_plays()
        assert bench.table.shown == seat
        await bench.clock.advance(0.7)
        assert bench.table.shown == seat
        await bench.clock.advance(1.2)
        assert (bench.table.shown, bench.table.curtain) == (None, 1 - seat)
        bench.table.open_curtain()
        assert (bench.table.shown, bench.table.curtain) == (1 - seat, None)

    run(work)


def test_uno_stays_live_before_the_curtain():
    async def work():
        bench = Bench(new_match("pp", target=1000), silent_brain)
        await opened(bench)
        for _ in range(3000):
            rnd = bench.match.round
            if rnd.position.open and rnd.turn not in rnd.position.open:
                break
            if rnd.over:
                await bench.table.submit(Move(-1, "next"))
            if bench.table.curtain is not None:
                bench.table.open_curtain()
            elif bench.table.shown == rnd.turn:
                await bench.person_plays()
            else:
                await bench.clock.advance(0.5)
        (seat,) = bench.match.round.position.open
        await bench.clock.advance(1.3)
        assert bench.table.shown == seat
        await bench.table.submit(Move(seat, "uno"))
        assert "uno" in bench.verbs
        await bench.clock.advance(2)
        assert bench.table.shown is None

    run(work)


def test_the_curtain_falls_when_the_page_is_hidden():
    async def work():
        bench = Bench(new_match("pp"))
        await opened(bench)
        seat = bench.table.shown
        bench.table.hide()
        assert (bench.table.shown, bench.table.curtain) == (None, seat)
        bench.table.unhide()
        assert bench.table.shown is None
        bench.table.open_curtain()
        assert bench.table.shown == seat

    run(work)


def test_with_one_person_a_hidden_page_only_stops_the_time():
    async def work():
        bench = Bench(new_match("pcc"), silent_brain)
        await bench.table.begin()
        while bench.match.round.turn == 0:
            await bench.person_plays()
        bench.table.hide()
        count = len(bench.happenings)
        await bench.clock.advance(50)
        assert len(bench.happenings) == count
        assert bench.table.shown == 0
        bench.table.unhide()
        await bench.clock.advance(5)
        assert len(bench.happenings) > count

    run(work)


def test_while_computers_play_the_hand_shown_stays():
    async def work():
        bench = Bench(new_match("pccp"), silent_brain)
        await opened(bench)
        for _ in range(200):
            rnd = bench.match.round
            if bench.match.seats[rnd.turn].kind == "computer":
                break
            if bench.table.curtain is not None:
                bench.table.open_curtain()
            elif bench.table.shown == rnd.turn:
                await bench.person_plays()
            else:
                await bench.clock.advance(0.5)
        shown = bench.table.shown
        await bench.clock.advance(0.2)
        assert bench.table.shown == shown is not None

    run(work)


def test_a_round_ends_without_a_curtain_and_the_next_begins_behind_one():
    async def work():
        bench = Bench(new_match("ppc"), silent_brain)
        await opened(bench)
        await bench.finish_round()
        assert bench.table.curtain is None
        await bench.clock.advance(10)
        assert bench.table.curtain is None
        await bench.table.submit(Move(-1, "next"))
        assert bench.table.shown is None
        assert bench.table.curtain is not None

    run(work)
