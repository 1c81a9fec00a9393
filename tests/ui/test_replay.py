from dataclasses import replace

import pytest

from helpers.played import record
from ui.markup import elements
from ui.past import replays
from unoultimate.app.course import Course
from unoultimate.app.replaying import Replay, act
from unoultimate.app.replaystate import ReplaySeat
from unoultimate.app.replayview import replay_state
from unoultimate.ui.replay import replay

STATES = dict(replays())


def actions(html):
    found = [e for e in elements(html) if e.attrs.get("data-action")]
    return {e.attrs["data-action"] for e in found}


@pytest.mark.parametrize("name", STATES)
def test_ids_are_unique_and_every_control_has_a_name(name):
    html = replay(STATES[name])
    ids = [element.attrs["id"] for element in elements(html) if element.attrs.get("id")]
    assert len(ids) == len(set(ids))
    for element in elements(html, "button"):
        assert element.text.strip() or element.attrs.get("aria-label")


def test_every_action_is_there_and_known_to_the_model():
    all_actions = actions(replay(STATES["middle"])) | actions(replay(STATES["running"]))
    outside = {"replay-close", "replay-export", "replay-share"}
    assert outside < all_actions
    course = Course(record("look", "official"))
    for action in all_actions - outside:
        moved = act(Replay(course, 10, playing=True), action, {"value": "1"})
        changed = moved != Replay(course, 10, playing=True)
        assert changed or action in ("replay-speed", "replay-play")


def test_all_hands_lie_open():
    state = STATES["middle"]
    hands = [e for e in elements(replay(state), role="img") if e.attrs["class"] == "replay-cards"]
    assert len(hands) == 4
    assert all("cards" not in hand.attrs["aria-label"] for hand in hands)


def test_from_one_seat_no_card_of_another_is_on_the_page():
    html = replay(STATES["seat"])
    hands = [e for e in elements(html, role="img") if e.attrs["class"] == "replay-cards"]
    counts = [f"{seat.count} card" for seat in STATES["seat"].seats[1:]]
    assert all(
        hand.attrs["aria-label"].startswith(n) for hand, n in zip(hands[1:], counts, strict=True)
    )
    own = len(STATES["seat"].seats[0].cards)
    table = 1 + len(STATES["seat"].under)
    faces = [e for e in elements(html, "use") if e.attrs["href"] not in ("#c-back", "#c-none")]
    assert len(faces) == own + table


def test_log_lines_lead_to_their_moment_and_the_current_ones_are_marked():
    state = STATES["middle"]
    lines = [e for e in elements(replay(state), "button") if e.attrs.get("class") == "replay-line"]
    assert len(lines) == len(state.lines)
    now = [line for line in lines if line.attrs.get("aria-current") == "step"]
    assert sorted(line.text for line in now) == sorted(state.happened)


def test_buttons_without_use_stay_where_they_are():
    start = elements(replay(STATES["start"]), "button", aria_disabled="true")
    assert [e.attrs["id"] for e in start] == ["replay-first", "replay-back"]
    end = elements(replay(STATES["end"]), "button", aria_disabled="true")
    assert [e.attrs["id"] for e in end] == ["replay-forward", "replay-last"]


def test_the_slider_tells_where_one_is():
    slider = elements(replay(STATES["middle"]), "input", id="replay-slider")[0]
    assert slider.attrs["aria-valuetext"] == f"Move 150 of {STATES['middle'].last}"


def test_while_it_runs_nothing_chatters_and_the_same_button_pauses():
    html = replay(STATES["running"])
    assert elements(html, id="replay-happened")[0].attrs["aria-live"] == "off"
    assert elements(html, "button", id="replay-run")[0].attrs["data-action"] == "replay-pause"


def test_the_screen_is_quick_to_make():
    state = replay_state(Replay(Course(record("ten", "party", 10))).to(90))
    assert len(replay(state)) < 120_000


def test_an_eliminated_seat_is_not_said_to_have_gone_out():
    seats = (
        ReplaySeat("Ada", "person", 0, 0, out=True, cards=()),
        ReplaySeat("Ben", "person", 0, 0, out=True, eliminated=True, cards=()),
    )
    html = replay(replace(STATES["middle"], seats=seats))
    found = [e.text for e in elements(html, "span") if e.attrs.get("class") == "badge"]
    assert found == ["out", "eliminated"]
