"""Taps on cards with partners (`product.md`, Table), one rule after the other."""

import pytest

from helpers.positions import given
from unoultimate.app.hand import hand_cards
from unoultimate.app.selecting import Picked, Tapped, partners, tap
from unoultimate.app.selections import selection_text

OTHERS = [["G1", "G2", "B3"], ["B1", "B2", "Y3"]]


def view(hand: str, multi_play: str = "all", **scenario):
    rules = {"multi_play": multi_play, **scenario.pop("rules", {})}
    hands = [hand.split(), *OTHERS]
    return given(hands=hands, rules=rules, **scenario).round.view(0)


def picked(view, *codes: str):
    """`R5` or `R5/1`, the second red five."""
    parts = [code.partition("/") for code in codes]
    return tuple(Picked(view.deck.card(code), int(nth or 0)) for code, _, nth in parts)


def tapped(view, code: str, *selected: str) -> Tapped:
    return tap(view, picked(view, *selected), picked(view, code)[0])


def lays(view, *codes: str) -> Tapped:
    return Tapped(tuple(view.deck.card(code) for code in codes))


def test_a_card_with_partners_is_selected_and_one_without_is_laid():
    seen = view("R5 G5 R2")
    assert tapped(seen, "R5") == Tapped(selection=picked(seen, "R5"))
    assert tapped(seen, "R2") == lays(seen, "R2")


def test_partners_are_added_in_the_order_of_taps():
    seen = view("R5 G5 B5 R2")
    assert tapped(seen, "B5", "R5").selection == picked(seen, "R5", "B5")
    assert tapped(seen, "G5", "R5", "B5").selection == picked(seen, "R5", "B5", "G5")


def test_a_second_tap_on_the_first_lays_it_alone_or_clears():
    seen = view("R5 G5 B5")
    assert tapped(seen, "R5", "R5") == lays(seen, "R5")
    assert tapped(seen, "R5", "R5", "B5") == Tapped()


def test_another_selected_card_is_taken_out():
    seen = view("R5 G5 B5")
    assert tapped(seen, "B5", "R5", "B5", "G5").selection == picked(seen, "R5", "G5")


def test_a_card_that_can_t_join_starts_anew_or_is_laid():
    seen = view("R5 G5 R2 B2 R3")
    assert tapped(seen, "R2", "R5", "G5") == Tapped(selection=picked(seen, "R2"))
    assert tapped(seen, "R3", "R5", "G5") == lays(seen, "R3")


def test_a_card_that_fits_nothing_leaves_the_selection():
    seen = view("R5 G5 B2 Y1")
    assert tapped(seen, "B2", "R5") == Tapped(lays(seen, "B2").lay, picked(seen, "R5"))


def test_equal_cards_are_told_apart():
    seen = view("R5 R5 G5")
    assert tapped(seen, "R5", "R5/1").selection == picked(seen, "R5/1", "R5")
    shown = hand_cards(seen, "color", picked(seen, "R5/1", "R5"))
    order = {(card.code, card.nth): card.order for card in shown}
    assert order == {("R5", 0): 2, ("R5", 1): 1, ("G5", 0): 0}


@pytest.mark.parametrize(
    ("multi_play", "hand", "selected", "joining"),
    [
        ("off", "R5 G5 W", "R5", ""),
        ("numbers", "R5 G5 B5 W", "R5", "G5 B5"),
        ("numbers", "RS GS BS", "RS", ""),
        ("all", "RS GS BS W", "RS", "GS BS"),
        ("all", "W W R1", "W", ""),
    ],
)
def test_who_may_join(multi_play, hand, selected, joining):
    seen = view(hand, multi_play)
    found = {seen.deck.codes[card] for card in partners(seen, picked(seen, selected))}
    assert found == set(joining.split())


def test_a_card_that_can_t_come_first_may_follow():
    seen = view("R5 G5")
    assert tapped(seen, "G5") == lays(seen, "G5")
    assert tapped(seen, "G5", "R5").selection == picked(seen, "R5", "G5")


def test_draw_twos_are_stacked_together_on_a_penalty():
    pending = {"amount": 2, "kind": "+2", "by": 2}
    seen = view("G+2 B+2 R1", discard=["R+2"], pending=pending, rules={"stacking": "same"})
    assert tapped(seen, "G+2").selection == picked(seen, "G+2")
    assert tapped(seen, "B+2", "G+2").selection == picked(seen, "G+2", "B+2")


def test_the_selection_is_said():
    seen = view("R5 G5 B5")
    assert selection_text(seen, picked(seen, "R5")).startswith("Selected: red 5. 2 more")
    assert (
        selection_text(seen, picked(seen, "R5", "G5", "B5")) == "Selected: red 5, green 5, blue 5."
    )
    assert selection_text(seen, ()) == "Nothing selected."
