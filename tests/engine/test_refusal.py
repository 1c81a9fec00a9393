"""Each reason for which a move is refused, in a position where it is the one."""

from typing import Any

import pytest

from helpers.positions import given
from unoultimate.engine import REASONS, IllegalMove, Match, Move

STACK = {"amount": 2, "kind": "+2", "by": 2}
DRAWN = {"hands": [["G1", "G2"], ["B1", "B2"], ["Y1"]], "draw": ["R7"]}

CASES: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("not_your_turn", "1 play G1", {}, []),
    ("not_your_turn", "1 timeout", {"rules": {"turn_timer": 15}}, []),
    ("not_active", "7 draw", {}, []),
    ("not_held", "0 play R5", {}, []),
    ("not_held", "0 play R1,R1", {"rules": {"multi_play": "all"}}, []),
    ("does_not_fit", "0 play G3", {}, []),
    ("wild4_blocked", "0 play W+4 color=R", {"rules": {"wild4": "strict"}}, []),
    ("color_needed", "0 play W", {}, []),
    ("color_needed", "0 play W color=P", {}, []),
    ("color_needless", "0 play R1 color=R", {}, []),
    ("target_needed", "0 play R7", {"rules": {"seven_swap": "on"}}, []),
    ("target_bad", "0 play R7 target=0", {"rules": {"seven_swap": "on"}}, []),
    ("target_needless", "0 play R7 target=1", {}, []),
    ("finish_forbidden", "0 play RS", {"rules": {"finish_with": "number"}, "alone": "RS"}, []),
    ("not_together", "0 play R1,R2", {"rules": {"multi_play": "all"}}, []),
    ("no_flex", "0 play R1 flex", {}, []),
    ("must_play", "0 draw", {"rules": {"must_play": "on"}}, []),
    ("must_play", "0 pass", {"rules": {"drawn_card": "must_play"}, **DRAWN}, ["0 draw"]),
    ("must_answer", "0 draw", {"discard": ["R+2"], "pending": STACK}, []),
    ("cannot_answer", "0 play R1", {"discard": ["R+2"], "pending": STACK}, []),
    ("no_challenge", "0 challenge", {"discard": ["R+2"], "pending": STACK}, []),
    ("no_challenge", "0 challenge", {}, []),
    ("already_drawn", "0 draw", DRAWN, ["0 draw"]),
    ("only_drawn_card", "0 play G1", DRAWN, ["0 draw"]),
    ("nothing_to_pass", "0 pass", {}, []),
    ("no_penalty", "0 accept", {}, []),
    ("no_choice", "0 choose color=R", {}, []),
    ("no_timer", "0 timeout", {}, []),
    ("no_jump", "1 jump G1", {}, []),
    ("jump_in_turn", "0 jump R1", {"rules": {"jump_in": "on"}}, []),
    ("jump_one_card", "1 jump G1,G2", {"rules": {"jump_in": "on"}}, []),
    ("not_identical", "1 jump G1", {"rules": {"jump_in": "on"}}, []),
    ("too_late", "1 jump G1", {"rules": {"jump_in": "on"}, **DRAWN}, ["0 draw"]),
    ("no_call", "0 uno", {"rules": {"uno_call": "auto"}}, []),
    ("no_call", "1 uno", {}, []),
    ("already_called", "0 uno", {"declared": [0]}, []),
    ("catch_self", "0 catch 0", {}, []),
    ("not_catchable", "0 catch 1", {}, []),
    ("round_running", "next", {}, []),
    ("round_over", "1 draw", {"alone": "R1"}, ["0 play R1"]),
    ("match_over", "next", {"alone": "R1", "totals": [499, 0, 0]}, ["0 play R1"]),
]
ASKED = {"rules": {"first_wild": "choose", "jump_in": "on", "hand_size": 3}}
ASKED_DRAW = ["R1", "R2", "R3", "G1", "G2", "G3", "B1", "B2", "W", "W"]


def stand(alone: str | None = None, **scenario: Any) -> Match:
    """The position; seat 0 also holds a 7 and wilds, or nothing but one card."""
    if alone:
        scenario["hands"] = [[alone], ["G1", "G2"], ["B1"]]
    hands = scenario.setdefault(
        "hands", [["R1", "R2", "G3", "R7", "W", "W+4"], ["G1", "G2", "B3"], ["B1", "B2", "Y3"]]
    )
    assert len(hands) == 3
    return given(**scenario)


@pytest.mark.parametrize(("reason", "move", "scenario", "before"), CASES)
def test_reason(reason: str, move: str, scenario: dict[str, Any], before: list[str]) -> None:
    match = stand(**scenario)
    for text in before:
        match.apply(match.parse(text))
    with pytest.raises(IllegalMove) as caught:
        match.apply(match.parse(move))
    assert caught.value.reason == reason


@pytest.mark.parametrize("move", ["0 draw", "1 jump W color=R", "0 play R2"])
def test_a_colour_that_is_asked_for_comes_first(move: str) -> None:
    from unoultimate.engine.scenario_position import build_match

    match = build_match({"players": 3, "dealer": 2, "draw": ASKED_DRAW, **ASKED})
    with pytest.raises(IllegalMove, match="choose_color_first"):
        match.apply(match.parse(move))
    with pytest.raises(IllegalMove, match="color_needed"):
        match.apply(match.parse("0 choose color=P"))


def test_time_that_runs_out_is_no_legal_move_but_may_be_made() -> None:
    match = stand(rules={"turn_timer": 15})
    refusal = match.round.legal(0).why_not(Move(0, "timeout"))
    assert refusal
    assert (refusal.reason, refusal.costs) == ("time", True)


def test_every_reason_has_its_case() -> None:
    elsewhere = {"choose_color_first", "malformed", "time"}
    assert {reason for reason, *_ in CASES} | elsewhere == set(REASONS)


def test_a_move_without_its_form_is_malformed() -> None:
    for move in (Move(0, "play"), Move(0, "draw", (1,)), Move(0, "sing")):
        refusal = stand().round.legal(0).why_not(move)
        assert refusal
        assert refusal.reason == "malformed"


def test_mistakes_cost_persons_only() -> None:
    rules = {"wrong_play": "draw_two", "wrong_catch": "draw_two"}
    rnd = stand(rules=rules).round
    wrong = [rnd.parse("0 play G3"), rnd.parse("0 catch 1")]
    assert [_costs(rnd.legal(0).why_not(move)) for move in wrong] == [True, True]
    rnd.position.persons = frozenset()
    assert [_costs(rnd.legal(0).why_not(move)) for move in wrong] == [False, False]


def _costs(refusal: Any) -> bool:
    assert refusal
    return bool(refusal.costs)
