import pytest

from helpers.positions import given
from helpers.rounds import deal
from unoultimate.engine import IllegalMove, Move, Round, Rules


def test_a_round_is_dealt_from_the_seat_after_the_dealer() -> None:
    rnd = deal(Rules.preset("official").replace(first_card="number_only"), 4, "7")
    dealt = [event.seat for event in rnd.history if event.kind == "deal"]
    assert dealt == [0, 1, 2, 3]
    assert [len(hand) for hand in rnd.position.hands] == [7] * 4


def test_the_same_seed_deals_the_same_round() -> None:
    rules = Rules.preset("official")
    assert deal(rules, 4, "7").to_json() == deal(rules, 4, "7").to_json()
    assert deal(rules, 4, "7").to_json() != deal(rules, 4, "8").to_json()


def test_actors_have_the_seat_in_turn_first() -> None:
    rnd = given(hands=[["R1", "R2"], ["G1", "G2"], ["R3"]], turn=1, draw=["B5"]).round
    assert rnd.actors() == [1]
    rnd.apply(rnd.parse("1 draw"))
    assert rnd.turn == 2
    rnd = given(hands=[["R1", "R2"], ["R3", "G2"], ["R3", "B1"]]).round
    rnd.apply(rnd.parse("0 play R1"))
    assert rnd.actors() == [1, 0, 2]


def test_a_refused_move_names_its_reason_and_changes_nothing() -> None:
    rnd = given().round
    before = rnd.to_json()
    with pytest.raises(IllegalMove) as caught:
        rnd.apply(Move(0, "accept"))
    assert caught.value.reason == "no_penalty"
    assert rnd.to_json() == before


def test_next_is_a_move_of_the_match_alone() -> None:
    with pytest.raises(IllegalMove, match="malformed"):
        given().round.apply(Move(-1, "next"))


def test_events_are_told_once_and_kept_in_the_history() -> None:
    rnd = given().round
    events = rnd.apply(rnd.parse("0 play R1"))
    assert [event.kind for event in events] == ["play", "turn"]
    assert tuple(rnd.history[-2:]) == events


def test_an_absent_seat_is_dealt_nothing() -> None:
    rules = Rules.preset("official").replace(format="knockout")
    rnd = Round.dealt(rules, [0, 500, 0], 0, "7", absent=[1])
    assert rnd.position.active == [0, 2]
    assert rnd.position.hands[1] == []
    assert rnd.check() == []


def test_legal_moves_are_true_when_there_are_any() -> None:
    rnd = given().round
    assert rnd.legal(0)
    assert not rnd.legal(1)
    assert "0 draw" not in rnd.legal(0)
    assert Move(1, "draw") not in rnd.legal(0)
