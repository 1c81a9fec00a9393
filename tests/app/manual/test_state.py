"""What the manual shows, step by step."""

from unoultimate.app.manual.state import (
    ManualState,
    focus_id,
    opened,
    refreshed,
    searched,
    turned,
)


def test_it_opens_at_a_section_or_at_the_beginning():
    assert opened("option-stacking") == ManualState("house-rules", "option-stacking")
    assert opened() == opened("nowhere") == ManualState("basics")


def test_turning_to_a_chapter_ends_a_search():
    state = searched(opened("option-stacking"), "catch")
    assert state.results
    assert turned(state, "cards") == ManualState("cards")
    assert turned(state, "nowhere") == ManualState("basics")


def test_searching_keeps_the_place_to_come_back_to():
    state = searched(opened("option-stacking"), "catch")
    assert (state.chapter, state.query) == ("house-rules", "catch")
    assert searched(state, "") == opened("option-stacking")
    assert len(searched(state, "x" * 999).query) < 100
    assert refreshed(state) == state


def test_where_to_go_once_it_is_drawn():
    assert focus_id(opened("option-stacking")) == "manual-option-stacking"
    assert focus_id(opened()) == "manual-title"
