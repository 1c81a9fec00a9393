"""The runner itself: a scenario that does not hold must fail, and say where."""

from typing import Any

import pytest

from unoultimate.engine.scenario import Failure, run

GIVEN: dict[str, Any] = {"name": "given", "hands": [["R1", "R2"], ["G1", "G2"]], "discard": ["R9"]}


@pytest.mark.parametrize(
    "expect",
    [
        {"turn": 0, "color": "R", "direction": 1, "top": "R9", "pending": None},
        {"hands": {"0": ["R2", "R1"]}, "sizes": [2, 2], "declared": [], "catchable": []},
        {"legal": {"seat": 0, "includes": ["play R1", "draw"], "excludes": ["pass"]}},
        {"out": [], "eliminated": [], "round": None, "match": None, "totals": [0, 0]},
        {"draw_size": 103, "discard_size": 1},
    ],
)
def test_what_holds_passes(expect: dict[str, Any]) -> None:
    assert run(GIVEN | {"expect": expect}) is None


@pytest.mark.parametrize(
    ("expect", "what"),
    [
        ({"turn": 1}, "turn: 0 instead of 1"),
        ({"color": None}, "color: R instead of None"),
        ({"pending": {"amount": 2}}, "pending: None instead of {'amount': 2}"),
        ({"hands": {"0": ["R1"]}}, "hands: seat 0 holds R1 R2 instead of R1"),
        ({"legal": {"seat": 0, "includes": ["play G1"]}}, "legal: play G1 is missing"),
        ({"legal": {"seat": 0, "excludes": ["play R1"]}}, "legal: play R1 is there"),
        ({"round": {"winner": 0}}, "round: None instead of {'winner': 0}"),
    ],
)
def test_what_does_not_hold_is_told(expect: dict[str, Any], what: str) -> None:
    assert run(GIVEN | {"expect": expect}) == Failure("given", "end", what)


def test_the_step_is_named() -> None:
    steps = ["0 play R1", {"move": "1 draw", "expect": {"turn": 1}}]
    failure = run(GIVEN | {"draw": ["B5"], "steps": steps})
    assert failure == Failure("given", "step 2 1 draw", "turn: 0 instead of 1")


def test_a_move_that_is_refused_fails() -> None:
    failure = run(GIVEN | {"steps": ["1 draw"]})
    assert failure == Failure("given", "step 1 1 draw", "refused: not_your_turn")


def test_a_move_that_should_be_refused_and_is_not_fails() -> None:
    failure = run(GIVEN | {"steps": [{"refused": "0 draw"}]})
    assert failure
    assert failure.what == "accepted, but should have been refused"


def test_a_text_that_is_no_move_counts_as_refused() -> None:
    assert run(GIVEN | {"steps": [{"refused": "0 fly"}]}) is None


def test_within_round_and_pending_only_the_keys_given_are_compared() -> None:
    over = GIVEN | {"hands": [["R1"], ["G1"]], "steps": ["0 play R1"]}
    assert run(over | {"expect": {"round": {"winner": 0}, "turn": 7, "color": "B"}}) is None
    failure = run(over | {"expect": {"round": {"winner": 1}}})
    assert failure
    assert failure.what == "round: {'winner': 0} instead of {'winner': 1}"
    with pytest.raises(ValueError, match="unknown_key: key losers"):
        run(over | {"expect": {"round": {"losers": 1}}})


def test_a_broken_invariant_fails_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unoultimate.engine.match.Match.check", lambda _: ["cards_conserved"])
    failure = run(GIVEN | {"steps": ["0 draw"]})
    assert failure
    assert failure.what == "broken: cards_conserved"


def test_a_refused_move_that_changes_something_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    states = iter([{"turn": 0}, {"turn": 1}])
    monkeypatch.setattr("unoultimate.engine.match.Match.to_json", lambda _: next(states))
    failure = run(GIVEN | {"steps": [{"refused": "1 draw"}]})
    assert failure
    assert failure.what == "the refused move changed the position"
