"""Jumping in takes human time: computers wait for it, and jump after a moment."""

import pytest

from helpers.positions import seated
from helpers.tables import Bench, run, silent_brain
from unoultimate.engine import Move
from unoultimate.table.occasions import may_be_jumped

HANDS = [["R9", "G5", "R1"], ["B1", "B2", "R2"], ["Y1", "Y2", "R3"]]
ON = {"jump_in": "on"}


def table(brain=silent_brain, kinds: str = "pcc", rules=ON, **scenario) -> Bench:
    match = seated(kinds, hands=scenario.pop("hands", HANDS), rules=rules, **scenario)
    return Bench(match, brain, "fast")


def jumper(view, level, rng):
    jumps = [move for move in view.legal if move.verb == "jump"]
    return jumps[0] if jumps else silent_brain(view, level, rng)


def test_a_person_has_time_to_jump_even_when_computers_are_fast():
    async def work():
        bench = table(discard=["R5"], hands=[["R2", "G5", "R1"], ["B1", "R2", "B2"], HANDS[2]])
        await bench.table.begin()
        await bench.table.submit(Move(0, "play", (bench.match.rules.deck.card("R1"),)))
        await bench.clock.advance(1.2)
        assert bench.verbs == ["play"]
        await bench.clock.advance(0.6)
        assert len(bench.verbs) > 1

    run(work)


def test_they_do_not_wait_where_nobody_can():
    async def work():
        bench = table(discard=["R5"], rules={})
        await bench.table.begin()
        await bench.table.submit(Move(0, "play", (bench.match.rules.deck.card("R1"),)))
        await bench.clock.advance(0.6)
        assert len(bench.verbs) == 2

    run(work)


def test_computers_jump_after_a_moment_and_again_on_the_next_card():
    async def work():
        hands = [["R1", "G5", "R4"], ["B1", "B2", "Y5"], ["R1", "Y2", "R3"]]
        bench = table(jumper, discard=["R5"], hands=hands)
        await bench.table.begin()
        await bench.table.submit(Move(0, "play", (bench.match.rules.deck.card("R1"),)))
        await bench.clock.advance(0.6)
        assert bench.verbs == ["play"]
        await bench.clock.advance(0.4)
        assert bench.verbs[1] == "jump"
        assert bench.happenings[1].move.seat == 2

    run(work)


def test_the_curtain_waits_for_jumps_whoever_holds_a_twin():
    async def work():
        for rules, stays in ((ON, True), ({}, False)):
            bench = table(kinds="ppc", rules=rules, discard=["R5"])
            await bench.table.begin()
            bench.table.open_curtain()
            await bench.table.submit(Move(0, "play", (bench.match.rules.deck.card("R1"),)))
            await bench.clock.advance(1.3)
            assert (bench.table.shown == 0) is stays
            await bench.clock.advance(0.5)
            assert bench.table.shown is None

    run(work)


@pytest.mark.parametrize(
    ("discard", "begun", "possible"),
    [
        (["R9"], False, True),
        (["R9"], True, False),
        (["R9", "R5", "R9"], False, False),
        (["R0"], False, False),
    ],
)
def test_what_everybody_knows_of_jumps(discard, begun, possible):
    hands = [["G5", "R1"], ["B1", "B2"], ["Y1", "Y2"]]
    position = seated("pcc", hands=hands, discard=discard, rules=ON).round.position
    position.begun = begun
    assert may_be_jumped(position) is possible
    assert not may_be_jumped(seated("pcc", hands=hands, discard=discard).round.position)
