"""The options of the setup screen under the rules chosen so far."""

import pytest

from unoultimate.app import catalogue, setup_rules
from unoultimate.app.favourites import Favourite
from unoultimate.engine import (
    EDITIONS,
    GROUPS,
    OPTIONS,
    PRESETS,
    RULE_SETS,
    VARIANTS,
    Rules,
    RulesError,
    inert,
)


def row(rules, id, seats=4):
    return next(row for row in setup_rules.option_rows(rules, seats) if row.id == id)


def test_seven_groups_hold_every_option_once():
    groups = setup_rules.groups(Rules.preset("official"), 4)
    assert tuple(group.id for group in groups) == GROUPS
    assert [row.id for group in groups for row in group.rows] == [option.id for option in OPTIONS]
    assert all(group.title and group.line for group in groups)


@pytest.mark.parametrize("base", [*RULE_SETS, *EDITIONS])
def test_marks_are_on_what_differs_from_official(base):
    rules = Rules.preset(base)
    seats = rules.min_seats
    rows = setup_rules.option_rows(rules, seats)
    assert {row.id for row in rows if row.changed} == set(rules.changed())
    assert {row.id for row in rows if row.greyed} == set(inert(rules, seats))
    counted = sum(group.changed for group in setup_rules.groups(rules, seats))
    assert counted == len(rules.changed())


def test_a_row_has_all_values_in_order_and_one_chosen():
    target = row(Rules("official", {"target": 250}), "target")
    assert [value.value for value in target.values] == ["100", "200", "250", "300", "500", "1000"]
    assert [value.label for value in target.values if value.chosen] == ["250 points"]
    assert target.label == "Points to win"
    assert target.line
    stacking = row(Rules.preset("official"), "stacking")
    assert [value.value for value in stacking.values] == ["off", "same", "up", "any"]


def test_an_option_without_effect_says_why():
    greyed = row(Rules.preset("quick"), "target").greyed
    assert greyed == catalogue.inert_text("format_ranks")
    assert row(Rules.preset("official"), "target").greyed == ""


def test_changing_an_option_by_the_text_of_a_page():
    rules = setup_rules.changed_option(Rules.preset("party"), "hand_size", "5")
    assert rules.hand_size == 5
    assert rules.base == "party"
    assert setup_rules.changed_option(rules, "stacking", "off").stacking == "off"


@pytest.mark.parametrize(
    ("id", "value", "reason"),
    [
        ("stacking", "sideways", "bad_value"),
        ("target", "7", "bad_value"),
        ("x", "", "unknown_option"),
    ],
)
def test_nonsense_is_refused_by_name(id, value, reason):
    with pytest.raises(RulesError) as caught:
        setup_rules.changed_option(Rules.preset("official"), id, value)
    assert caught.value.reason == reason
    assert caught.value.facts["option"] == id


def test_custom_and_the_way_back():
    rules = Rules.preset("party")
    assert setup_rules.rule_set_title(rules) == "Party"
    changed = rules.replace(jump_in="off")
    assert setup_rules.rule_set_title(changed) == "Custom (based on Party)"
    assert setup_rules.rule_set_label(changed) == "Party (custom)"
    assert setup_rules.rule_set_label(rules) == "Party"
    assert setup_rules.way_back(changed) == rules
    assert setup_rules.rule_set_title(changed.replace(jump_in="on")) == "Party"
    assert "Stack any draw card" in setup_rules.about(changed)


def test_custom_based_on_a_favourite():
    ours = Rules("party", {"hand_size": 5})
    sunday = Favourite("Sunday", ours)
    assert setup_rules.rule_set_title(ours, sunday) == "Sunday"
    changed = ours.replace(hand_size=10)
    assert setup_rules.rule_set_title(changed, sunday) == "Custom (based on Sunday)"
    assert setup_rules.way_back(changed, sunday) == ours


@pytest.mark.parametrize("game", VARIANTS)
def test_in_a_game_with_its_own_deck_marks_are_on_what_differs_from_that_game(game):
    rules = Rules.preset(game)
    assert not any(row.changed for row in setup_rules.option_rows(rules, 2))
    changed = rules.replace(turn_timer=30)
    rows = setup_rules.option_rows(changed, 2)
    assert {row.id for row in rows if row.changed} == {"turn_timer"}
    assert {row.id for row in rows if row.greyed} == set(inert(changed, 2))
    name = catalogue.rule_set_name(game)
    assert setup_rules.rule_set_title(changed) == f"Custom (based on {name})"
    assert setup_rules.way_back(changed) == rules


@pytest.mark.parametrize("game", VARIANTS)
def test_what_a_game_fixes_is_told_and_greyed(game):
    rows = setup_rules.option_rows(Rules.preset(game), 2)
    assert {row.id for row in rows if row.fixed} == set(PRESETS[game].fixed)
    assert all(row.greyed for row in rows if row.fixed)


def test_what_is_fixed_in_words():
    assert row(Rules.preset("flip"), "edition").fixed == "112 cards of its own"
    assert row(Rules("no_mercy", {"decks": 2}), "edition").fixed == "168 cards of its own"
    assert row(Rules.preset("no_mercy"), "stacking").fixed == "Same value or higher"
    assert row(Rules.preset("flex"), "first_card").fixed == "Numbers only"
    assert row(Rules.preset("all_wild"), "first_wild").fixed == "–"
    assert row(Rules.preset("official"), "edition").fixed == ""


def test_only_what_the_game_leaves_may_be_chosen():
    limit = row(Rules.preset("no_mercy"), "hand_limit")
    assert [value.value for value in limit.values] == ["20", "25", "30"]
    assert [value.value for value in limit.values if value.chosen] == ["25"]
    assert [v.value for v in row(Rules.preset("flip"), "stacking").values] == ["off", "same"]
    with pytest.raises(RulesError) as caught:
        setup_rules.changed_option(Rules.preset("no_mercy"), "hand_limit", "15")
    told = catalogue.rules_error_text(caught.value)
    assert "20 cards" in told
    assert "25 cards" in told
    assert "No limit" not in told


def test_an_option_says_what_the_game_means_by_it():
    assert "Wild Draw Colour" in row(Rules.preset("flip"), "wild4").line
    assert "Wild Draw Colour" not in row(Rules.preset("official"), "wild4").line
