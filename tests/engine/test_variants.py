"""Games with a deck of their own, played at random and looked at closely."""

from random import Random
from typing import Any

import pytest

from helpers import properties
from helpers.rounds import deal, play_out
from helpers.rulesets import Table, random_rules, seats_for
from unoultimate.engine import (
    VARIANTS,
    IllegalMove,
    Match,
    Move,
    NotationError,
    Rules,
    RulesError,
)
from unoultimate.engine.scenario_position import build_match


def random_variant(name: str, rng: Random) -> Table:
    """The variant with its options at random, and seats that fit."""
    rules = random_rules(name, rng)
    return rules, rng.choice(seats_for(rules))


def given(base: str, **scenario: Any) -> Match:
    """A match in this position."""
    rules = {"base": base, **scenario.pop("rules", {})}
    return build_match({"players": len(scenario["hands"]), "rules": rules, **scenario})


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seed", range(8))
def test_every_round_ends_and_every_position_is_sound(name: str, seed: int) -> None:
    rng = Random(f"{name}{seed}")
    rules, seats = random_variant(name, rng)
    rnd = deal(rules, seats, str(seed))
    properties.sound(rnd)
    for _ in play_out(rnd, rng):
        properties.sound(rnd)
        if not rnd.over and rng.random() < 0.02:
            properties.goes_on_identically(rnd, rng.choice(list(rnd.legal(rnd.turn))))
    properties.points_add_up(rnd)


@pytest.mark.parametrize("name", VARIANTS)
def test_views_leak_nothing(name: str) -> None:
    rng = Random(name)
    rnd = deal(*random_variant(name, rng), name)
    for number, _ in zip(range(60), play_out(rnd, rng), strict=False):
        if number % 6 == 0:
            properties.leaks_nothing(rnd, rng)


def test_nobody_sees_the_backs_of_the_own_cards_in_flip() -> None:
    rng, changed = Random(5), 0
    rnd = deal(Rules.preset("flip"), 3, "backs")
    for _ in zip(range(80), play_out(rnd, rng), strict=False):
        for seat in rnd.position.active:
            twin = properties.other_backs(rnd, seat)
            changed += twin.position.hands != rnd.position.hands
            assert twin.view(seat) == rnd.view(seat)
            assert list(twin.view(seat).legal) == list(rnd.view(seat).legal)
    assert changed > 20


def test_everybody_sees_the_backs_of_the_others_in_flip() -> None:
    hands = [["R1|P3", "R2|OR"], ["B1|USE", "B2|O8"]]
    rnd = given("flip", hands=hands, discard=["R5|P2"], draw=["R9|U5"]).round
    view, backs = rnd.view(0), rnd.position.deck.sides[1].codes
    assert view.backs[0] == ()
    assert sorted(backs[card] for card in view.backs[1]) == ["O8", "USE"]
    assert [backs[card] for card in view.draw_back] == ["U5"]


def test_a_move_of_a_view_lays_a_card_that_shows_that_face() -> None:
    hands = [["R1|U2", "G1|O5"], ["B1|USE", "B2|O8"]]
    match = given("flip", hands=hands, discard=["R5|P2"])
    moves = [move for move in match.round.view(0).legal if move.verb == "play"]
    assert len(moves) == 1
    match.apply(moves[0])
    assert match.round.position.deck.codes[match.round.position.top] == "R1|U2"
    assert match.moves[-1] == ["0 play R1|U2"]


def test_a_drawn_card_is_the_one_that_is_laid() -> None:
    hands = [["R1|P3", "G1|O5"], ["B1|USE", "B2|O8"]]
    match = given("flip", hands=hands, discard=["R5|P2"], draw=["R1|U2"])
    match.apply(match.parse("0 draw"))
    match.apply(match.parse("0 play R1"))
    assert match.round.position.deck.codes[match.round.position.top] == "R1|U2"


def test_a_last_wild_draw_color_is_still_drawn() -> None:
    match = given(
        "flip",
        side="dark",
        hands=[["R3|W+C"], ["R1|U2"]],
        discard=["R9|U5"],
        declared=[0],
        draw=["R9|TR", "R1|P3", "B1|USE"],
    )
    match.apply(match.parse("0 play R3|W+C color=P"))
    assert match.result
    assert len(match.result.hands[1]) == 3


def test_a_wrong_challenge_of_draw_color_may_eliminate_before_the_two_more() -> None:
    hand = ["R1|U2", *["B2|O8"] * 0, "R2|OR"]
    match = given(
        "flip",
        side="dark",
        rules={"hand_limit": 15},
        hands=[["R3|W+C", "R3|P7", "R8|T7"], [*hand, *FLIP_HAND[:11]], ["B1|USE"]],
        discard=["R9|U5"],
        draw=["R9|TR", "R1|P3"],
    )
    match.apply(match.parse("0 play R3|W+C color=P"))
    match.apply(match.parse("1 challenge"))
    assert [seat for seat, _ in match.round.position.eliminated] == [1]


FLIP_HAND = [
    "R4|OF",
    "R6|O9",
    "G5|O7",
    "Y5|U9",
    "G2|T+5",
    "G2|TSE",
    "B2|P6",
    "R5|T5",
    "YS|TF",
    "G7|O6",
    "Y7|O2",
]


def test_time_turns_the_roulette_for_the_colour_held_most() -> None:
    match = given(
        "no_mercy",
        rules={"turn_timer": 15},
        hands=[["WCR", "R1", "R2"], ["B1", "B2"], ["Y1"]],
        discard=["R9"],
        draw=["R3", "B5"],
    )
    match.apply(match.parse("0 play WCR"))
    match.apply(match.parse("1 timeout"))
    assert match.round.turn == 2
    assert match.round.position.color == 3


def test_stacking_in_all_wild() -> None:
    hands = [["W+2", "W", "W"], ["W+2", "W+4", "W"], ["W", "W"]]
    match = given("all_wild", rules={"stacking": "up"}, hands=hands, discard=["W"])
    match.apply(match.parse("0 play W+2"))
    assert match.parse("1 play W+4") in match.round.legal(1)
    assert match.parse("1 play W+2") in match.round.legal(1)
    assert match.parse("1 play W") not in match.round.legal(1)
    off = given("all_wild", hands=hands, discard=["W"])
    off.apply(off.parse("0 play W+2"))
    assert [move.verb for move in off.round.legal(1)] == ["accept"]


@pytest.mark.parametrize("call", ["auto", "off"])
def test_a_forced_swap_without_calls_by_the_players(call: str) -> None:
    hands = [["WFS", "WR"], ["WSK"], ["W", "W"]]
    match = given("all_wild", rules={"uno_call": call}, hands=hands, discard=["W"])
    match.apply(match.parse("0 play WFS target=1"))
    assert match.round.position.declared == ({0, 1} if call == "auto" else set())
    assert not match.round.position.open


def test_a_last_targeted_draw_two_is_drawn_before_scoring() -> None:
    hands = [["WT+2"], ["WSK"], ["W"]]
    match = given("all_wild", hands=hands, discard=["W"], declared=[0], draw=["W", "W"])
    match.apply(match.parse("0 play WT+2 target=2"))
    assert match.result
    assert match.result.points == (50 + 60, 0, 0)


def test_flex_sides_are_for_a_turn_of_ones_own() -> None:
    hands = [["G2|Y2", "B2", "Y+2"], ["G3|Y3", "R+2^", "B6"]]
    match = given("flex", rules={"jump_in": "on"}, hands=hands, discard=["R+2"])
    assert reason(match, "1 jump R+2^ flex") == "no_flex"
    match.apply(match.parse("0 play Y+2"))
    assert reason(match, "1 play R+2^ flex") == "cannot_answer"


def reason(match: Match, text: str) -> str:
    """Why this move is refused."""
    move = match.parse(text)
    refusal = match.round.legal(move.seat).why_not(move)
    assert refusal
    return refusal.reason


def test_colours_of_every_deck() -> None:
    decks = {name: Rules.preset(name).deck for name in VARIANTS}
    assert [side.palette for side in decks["flip"].sides] == [(0, 1, 2, 3), (4, 5, 6, 7)]
    assert decks["all_wild"].palette == ()
    assert decks["express"].palette == (0, 1, 2, 3)


def test_a_flex_card_in_a_hand_of_two_may_be_called_for() -> None:
    match = given("flex", hands=[["G2|Y2", "B4"], ["G1", "G3"]], discard=["Y4"])
    assert match.parse("0 uno") in match.round.legal(0)


def test_strict_holds_for_the_flex_side_too() -> None:
    hands = [["W+4^", "R1", "WA^"], ["G1", "G3"], ["Y2", "Y4"]]
    match = given("flex", rules={"wild4": "strict"}, hands=hands, discard=["R5"])
    with pytest.raises(IllegalMove, match="no_flex"):
        match.apply(match.parse("0 play W+4^ color=G target=2 flex"))


def test_options_without_sense_have_no_effect() -> None:
    assert Rules("no_mercy", {"stacking": "any"}).stacking == "off"
    with pytest.raises(RulesError, match="hand_limit"):
        Rules("no_mercy", {"hand_limit": 15})


@pytest.mark.parametrize(
    ("base", "wrong"),
    [("flip", {"side": "red"}), ("flex", {"side": "dark"}), ("flex", {"power": [True]})],
)
def test_sides_that_a_game_has_not_are_refused(base: str, wrong: dict[str, Any]) -> None:
    hands = {"flip": [["R1|P3"], ["R1|U2"]], "flex": [["R1"], ["R3"]]}[base]
    top = {"flip": ["R5|P2"], "flex": ["R5"]}[base]
    with pytest.raises(NotationError):
        given(base, hands=hands, discard=top, **wrong)


def test_a_card_that_nobody_holds_stays_as_it_is() -> None:
    hands = [["R1|P3", "G1|O5"], ["B1|USE", "B2|O8"]]
    match = given("flip", hands=hands, discard=["R5|P2"])
    for cards in ((999,), (match.round.position.deck.card("R9|U5"),)):
        with pytest.raises(IllegalMove, match="not_held"):
            match.apply(Move(0, "play", cards))
    with pytest.raises(NotationError):
        match.parse("0 play Z9")


def test_a_drawn_discard_all_that_may_not_end_the_round_is_kept() -> None:
    hands = [["BR"], ["G1", "G3"], ["G5", "G7"]]
    rules = {"finish_with": "number"}
    match = given("no_mercy", rules=rules, hands=hands, discard=["BS"], draw=["BDA"])
    match.apply(match.parse("0 draw"))
    moves = match.round.legal(0)
    assert [match.round.text(move) for move in moves] == ["0 pass"]
    assert reason(match, "0 play BDA") == "finish_forbidden"
