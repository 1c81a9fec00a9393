"""What options bring to the screen, from constructed positions through the real application."""

import re

import pytest

from ui import house_states
from ui.markup import assert_whole
from ui.test_table import element
from unoultimate.ui import render

STATES = dict(house_states.states())


def markup(name: str) -> str:
    return render(STATES[name])


@pytest.mark.parametrize("name", sorted(STATES))
def test_every_state_is_drawn_with_unique_ids_and_named_buttons(name: str) -> None:
    assert_whole(markup(name))


def test_seats_are_buttons_while_one_has_to_be_chosen() -> None:
    text = markup("seat-choice")
    choice = element(text, "ask-seat-2")
    assert choice.startswith("<button")
    assert 'data-action="target" data-seat="2"' in choice
    assert "Bruno⁩, 2 cards" in choice
    assert "data-focus-first" in element(text, "seats")
    assert text.count("data-focus-first") == 1
    assert 'data-action="cancel"' in element(text, "ask-cancel")


def test_selected_cards_carry_their_order() -> None:
    text = markup("several")
    assert "red 5, selected, number 1" in element(text, "h-R5-0")
    assert "green 5, selected, number 3" in element(text, "h-G5-0")
    assert 'aria-pressed="true"' in element(text, "h-B5-0")
    assert "yellow 5, fits" in element(text, "h-Y5-0")
    assert re.search(r'data-action="lay"[^>]*>Play 3 cards<', text)


def test_a_twin_has_a_light_of_its_own() -> None:
    twin = element(markup("jump"), "h-R9-0")
    assert "red 9, can be laid out of turn" in twin
    assert 'class="card jump"' in twin


def test_answers_say_what_they_do_and_the_total_whom_it_is_from() -> None:
    text = markup("stacking")
    assert "green Draw Two, adds to the penalty" in element(text, "h-G+2-0")
    assert "red Reverse, sends the penalty on" in element(text, "h-RR-0")
    assert "6 cards to draw are waiting, from" in text
    assert "size-1" in element(text, "pending")
    assert "size-3" in element(markup("stacking-others"), "pending")


def test_a_greyed_draw_has_its_reason() -> None:
    draw = element(markup("must-play"), "act-draw")
    assert 'aria-disabled="true"' in draw
    assert 'aria-describedby="no-draw"' in draw
    assert "You have a card that fits" in draw


def test_the_timer_is_told_and_marked_at_the_end() -> None:
    assert 'role="timer" aria-label="14 seconds left"' in element(markup("stacking"), "timer")
    assert "timer last" in element(markup("timer-last"), "timer")
    assert 'id="timer"' not in markup("jump")


def test_seats_near_the_limit_and_gone() -> None:
    near = markup("hand-limit")
    assert "near-limit" in element(near, "seat-2")
    assert "1 card to the hand limit" in near
    assert "near-limit" in element(near, "seat-0")
    assert "near-limit" not in element(near, "seat-1")
    gone = markup("places")
    assert "done" in element(gone, "seat-1")
    assert "eliminated" in element(gone, "seat-3")
    assert ">place 1<" in gone
    assert ">out, place 5<" in gone


def test_partners_are_marked() -> None:
    text = markup("partners")
    assert "partner" in element(text, "seat-2")
    assert "partner" not in element(text, "seat-1")
    assert "We 120, they 80 of 500" in text


def test_a_risky_catch_promises_nothing() -> None:
    text = markup("risky-catch")
    assert "Did" in element(text, "act-catch-1")
    assert "Did" in element(text, "act-catch-2")
    assert 'id="act-catch-3"' not in text
    assert "forgot" not in element(text, "seat-2")


def test_the_cards_for_the_deal_are_a_dialog() -> None:
    text = markup("high-card")
    assert 'role="dialog"' in element(text, "dealer-window")
    assert text.count('class="dealer-card"') == 4
    assert 'data-action="dealer-ok"' in element(text, "dealer-ok")


def test_one_round_shows_no_totals() -> None:
    assert "total" not in re.sub(r"<[^>]*>", " ", markup("round-first_out"))
    assert 'class="chart"' not in markup("round-first_out")
    assert 'class="chart"' in markup("round-ranks")
    assert "chart-target" not in markup("round-ranks")
    assert "chart-target" in markup("round-points")
