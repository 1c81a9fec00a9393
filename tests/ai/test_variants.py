"""Games with a deck of their own: what a strong player finds where it is plain."""

from random import Random
from typing import Any

import pytest

from helpers.brains import answer, decides, position
from unoultimate.ai.bout import play_match
from unoultimate.ai.players import PLAYERS
from unoultimate.ai.weights import weights
from unoultimate.engine import VARIANTS, Match, Rules, Seat


def hard(base: str, **scenario: Any) -> str:
    """What the strongest computer does at seat 0."""
    return decides("hard", rules={"base": base, **scenario.pop("rules", {})}, **scenario)


@pytest.mark.parametrize("base", VARIANTS)
@pytest.mark.parametrize("level", PLAYERS)
def test_a_match_between_seats_of_one_level_ends(base: str, level: str) -> None:
    match = Match.new(Rules(base, {"format": "first_out"}), [Seat("A"), Seat("B"), Seat("C")], "1")
    play_match(match, [PLAYERS[level]] * 3, Random(1))
    assert match.over


def test_a_forced_swap_takes_the_smallest_hand() -> None:
    hands = [["WFS", *["W"] * 4], ["W"] * 4, ["W"], ["W"] * 6]
    assert hard("all_wild", hands=hands, discard=["W"], declared=[2]) == "0 play WFS target=2"


def test_nobody_swaps_its_last_card_for_many() -> None:
    hands = [["WFS", "W"], ["W"] * 5, ["W"] * 6]
    assert hard("all_wild", hands=hands, discard=["W"], declared=[0]) == "0 play W"


def test_a_targeted_draw_hits_who_is_nearest_the_end() -> None:
    hands = [["WT+2", "W", "W", "W"], ["W"] * 6, ["W"], ["W"] * 5]
    assert hard("all_wild", hands=hands, discard=["W"], declared=[2]) == "0 play WT+2 target=2"


def test_where_every_card_fits_nobody_draws() -> None:
    hands = [["W+4", "WFS", "WT+2"], ["W"] * 2, ["W"] * 2]
    assert "play" in hard("all_wild", hands=hands, discard=["W"])


def test_a_hand_that_came_to_one_card_by_a_swap_is_called() -> None:
    match = position(
        rules={"base": "all_wild"},
        hands=[["WFS", "W", "W"], ["W"], ["W"] * 5],
        discard=["W"],
        declared=[1],
    )
    match.apply(match.parse("0 play WFS target=1"))
    assert answer("hard", match, 0) == "0 uno"
    assert answer("hard", match, 2) == "2 catch 0"


NUMBERS = [f"{color}{number}" for color in "YGB" for number in range(1, 9)]


def test_nobody_lays_what_brings_itself_to_the_limit() -> None:
    hands = [["WR+4", *NUMBERS[:21]], ["Y1", "Y2", "Y3"]]
    assert "WR+4" not in hard("no_mercy", hands=hands, discard=["R9"])


def test_a_seat_near_the_limit_is_pushed_over_it() -> None:
    hands = [["WCR", "R1", "R2", "R3", "B9"], NUMBERS[:23]]
    assert hard("no_mercy", hands=hands, discard=["R9"]) == "0 play WCR"


def test_who_would_be_eliminated_by_a_penalty_stacks() -> None:
    pending = {"amount": 12, "kind": "+4", "by": 1}
    hands = [["G+4", *NUMBERS[:14]], ["Y1", "Y2", "Y3"]]
    found = hard("no_mercy", hands=hands, discard=["R+4"], pending=pending)
    assert found == "0 play G+4"


def test_discard_all_sweeps_a_long_colour() -> None:
    hands = [["RDA", "R1", "R2", "R3", "R4", "G1", "Y2"], ["Y1", "Y2", "Y3"]]
    assert hard("no_mercy", hands=hands, discard=["R9"]) == "0 play RDA"


def test_discard_all_that_leaves_one_card_is_called_before() -> None:
    hands = [["RDA", "R1", "R2", "R3", "G1"], ["Y1", "Y2", "Y3"]]
    assert hard("no_mercy", hands=hands, discard=["R9"]) == "0 uno"


def test_the_roulette_turns_for_the_colour_that_comes_soonest() -> None:
    seen = [f"{color}{number}" for color in "RYG" for number in range(10) for _ in range(2)]
    match = position(
        rules={"base": "no_mercy"},
        hands=[["G+2", "Y+2", "R+2", "B1"], ["Y+2", "B4"], ["WCR", "B2", "B3"]],
        discard=seen,
        turn=2,
    )
    match.apply(match.parse("2 play WCR"))
    assert answer("hard", match, 0) == "0 choose color=B"


def test_flips_when_what_the_other_sees_then_does_not_fit() -> None:
    """The last card of seat 1, seen as U5, is a red one; turned over it fits neither O9 nor PSE."""
    hands = [["RF|P8", "R1|P3", "R2|OR", "R3|P7"], ["R9|U5"]]
    assert hard("flip", hands=hands, discard=["R6|O9"], declared=[1]) == "0 play RF|P8"


def test_does_not_flip_when_that_suits_the_other() -> None:
    """Seen as O8, the last card of seat 1 is yellow or blue, and may well fit when turned over."""
    hands = [["RF|P8", "R1|P3", "R2|OR", "R3|P7"], ["B2|O8"]]
    found = hard("flip", hands=hands, discard=["R6|O9"], declared=[1])
    assert found in ("0 play R1|P3", "0 play R3|P7")


def test_names_no_colour_that_a_back_gives_away() -> None:
    hands = [["W|P5", "R1|P3", "R2|OR", "R4|OF", "Y1|PSE"], ["R9|U5"]]
    found = hard("flip", hands=hands, discard=["B7|O3"], declared=[1])
    assert found.startswith("0 play W")
    assert "color=R" not in found


def test_challenges_a_bluff_that_the_backs_give_away() -> None:
    """Both cards seen as U5 and U+5 are red whatever they are: seat 1 could have laid red."""
    match = position(
        rules={"base": "flip"},
        hands=[["R1|P3", "B1|USE", "B2|O8", "B3|U8"], ["W+2|O4", "R9|U5", "R2|U+5"]],
        discard=["R6|O9"],
    )
    match.apply(match.parse("0 play R1|P3"))
    match.apply(match.parse("1 play W+2|O4 color=R"))
    assert answer("hard", match, 0) == "0 challenge"


def test_lays_the_flex_side_where_only_that_fits() -> None:
    hands = [["G2|Y2", "B5*", "B7*"], ["R1", "R3"], ["R5", "G1"]]
    assert hard("flex", hands=hands, discard=["Y4"]) == "0 play G2|Y2 flex"
    red = hard("flex", hands=hands, discard=["Y4"], power=[False, True, True])
    assert red == "0 draw"


def test_an_aimed_draw_hits_the_seat_with_one_card() -> None:
    hands = [["W+2^", "B5*", "B7*", "R1"], ["G1", "G3", "G5", "G7"], ["R7"], ["R5", "G1|Y1"]]
    found = hard("flex", hands=hands, discard=["Y4"], declared=[2])
    assert found.startswith("0 play W+2^")
    assert found.endswith("target=2 flex")


def test_an_aimed_penalty_is_answered() -> None:
    match = position(
        rules={"base": "flex"},
        hands=[["G1", "G3", "B6"], ["B1*", "B3*"], ["W+4^", "R1", "R2*", "R3"]],
        discard=["Y4"],
        turn=2,
    )
    match.apply(match.parse("2 play W+4^ color=R target=1 flex"))
    assert match.round.view(1).pending == (4, "W+4", 2, 1, False, True)
    assert answer("hard", match, 1) == "1 accept"


@pytest.mark.parametrize(("base", "draw"), [("express", "R+1"), ("junior", "R+2")])
def test_a_seat_with_one_card_is_hindered(base: str, draw: str) -> None:
    hands = [["R1", "R3", draw, "G5"], ["Y1"], ["G3", "G4", "G1", "B3"]]
    assert hard(base, hands=hands, discard=["R5"], declared=[1]) == f"0 play {draw}"


@pytest.mark.parametrize("base", ["express", "junior"])
def test_wilds_are_kept_for_the_end(base: str) -> None:
    hands = [["R1", "W"], ["Y1", "Y2", "Y3"]]
    assert hard(base, hands=hands, discard=["R5"], declared=[0]) == "0 play R1"


@pytest.mark.parametrize("base", VARIANTS)
def test_every_game_has_weights_of_its_own(base: str) -> None:
    for seats in (2, 4):
        assert weights(base, seats) != weights("classic", seats)
