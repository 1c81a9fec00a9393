"""What must hold under any rules, for any number of seats (`UNO_EXAMPLES` tries more)."""

import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers import properties, soak
from helpers.rounds import deal, play_out, random_move
from helpers.rulesets import Table, seats_fit, seeds, tables
from unoultimate.engine import IllegalMove, Match, Move, Round, Rules, Seat

EXAMPLES = int(os.environ.get("UNO_EXAMPLES", "20"))
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="UNO_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)


def somewhere(table: Table, seed: str) -> tuple[Round, Random]:
    """A round in the middle, at a place that the seed decides."""
    rng = Random(seed)
    rnd = deal(*table, seed)
    for _ in range(rng.randrange(120)):
        if rnd.over:
            break
        rnd.apply(random_move(rnd, rng))
    return rnd, rng


@bounded
@given(tables(), seeds)
def test_every_round_ends_soundly(table: Table, seed: str) -> None:
    rnd = deal(*table, seed)
    properties.sound(rnd)
    for _ in play_out(rnd, Random(seed)):
        properties.sound(rnd)
    properties.points_add_up(rnd)


@bounded
@given(tables(), seeds)
def test_a_saved_round_goes_on_identically(table: Table, seed: str) -> None:
    rnd = deal(*table, seed)
    twin = properties.reloaded(rnd)
    for number, (move, events) in enumerate(play_out(rnd, Random(seed))):
        assert twin.apply(move) == events
        if number % 20 == 0:
            twin = properties.reloaded(twin)
    assert twin.to_json() == rnd.to_json()


@bounded
@given(tables(), seeds)
def test_copies_are_independent(table: Table, seed: str) -> None:
    rnd, rng = somewhere(table, seed)
    if not rnd.over:
        properties.goes_on_identically(rnd, random_move(rnd, rng))


@bounded
@given(tables(), seeds)
def test_views_leak_nothing(table: Table, seed: str) -> None:
    properties.leaks_nothing(*somewhere(table, seed))


@bounded
@given(tables(), seeds)
def test_listed_moves_are_legal_and_can_be_made(table: Table, seed: str) -> None:
    properties.legal_moves_hold(*somewhere(table, seed))


VERBS = ("play", "jump", "draw", "pass", "accept", "challenge", "choose", "uno", "catch")
odd: st.SearchStrategy[Any] = (
    st.integers(-2, 11) | st.none() | st.booleans() | st.sampled_from(["0", "R", 1.0, (0,), [1]])
)
verbs = st.sampled_from([*VERBS, "timeout", "next", "", "fly", None, ["play"], 3])
any_cards = st.lists(st.integers(-1, 60), max_size=3).map(tuple) | odd
any_move = st.builds(Move, odd, verbs, any_cards, odd, odd, st.booleans() | odd)
plain_move = st.builds(
    Move,
    st.integers(0, 9),
    st.sampled_from(VERBS),
    st.just(()) | st.lists(st.integers(0, 54), min_size=1, max_size=2).map(tuple),
    st.none() | st.integers(0, 4),
    st.none() | st.integers(0, 9),
)


@bounded
@given(tables(), seeds, st.lists(any_move | plain_move, min_size=30, max_size=30))
def test_nonsense_is_refused_and_changes_nothing(
    table: Table, seed: str, moves: list[Move]
) -> None:
    rnd, _ = somewhere(table, seed)
    for move in moves:
        properties.refused_or_made(rnd, move)


@bounded
@given(tables(), seeds)
def test_held_cards_laid_anyhow_are_made_or_refused(table: Table, seed: str) -> None:
    rnd, rng = somewhere(table, seed)
    for seat in rnd.position.active:
        for card in set(rnd.position.hands[seat]):
            color, target = rng.choice([None, 0, 3]), rng.choice([None, 0, 1])
            for verb in ("play", "jump"):
                properties.refused_or_made(rnd, Move(seat, verb, (card,), color, target))


@bounded
@given(tables(), seeds)
def test_a_record_replays_the_same_match(table: Table, seed: str) -> None:
    rules, seats = table
    match, rng = Match.new(rules, [Seat(f"P{n}") for n in range(seats)], seed), Random(seed)
    for _ in range(400):
        if match.over:
            break
        match.apply(Move(-1, "next") if match.round.over else random_move(match.round, rng))
        assert match.check() == []
    record = json.loads(json.dumps(match.record()))
    assert Match.from_record(record).to_json() == match.to_json()
    assert Match.from_json(json.loads(json.dumps(match.to_json()))).to_json() == match.to_json()


@bounded
@given(any_move | plain_move)
def test_a_match_refuses_nonsense_too(move: Move) -> None:
    match = Match.new(Rules.preset("official"), [Seat("A"), Seat("B")], "7")
    before = match.to_json()
    try:
        match.apply(move)
    except IllegalMove:
        assert match.to_json() == before
    else:
        assert Match.from_record(match.record()).to_json() == match.to_json()


def test_the_long_run_works() -> None:
    assert soak.soak(5, seed=1_000_000) > 50


def test_seats_that_do_not_fit_are_known() -> None:
    assert seats_fit(Rules.preset("official"), 10)
    assert not seats_fit(Rules.preset("official").replace(hand_size=10), 9)


@pytest.mark.parametrize("seats", range(2, 11))
def test_official_rounds_end_for_every_number_of_seats(seats: int) -> None:
    rnd = deal(Rules.preset("official"), seats, f"seats {seats}")
    moves = sum(1 for _ in play_out(rnd, Random(seats)))
    assert moves > 7
    properties.points_add_up(rnd)
