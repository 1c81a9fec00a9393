"""Whatever the rules: a legal move, the same for all that a seat can't tell apart."""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from helpers.properties import other_backs, scrambled
from helpers.rounds import deal, random_move
from helpers.rulesets import Table, seeds, tables
from unoultimate import ai
from unoultimate.ai.bout import Bout
from unoultimate.ai.players import PLAYERS
from unoultimate.engine import RULE_SETS, VARIANTS, Round, Rules

bounded = settings(
    max_examples=int(os.environ.get("UNO_EXAMPLES", "25")),
    deadline=None,
    derandomize="UNO_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
OPTIONAL = ("uno", "catch", "jump")


def acts_lawfully(rnd: Round, seat: int, level: str, rng: Random) -> None:
    move = ai.choose(rnd.view(seat), level, rng)
    if seat == rnd.turn:
        assert move is not None
    if move is not None:
        assert rnd.resolve(move) in rnd.legal(seat)
        assert seat == rnd.turn or move.verb in OPTIONAL


@bounded
@given(tables(), seeds)
def test_every_level_always_finds_something_lawful(table: Table, seed: str) -> None:
    rng, rnd = Random(seed), deal(*table, seed)
    for _ in range(60):
        if rnd.over:
            break
        for seat in rnd.actors():
            acts_lawfully(rnd, seat, rng.choice(ai.LEVELS), rng)
        rnd.apply(random_move(rnd, rng))


@bounded
@given(tables(), seeds)
def test_rounds_between_all_players_end(table: Table, seed: str) -> None:
    rules, seats = table
    rng = Random(seed)
    names = [rng.choice(list(PLAYERS)) for _ in range(seats)]
    finished = Bout(rules, [PLAYERS[name] for name in names], seed, rng.randrange(seats)).play()
    assert finished.over
    assert finished.check() == []


@bounded
@given(tables(), seeds)
def test_decisions_rest_on_nothing_hidden(table: Table, seed: str) -> None:
    rng, rnd = Random(seed), deal(*table, seed)
    for number in range(80):
        if rnd.over:
            break
        if number % 4 == 0:
            decides_alike(rnd, rng)
        rnd.apply(random_move(rnd, rng))


def decides_alike(rnd: Round, rng: Random) -> None:
    for seat in rnd.actors():
        other = other_backs(scrambled(rnd, seat, rng), seat)
        for level in ai.LEVELS:
            once = ai.choose(rnd.view(seat), level, Random(7))
            assert ai.choose(other.view(seat), level, Random(7)) == once


@pytest.mark.parametrize("preset", [*RULE_SETS, *VARIANTS])
def test_nothing_hidden_counts_in_rounds_as_computers_play_them(preset: str) -> None:
    bout = Bout(Rules.preset(preset), [PLAYERS[level] for level in (*ai.LEVELS, "hard")], "s", 0)
    rng = Random(preset)
    while not bout.round.over:
        decides_alike(bout.round, rng)
        bout.step()


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="genius"):
        ai.choose(deal(Rules.preset("official"), 2, "1").view(0), "genius", Random(1))
