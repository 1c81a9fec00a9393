from random import Random

import pytest

from helpers.positions import given
from helpers.rounds import random_move
from unoultimate.engine import NEXT_ROUND, IllegalMove, Match, Move, Rules, RulesError, Seat

SEATS = [Seat("Ann"), Seat("Ben", "computer", "hard"), Seat("Cyd")]


def test_a_new_match_has_its_first_round_dealt() -> None:
    match = Match.new(Rules.preset("official"), SEATS, "7")
    assert match.round_number == 1
    assert match.totals == match.rounds_won == (0, 0, 0)
    assert not match.over
    assert match.result is None
    assert match.round.position.persons == {0, 2}


def test_too_many_seats_for_the_deck() -> None:
    with pytest.raises(RulesError, match="deck_too_small"):
        Match.new(Rules.preset("official").replace(hand_size=10), [Seat("A")] * 9, "7")


def test_a_round_that_ends_is_added_up_and_its_hands_lie_open() -> None:
    match = given(hands=[["R1"], ["G7", "GS"], ["W"]])
    events = match.apply(match.parse("0 play R1"))
    assert events[-1].kind == "round_end"
    assert match.result
    assert match.result.points == (77, 0, 0)
    assert match.result.hand_points == (0, 27, 50)
    assert [len(hand) for hand in match.result.hands] == [0, 2, 1]
    assert match.totals == (77, 0, 0)
    assert match.rounds_won == (1, 0, 0)
    assert match.round_number == 1


def test_next_deals_and_the_dealer_moves_on() -> None:
    match = given(hands=[["R1"], ["G7"], ["B7"]], dealer=2)
    match.apply(match.parse("0 play R1"))
    events = match.apply(NEXT_ROUND)
    assert events[0].kind == "deal"
    assert match.round.position.dealer == 0
    assert match.round_number == 2
    assert match.check() == []


def test_a_match_that_is_over_says_who_won() -> None:
    match = given(hands=[["R1"], ["G7"], ["B7"]], totals=[490, 0, 10])
    events = match.apply(match.parse("0 play R1"))
    assert events[-1].kind == "match_end"
    assert events[-1].seat == 0
    assert match.over
    assert match.ranking == (0, 2, 1)
    with pytest.raises(IllegalMove, match="match_over"):
        match.apply(NEXT_ROUND)


def test_next_is_one_move_and_nobodys() -> None:
    match = given(hands=[["R1"], ["G7"], ["B7"]])
    match.apply(match.parse("0 play R1"))
    for move in (Move(0, "next"), Move(-1, "next", (1,))):
        with pytest.raises(IllegalMove, match="malformed"):
            match.apply(move)


def test_totals_that_do_not_add_up_are_noticed() -> None:
    match = given()
    match.standings.totals[0] = 5
    assert match.check() == ["totals_add_up"]


def test_a_whole_knockout_match_ends_with_one_seat_left() -> None:
    rules = Rules.preset("official").replace(format="knockout", target=100, hand_size=3)
    match, rng = Match.new(rules, SEATS, "knock"), Random(3)
    while not match.over:
        match.apply(NEXT_ROUND if match.round.over else random_move(match.round, rng))
        assert match.check() == []
    assert sorted(match.ranking) == [0, 1, 2]
    assert match.totals[match.ranking[0]] < 100 <= match.totals[match.ranking[1]]
    assert Match.from_record(match.record()).to_json() == match.to_json()
