"""The options of the setup screen under the rules chosen so far."""

import pytest

from unoultimate.app import catalogue, setup_rules
from unoultimate.app.favourites import Favourite
from unoultimate.engine import GROUPS, OPTIONS, PRESETS, Rules, RulesError, inert


def row(rules, id, seats=4):
    return next(row for row in setup_rules.option_rows(rules, seats) if row.id == id)


def test_seven_groups_hold_every_option_once():
    groups = setup_rules.groups(Rules.preset("official"), 4)
    assert tuple(group.id for group in groups) == GROUPS
    assert [row.id for group in groups for row in group.rows] == [option.id for option in OPTIONS]
    assert all(group.title and group.line for group in groups)


@pytest.mark.parametrize("base", PRESETS)
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
