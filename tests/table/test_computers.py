"""Calls, catches and their time."""

import random

import pytest

from helpers.tables import Bench, new_match, run, silent_brain
from unoultimate.engine import Move


def catcher(view, level, rng):
    """Catches whoever can be caught, else plays plainly without ever calling."""
    catches = [move for move in view.legal if move.verb == "catch"]
    return catches[0] if catches else silent_brain(view, level, rng)


async def until_open(bench, seat):
    """Play on until this seat may be caught."""
    for _ in range(3000):
        rnd = bench.match.round
        if seat in rnd.position.open:
            return
        if rnd.over:
            await bench.table.submit(Move(-1, "next"))
        elif rnd.turn == 0:
            await bench.person_plays()
        else:
            await bench.clock.advance(0.05)
    raise AssertionError("nobody came to one card")


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_computers_wait_about_a_second_before_they_catch(speed):
    async def work():
        bench = Bench(new_match("pcc", target=1000), catcher, speed)
        await bench.table.begin()
        await until_open(bench, 0)
        bench.happenings.clear()
        await bench.clock.advance(0.8)
        assert "catch" not in bench.verbs
        await bench.clock.advance(0.5)
        assert bench.verbs[-1] == "catch"
        assert not bench.errors

    run(work)


def test_a_late_call_within_that_time_counts():
    async def work():
        bench = Bench(new_match("pcc", target=1000), catcher)
        await bench.table.begin()
        await until_open(bench, 0)
        bench.happenings.clear()
        await bench.clock.advance(0.8)
        await bench.table.submit(Move(0, "uno"))
        await bench.clock.advance(0.6)
        assert "catch" not in bench.verbs

    run(work)


def test_a_person_has_time_to_catch_even_when_computers_are_fast():
    async def work():
        bench = Bench(new_match("pcc", target=1000), silent_brain, "fast")
        await bench.table.begin()
        for seat in (1, 2):
            await until_open(bench, seat)
            await bench.clock.advance(1.3)
            assert seat in bench.match.round.position.open
            await bench.table.submit(Move(0, "catch", target=seat))
            assert bench.happenings[-1].events[0].kind == "catch"

    run(work)


def test_a_computer_asked_once_is_not_asked_again_for_the_same_thing():
    async def work():
        asked = []

        def brain(view, level, rng):
            asked.append(view.seat)
            return silent_brain(view, level, rng)

        bench = Bench(new_match("pcc", target=1000), brain, "step")
        await bench.table.begin()
        for _ in range(3000):
            if 0 in bench.match.round.position.open:
                break
            if bench.match.round.over:
                await bench.table.submit(Move(-1, "next"))
            elif bench.match.round.turn == 0:
                await bench.person_plays()
            else:
                bench.table.step()
                await bench.clock.advance(0.01)
        asked.clear()
        await bench.clock.advance(30)
        assert sorted(asked) == [1, 2]

    run(work)


def test_without_persons_in_the_round_computers_are_fast():
    async def work():
        rules = {"format": "last_standing"}
        bench = Bench(new_match("pcc", **rules), silent_brain, "slow")
        await bench.table.begin()
        position = bench.match.round.position
        position.active.remove(0)
        position.out.append(0)
        position.hands[0].clear()
        position.turn = 1
        bench.table.set_speed("slow")
        await bench.clock.advance(1)
        assert len(bench.happenings) >= 4

    run(work)


def test_the_brain_gets_level_and_its_own_chance():
    async def work():
        seen = []

        def brain(view, level, rng):
            seen.append((level, isinstance(rng, random.Random)))
            return silent_brain(view, level, rng)

        bench = Bench(new_match("pcc"), brain)
        await bench.table.begin()
        while bench.match.round.turn == 0:
            await bench.person_plays()
        await bench.clock.advance(3)
        assert seen[0] == ("medium", True)

    run(work)
