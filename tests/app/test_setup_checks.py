"""What makes no sense is said beside the option that can change it."""

from unoultimate.app.setup_checks import SEATS, checks, starting_problem
from unoultimate.app.setup_rules import option_rows
from unoultimate.engine import PRESETS, Rules


def found(seats, **changes):
    return {check.option: check for check in checks(Rules("official", changes), seats)}


def test_the_presets_are_fine():
    for base in PRESETS:
        rules = Rules.preset(base)
        assert checks(rules, rules.min_seats) == ()


def test_too_few_cards_and_the_second_deck_that_helps():
    crowded = found(10, hand_size=10)
    assert list(crowded) == ["hand_size", "decks"]
    assert crowded["hand_size"].blocking
    assert "101 of 108" in crowded["hand_size"].text
    assert not crowded["decks"].blocking
    assert found(10, hand_size=10, decks=2) == {}


def test_the_row_carries_the_problem():
    rows = {row.id: row for row in option_rows(Rules("official", {"hand_size": 10}), 10)}
    assert "101 of 108" in rows["hand_size"].problem
    assert "second deck" in rows["decks"].problem
    assert rows["target"].problem == ""


def test_partners_need_four_seats_and_points():
    assert "there are 3" in found(3, partners="on")["partners"].text
    assert "“Points”" in found(4, partners="on", format="penalty")["partners"].text
    assert not found(3, partners="on")["partners"].blocking
    assert found(4, partners="on") == {}


def test_seats_outside_the_range_of_the_rule_set():
    check = checks(Rules.preset("superman_j4299"), 3)[0]
    assert (check.option, check.blocking) == (SEATS, True)
    assert starting_problem(Rules.preset("superman_j4299"), 3) == check.text
    assert starting_problem(Rules.preset("superman_j4299"), 2) == ""
