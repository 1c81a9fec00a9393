"""The chapters: complete, with ids of their own, and with cards that exist."""

import pytest

from unoultimate.app.cardnames import card_name
from unoultimate.app.manual import inline
from unoultimate.app.manual.blocks import words
from unoultimate.app.manual.book import chapter, chapter_of, chapters, section_id
from unoultimate.app.manual.model import CardRow, Choices, Example, Settings, Table
from unoultimate.engine import EDITIONS, GROUPS, OPTIONS, PRESETS, RULE_SETS, VARIANTS, Rules
from unoultimate.engine.deck_facts import facts

SECTIONS = [section for one in chapters() for section in one.sections]


def section(id):
    return next(section for section in SECTIONS if section.id == id)


def test_chapters_stand_in_order():
    assert [one.id for one in chapters()] == [
        "basics",
        "cards",
        "scoring",
        "house-rules",
        "rule-sets",
        "editions",
        "own-decks",
        "using",
        "about",
    ]


def test_ids_are_unique_and_found():
    ids = [section.id for section in SECTIONS]
    assert len(set(ids)) == len(ids)
    for one in chapters():
        assert all(chapter_of(section.id) == one.id for section in one.sections)
    assert chapter_of("nowhere") == ""
    assert chapter("nowhere").id == "basics"


def test_house_rules_follow_the_catalogue():
    parts = [part.id for part in chapter("house-rules").sections[1:]]
    expected = []
    for group in GROUPS:
        expected += [f"group-{group}"]
        expected += [section_id(option.id) for option in OPTIONS if option.group == group]
    assert parts == expected


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_every_value_is_there_and_one_is_official(option):
    blocks = section(section_id(option.id)).blocks
    (choices,) = (block for block in blocks if isinstance(block, Choices))
    assert [choice.official for choice in choices.items] == [
        value == option.default for value in option.values
    ]


@pytest.mark.parametrize("id", [*RULE_SETS, *EDITIONS, *VARIANTS])
def test_every_rule_set_tells_what_it_changes(id):
    settings = [block for block in section(f"set-{id}").blocks if isinstance(block, Settings)]
    listed = [setting.section for block in settings for setting in block.items]
    assert listed == [section_id(option) for option in PRESETS[id].changes]


def test_texts_are_there_and_cards_exist():
    for one in SECTIONS:
        assert one.title
        assert one.blocks
        for block in one.blocks:
            codes = list(block.codes) if isinstance(block, CardRow) else []
            codes += [code for text in words(block) for code in inline.codes(text)]
            assert all(card_name(code, one.game) != code for code in codes)
            assert isinstance(block, CardRow) or all(words(block))


def test_the_trademark_is_named():
    text = " ".join(words(section("unofficial").blocks[0]))
    assert "UNO is a trademark of Mattel" in text
    assert "unofficial" in text


def test_cards_in_a_sentence():
    pieces = list(inline.pieces("{R5} on {W+4}."))
    assert pieces == [("R5", True), (" on ", False), ("W+4", True), (".", False)]
    assert inline.plain("Lay {R5}.") == "Lay red 5."


@pytest.mark.parametrize("game", VARIANTS)
def test_a_game_has_its_sections_with_its_cards_and_examples(game):
    ours = [one for one in SECTIONS if one.game == game]
    assert ours[0].id == f"set-{game}"
    assert ours[0].part
    assert all(chapter_of(one.id) == "own-decks" for one in ours)
    assert any(isinstance(block, Example) for one in ours for block in one.blocks)
    rows = [block for one in ours for block in one.blocks if isinstance(block, CardRow)]
    deck = Rules(game).deck
    for row in rows:
        there = set(deck.shown(row.side))
        assert set(row.codes) <= there, row


def test_a_deck_that_is_none_of_the_printed_ones_is_called_a_reconstruction():
    for game in VARIANTS:
        told = " ".join(
            text
            for one in SECTIONS
            if one.game == game
            for block in one.blocks
            for text in words(block)
        )
        firm = facts()[game]
        doubtful = firm.get("unverified", False) or "reconstruction" in firm["title"]
        assert ("reconstruction" in told) == doubtful, game


def test_the_cards_of_every_game_are_listed():
    for game in VARIANTS:
        tables = [
            block
            for one in SECTIONS
            if one.game == game
            for block in one.blocks
            if isinstance(block, Table)
        ]
        assert len(tables) == (2 if game == "flip" else 1)
