"""How rounds and matches end, in the words of each format."""

import re

import pytest

from helpers.positions import seated
from unoultimate.app.board import seat_infos
from unoultimate.app.counting import gain_text, result_text, score_text, total_text
from unoultimate.app.results import match_end, round_end
from unoultimate.app.tablestate import TableState
from unoultimate.engine import Move

HANDS = [["R2"], ["G1", "GS"], ["B1", "B2"], ["Y1", "Y3", "Y5"]]


def ended(hands=HANDS, viewer: int | None = 0, **scenario):
    """A match whose first seat has just laid its last card, and what the rounds' end shows."""
    match = seated(hands=hands, **scenario)
    match.apply(Move(0, "play", (match.rules.deck.card("R2"),)))
    return match, round_end(match, viewer)


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


@pytest.mark.parametrize(
    ("rules", "gains", "total"),
    [
        ({}, ["+33", "", "", ""], "total 33"),
        ({"format": "penalty"}, ["", *(f"+{n} penalty points" for n in (3, 9, 21))], "total 0"),
        ({"format": "first_out"}, ["", "", "", ""], ""),
        (
            {"format": "first_out", "rounds": 3},
            ["+3 rank points", "+2 rank points", "+1 rank point", ""],
            "total 3",
        ),
    ],
)
def test_what_a_round_gives(rules, gains, total):
    match, end = ended(rules=rules)
    assert [gain_text(match.rules, row) for row in end.rows] == gains
    assert total_text(match.rules, end.rows[0]) == total
    assert [row.place for row in end.rows] == [1, 2, 3, 4]


def test_what_a_seat_went_out_with():
    _match, end = ended()
    assert [row.last for row in end.rows] == [("R2",), (), (), ()]


@pytest.mark.parametrize(("card", "side"), [("R5|P2", 0), ("RF|P8", 1)])
def test_the_last_card_is_shown_by_the_side_it_was_laid_on(card, side):
    hands = [[card], ["R1|P3", "B5|P9"]]
    match = seated("pc", rules={"base": "flip"}, hands=hands, discard=["Y5|T8", "R9|U5"])
    match.apply(Move(0, "play", (match.rules.deck.card(card),)))
    assert match.round.position.side == side
    row = round_end(match, 0).rows[0]
    assert (row.last, row.last_side) == ((card.split("|")[0],), 0)


def test_who_leaves_in_a_knockout():
    rules = {"format": "knockout", "target": 100}
    match, end = ended(rules=rules, totals=[0, 0, 0, 95])
    rows = {row.seat: row for row in end.rows}
    assert rows[3].left
    assert "leaves the match" in total_text(match.rules, rows[3])
    assert not rows[1].left


def test_the_end_of_a_knockout_tells_when_each_left():
    rules = {"format": "knockout", "target": 100}
    match, _end = ended(rules=rules, totals=[0, 90, 99, 95])
    end = match_end(match, 0)
    assert result_text(match.rules, end, 0) == "stayed to the end · 1 round won"
    assert result_text(match.rules, end, 3) == "left in round 1 · 0 rounds won"


@pytest.mark.parametrize(
    ("rules", "total", "text"),
    [
        ({"format": "first_out"}, 0, "place 1"),
        ({"target": 100}, 100, "133 points · 1 round won"),
        ({"format": "penalty", "target": 100}, 100, "100 penalty points · 1 round won"),
    ],
)
def test_the_end_of_a_match(rules, total, text):
    match, _end = ended(rules=rules, totals=[total] * 4)
    assert result_text(match.rules, match_end(match, 0), 0) == text


@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (0, "You and Bruno win the round!"),
        (2, "You and Mira win the round!"),
        (1, "Mira and Bruno win the round!"),
    ],
)
def test_a_side_wins_together(viewer, text):
    _match, end = ended(viewer=viewer, rules={"partners": "on"})
    assert plain(end.headline) == text
    assert end.winners == (0, 2)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ({}, "Round 1 · 0/500"),
        ({"partners": "on"}, "We 0, they 0 of 500 · round 1"),
        ({"format": "knockout"}, "Round 1 · 0/500 penalty points"),
        ({"format": "first_out"}, "One round"),
        ({"format": "last_standing", "rounds": 3}, "Round 1 of 3 · 0 rank points"),
    ],
)
def test_the_score_over_the_table(rules, text):
    match = seated(hands=HANDS, rules=rules)
    seen = match.round.view(0)
    table = TableState(seat_infos(match), match.rules, "", view=seen, totals=match.totals)
    assert score_text(table) == text


def test_a_round_that_stands_still_says_why():
    hands = [["G5", "G6"], ["G1"]]
    match = seated("pp", hands=hands, draw_exact=True, draw=[])
    while not match.round.over:
        match.apply(Move(match.round.turn, "draw"))
    assert round_end(match, 0).reason.startswith("Nobody could play or draw")


def test_a_draw_pile_that_ran_out_says_so():
    rules = {"empty_pile": "end_round"}
    match = seated("pp", hands=[["G5", "G6"], ["G1"]], draw_exact=True, draw=[], rules=rules)
    match.apply(Move(0, "draw"))
    end = round_end(match, 0)
    assert end.reason.startswith("The draw pile ran out")
    assert ended()[1].reason == ""


def test_the_last_one_left_says_why():
    hands = [["G5", "B2"], ["Y" + str(n) for n in range(1, 10)] + ["B1", "B3", "B4", "B5", "B6"]]
    match = seated("pp", hands=hands, turn=1, rules={"hand_limit": 15})
    match.apply(Move(1, "draw"))
    assert round_end(match, 0).reason == "Everybody else reached the hand limit."
