"""The catalogue of options and its words cover each other completely."""

import re
from pathlib import Path

import pytest

from unoultimate.app import catalogue
from unoultimate.app.cardnames import card_name
from unoultimate.app.catalogue.errors import SENTENCES
from unoultimate.app.catalogue.groups import GROUPS as GROUP_TEXTS
from unoultimate.app.catalogue.inert_texts import REASONS as INERT_TEXTS
from unoultimate.app.catalogue.options import OPTIONS as OPTION_TEXTS
from unoultimate.app.catalogue.rule_sets import EDITIONS as EDITION_TEXTS
from unoultimate.app.catalogue.rule_sets import RULE_SETS as RULE_SET_TEXTS
from unoultimate.app.catalogue.rule_sets import VARIANTS as VARIANT_TEXTS
from unoultimate.engine import (
    EDITIONS,
    GROUPS,
    OPTIONS,
    PRESETS,
    RULE_SETS,
    VARIANTS,
    Rules,
    RulesError,
)
from unoultimate.engine.inert import REASONS

ENGINE = Path(catalogue.__file__).parents[2] / "engine"


def texts_of(option):
    words = OPTION_TEXTS[option.id]
    yield from (words.label, words.line, *words.notes)
    for value in words.values.values():
        yield from value


def test_every_option_has_words_and_no_word_is_left_over():
    assert list(OPTION_TEXTS) == [option.id for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_value_has_words_and_no_word_is_left_over(option):
    words = OPTION_TEXTS[option.id]
    assert set(words.values) <= set(option.values)
    unnamed = set(option.values) - set(words.values)
    assert not unnamed or words.count is not None
    assert all(isinstance(value, int) for value in unnamed)
    labels = [catalogue.value_label(option.id, value) for value in option.values]
    assert len(set(labels)) == len(labels)
    assert not set(labels) & {str(value) for value in option.values}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_texts_are_there_and_name_only_cards_that_exist(option):
    for text in texts_of(option):
        assert text.strip() == text != ""
        for code in re.findall(r"\{([^}]*)\}", text):
            assert card_name(code) != code


def test_labels_differ():
    labels = [catalogue.option_label(option.id) for option in OPTIONS]
    assert len(set(labels)) == len(labels)


def test_groups_rule_sets_and_editions():
    assert tuple(GROUP_TEXTS) == GROUPS
    assert tuple(RULE_SET_TEXTS) == RULE_SETS
    assert tuple(EDITION_TEXTS) == EDITIONS
    assert tuple(VARIANT_TEXTS) == VARIANTS
    for id in PRESETS:
        assert catalogue.rule_set_name(id) != id
        assert catalogue.rule_set_line(id)
        assert catalogue.rule_set_about(id)


def test_every_reason_without_effect_has_a_sentence():
    assert set(INERT_TEXTS) == set(REASONS)


def test_every_rules_error_has_a_sentence():
    sources = "".join(path.read_text("utf-8") for path in ENGINE.glob("*.py"))
    assert set(re.findall(r'RulesError\(\s*"(\w+)"', sources)) == set(SENTENCES)


def problem(action):
    with pytest.raises(RulesError) as caught:
        action()
    return catalogue.rules_error_text(caught.value).replace("\u2068", "").replace("\u2069", "")


def test_a_bad_value_names_the_option_and_the_values_allowed():
    text = problem(lambda: Rules("official", {"stacking": "sideways"}))
    assert (
        text == "“Stacking” can’t be “sideways”. It can be: Off, Same on same, Same or higher, Any."
    )


def test_an_unknown_option_is_named_and_cut_short():
    assert "“teleport”" in problem(lambda: Rules("official", {"teleport": "on"}))
    assert len(problem(lambda: Rules("official", {"x" * 999: "on"}))) < 100


def test_other_errors_say_what_is_wrong():
    assert "“nowhere”" in problem(lambda: Rules.preset("nowhere"))
    assert "exactly 2" in problem(lambda: Rules.preset("superman_j4299").check_seats(3))
    assert "2 to 10" in problem(lambda: Rules.preset("official").check_seats(11))
    crowded = Rules("official", {"hand_size": 10})
    assert "101 of 108" in problem(lambda: crowded.check_seats(10))
    assert problem(lambda: Rules.from_json(3)) == "These are not rules of this game."


def test_unknown_ids_stay_as_they_are():
    assert catalogue.option_label("nothing") == "nothing"
    assert catalogue.value_label("nothing", 3) == "3"
    assert catalogue.rule_set_name("nothing") == "nothing"
    assert catalogue.inert_text("nothing")
