"""The manual as a page: everything reachable, cards with names, nothing unescaped."""

import re

import pytest

from unoultimate.app.manual.book import chapters
from unoultimate.app.manual.model import CardRow, Choice, Choices, Paragraph
from unoultimate.app.manual.state import ManualState, focus_id, opened, searched
from unoultimate.engine import OPTIONS, VARIANTS
from unoultimate.ui.cards.faces import CODES
from unoultimate.ui.cards.games import faces
from unoultimate.ui.cards.ids import own_name, symbol_id
from unoultimate.ui.manual import anchor, manual
from unoultimate.ui.manual_blocks import block, sentence
from unoultimate.ui.manual_example import example

FACES = {symbol_id(code) for code in CODES}
FACES |= {own_name(key, game) for game in VARIANTS for key in faces(game)}


def values(markup, name):
    return re.findall(rf'{name}="([^"]*)"', markup)


@pytest.mark.parametrize("one", chapters(), ids=lambda one: one.id)
def test_every_chapter_is_drawn_with_ids_of_its_own_and_cards_that_exist(one):
    markup = manual(ManualState(one.id))
    ids = values(markup, " id")
    assert len(set(ids)) == len(ids)
    assert {anchor(part.id) for part in one.sections} <= set(ids)
    assert {href[1:] for href in values(markup, "href")} <= FACES
    assert "{" not in re.sub(r'style="[^"]*"', "", markup)


def test_what_it_can_do():
    markup = manual(opened())
    actions = set(values(markup, "data-action"))
    assert actions == {"close-manual", "manual-search", "manual-chapter", "manual"}
    chapter_ids = values(markup, "data-id")
    assert chapter_ids == [one.id for one in chapters()]
    assert re.findall(r'data-id="(\w+)" aria-current="page"', markup) == ["basics"]


def test_the_contents_lead_to_sections():
    markup = manual(opened("option-stacking"))
    for option in OPTIONS:
        assert f'data-section="option-{option.id}"' in markup
    assert f'id="{focus_id(opened("option-stacking"))}"' in markup


def test_rule_sets_lead_to_their_options():
    markup = manual(ManualState("rule-sets"))
    assert re.search(r'data-section="option-jump_in">Jump in</button></dt><dd>On</dd>', markup)


def test_a_search_shows_what_was_found():
    state = searched(opened(), "stacking")
    markup = manual(state)
    sections = values(markup, "data-section")
    assert sections == [hit.section for hit in state.results]
    assert f"{len(state.results)} places found" in markup
    assert 'aria-current="page"' not in markup


def test_a_search_without_a_result_is_shown_as_typed():
    markup = manual(searched(opened(), "<b>xyzzy</b>"))
    assert "Nothing found for “&lt;b&gt;xyzzy&lt;/b&gt;”." in markup
    assert "<b>" not in markup


def test_cards_in_a_sentence_have_names():
    markup = sentence("Lay {R5} on {W+4} & win.")
    assert values(markup, "aria-label") == ["red 5", "Wild Draw Four"]
    assert values(markup, "href") == ["#c-R5", "#c-Wp4"]
    assert " &amp; win." in markup


def test_blocks():
    assert block(Paragraph("A < B")) == "<p>A &lt; B</p>"
    assert "figcaption" not in block(CardRow(("R5",)))
    assert "<figcaption>Red</figcaption>" in block(CardRow(("R5",), "Red"))
    choices = block(Choices((Choice("7", "", True), Choice("3", "Three."))))
    assert "official" in choices
    assert choices.count("<dd>") == 1


def test_an_example_shows_hands_steps_and_what_follows():
    markup = example("multi_play", sentence("Story."))
    names = values(markup, "aria-label")
    assert names[:5] == [
        "On the pile: red 4",
        "red 7, fits",
        "green 7, fits",
        "blue 2",
        "yellow 1",
    ]
    assert "Ada\u2069 plays red 7, green 7." in markup
    assert "Cleo\u2069’s turn." in markup


def test_an_example_marks_what_is_refused_and_what_moved():
    assert example("must_play", sentence("")).count('class="refused"') == 1
    assert "Afterwards" in example("seven_swap", sentence(""))
    assert "Afterwards" not in example("skip", sentence(""))


def test_a_large_hand_is_laid_closer():
    assert example("hand_limit", sentence("")).count('example-hand many"') == 1


def test_an_example_of_a_game_shows_its_own_faces_and_power_cards():
    flip = example("flip-over", sentence("{GF}", "flip"))
    assert '"#v-flip-TSE"' in flip
    assert 'aria-label="teal Draw Five"' in flip
    flex = example("flex-all-flip", sentence(""))
    assert flex.count('aria-label="red Power card"') == 3
    assert flex.count('aria-label="green Power card"') == 3
