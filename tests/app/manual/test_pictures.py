"""The picture of an example comes from the scenario and from what the engine answers."""

import pytest

from unoultimate.app.manual import examples
from unoultimate.app.manual.pictures import picture
from unoultimate.app.manual.retelling import Line
from unoultimate.engine import Rules


def texts(lines):
    return [line.text.replace("\u2068", "").replace("\u2069", "") for line in lines]


@pytest.mark.parametrize("id", examples.ids())
def test_cards_and_steps_are_those_of_the_scenario(id):
    scenario, shown = examples.scenario(id), picture(id)
    if "hands" in scenario:
        deck = Rules.from_json(scenario["rules"]).deck

        def seen(codes):
            return [deck.shown(shown.side)[card] for card in deck.cards(codes)]

        assert [[card.code for card in hand.cards] for hand in shown.hands] == [
            seen(hand) for hand in scenario["hands"]
        ]
        assert [shown.top] == seen(scenario["discard"][-1:])
    assert [hand.name for hand in shown.hands] == scenario["players"]
    refused = [isinstance(step, dict) and "refused" in step for step in scenario.get("steps", [])]
    assert [step.refused for step in shown.steps] == refused
    assert all(step.lines for step in shown.steps)
    assert shown.ending


def test_cards_that_fit_are_marked_for_the_seat_in_turn():
    ada, ben = picture("fits").hands
    assert ada.turn
    assert [(card.code, card.fits) for card in ada.cards] == [
        ("G9", True),
        ("R5", True),
        ("B7", False),
        ("W", True),
    ]
    assert {card.fits for card in ben.cards} == {None}


def test_nothing_is_dimmed_where_nothing_fits():
    assert {card.fits for card in picture("draw_count").hands[0].cards} == {None}


def test_steps_say_what_happens_with_the_cards():
    step = picture("caught").steps[1]
    assert texts(step.lines) == ["Ben catches Ada, who forgot to call UNO.", "Ada draws 2 cards."]
    assert step.lines[1].cards == ("G1", "G3")


def test_a_refused_step_says_so():
    step = picture("draw-and-play").steps[1]
    assert texts(step.lines) == ["Ada may not lay blue 7 now."]
    assert texts(picture("uno_call").steps[2].lines) == ["Cleo can’t catch Ada now."]
    assert texts(picture("must_play").steps[0].lines) == ["Ada may not draw now."]


def test_hands_that_moved_are_shown_again():
    assert [[card.code for card in hand.cards] for hand in picture("zero_pass").after] == [
        ["Y1", "Y2", "Y3", "Y4"],
        ["B1", "B2"],
        ["G1", "G2", "G3"],
    ]
    assert picture("skip").after == ()


def test_how_it_ends():
    assert texts(picture("skip").ending) == ["Ada’s turn."]
    assert texts(picture("points").ending)[0] == "Ada: 84 points, 84 in all."
    assert texts(picture("first-out").ending) == [
        "Place 1: Ada.",
        "Place 2: Cleo.",
        "Place 3: Ben.",
    ]
    assert texts(picture("rounds").ending)[0] == "Place 1: Ada, 2 rank points, 4 in all."


def test_the_start_of_a_round_that_is_dealt():
    assert texts(picture("first_dealer").start) == [
        "Ada turns up yellow Skip.",
        "Ben turns up red 8.",
        "Cleo turns up red Draw Two.",
        "The first card is blue 3.",
    ]
    assert picture("skip").start == ()


def test_a_penalty_that_nobody_draws_is_not_announced():
    assert not any("penalty" in text for text in texts(picture("first-out").steps[0].lines))
    assert any("penalty" in text for text in texts(picture("draw-two").steps[0].lines))


def test_a_shown_hand_is_drawn_beside_its_sentence():
    lines = picture("wild4").steps[1].lines
    assert Line("\u2068Ada\u2069 shows the hand.", ("G3", "B1")) in lines


def test_the_named_colour_stands_beside_a_first_wild():
    assert (picture("first_wild").top, picture("first_wild").color) == ("W", "")


def test_a_flip_shows_the_dark_side_from_then_on():
    shown = picture("flip-over")
    assert (shown.game, shown.side, shown.top) == ("flip", 0, "G7")
    assert [line.cards for line in shown.steps[0].lines] == [("GF",), ("TSE",)]
    assert [line.side for line in shown.steps[0].lines] == [0, 1]
    assert shown.steps[1].lines[0].cards == ("T+5",)
    assert [card.code for card in shown.after[0].cards] == ["P3", "U2"]
    assert shown.after[0].side == 1


def test_power_cards_are_shown_before_and_after():
    shown = picture("flex-side")
    assert [hand.power for hand in shown.hands] == [True, True]
    assert shown.after
    assert [hand.power for hand in picture("flex-all-flip").after] == [True, False, False]
    assert [hand.power for hand in picture("skip").hands] == [None, None, None]


def test_what_was_swept_away_is_shown():
    shown = picture("mercy-discard")
    assert shown.steps[0].lines[1].cards == ("R1", "R5", "R+2")
    assert [card.code for card in shown.after[0].cards] == ["G2", "G3"]
