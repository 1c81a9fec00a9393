"""Every worked example is true: the engine plays it, and its story tells of cards in it."""

import json

import pytest

from unoultimate.app.manual import examples, inline
from unoultimate.app.manual.book import chapters, section_id
from unoultimate.app.manual.model import Example
from unoultimate.app.manual.pictures import picture
from unoultimate.app.manual.stories import STORIES
from unoultimate.engine import OPTIONS, Rules
from unoultimate.engine.dealer import first_dealer
from unoultimate.engine.scenario import run

SHOWN = [
    (section, block)
    for chapter in chapters()
    for section in chapter.sections
    for block in section.blocks
    if isinstance(block, Example)
]


@pytest.mark.parametrize("id", examples.ids())
def test_the_engine_agrees(id):
    scenario = examples.scenario(id)
    assert scenario["expect"]
    assert run(scenario) is None


@pytest.mark.parametrize("id", examples.ids())
def test_an_example_that_expects_something_else_would_fail(id):
    expected = {**examples.scenario(id)["expect"], "sizes": [99]}
    assert run({**examples.scenario(id), "expect": expected}) is not None


def test_every_example_is_shown_once_and_none_is_missing():
    assert sorted(block.id for _, block in SHOWN) == sorted(examples.ids())


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_option_has_an_example_played_under_it(option):
    shown = [block.id for section, block in SHOWN if section.id == section_id(option.id)]
    assert shown == [option.id]
    assert option.id in examples.scenario(option.id)["rules"]


def test_stories_cover_the_catalogue():
    assert sorted(STORIES) == sorted(option.id for option in OPTIONS)


@pytest.mark.parametrize("block", [block for _, block in SHOWN], ids=lambda block: block.id)
def test_a_story_names_only_cards_and_players_that_are_there(block):
    scenario = examples.scenario(block.id)
    there = json.dumps(scenario) + str(picture(block.id))
    for code in inline.codes(block.story):
        assert f'"{code}"' in there or f"'{code}'" in there
    for name in ("Ada", "Ben", "Cleo", "Dan"):
        assert name not in block.story or name in scenario["players"]


def test_the_highest_card_deals_in_its_example():
    scenario = examples.scenario("first_dealer")
    rules = Rules.from_json(scenario["rules"])
    dealer, drawn = first_dealer(rules, 3, scenario["seed"], None)
    assert dealer == scenario["dealer"]
    assert [rules.deck.codes[event.cards[0]] for event in drawn] == ["YS", "R8", "R+2"]
