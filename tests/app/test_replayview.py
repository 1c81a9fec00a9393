from dataclasses import replace

import pytest

from helpers.played import record
from unoultimate.app.course import Course
from unoultimate.app.replaying import Replay
from unoultimate.app.replayview import replay_state


@pytest.fixture(scope="module")
def replay():
    return Replay(Course(record("steps", "official")))


def test_all_hands_lie_open_and_are_as_large_as_told(replay):
    state = replay_state(replay.to(20))
    assert [len(seat.cards) for seat in state.seats] == [seat.count for seat in state.seats]
    assert sum(seat.turn for seat in state.seats) == 1


def test_from_one_seat_no_other_card_is_in_the_state(replay):
    for place in range(0, replay.course.last, 11):
        state = replay_state(replace(replay, position=place, viewer=2))
        assert [seat.cards is not None for seat in state.seats] == [False, False, True, False]


def test_drawn_cards_are_marked(replay):
    course = replay.course
    place = next(i for i, s in enumerate(course.steps) if any(e.kind == "draw" for e in s.events))
    event = next(e for e in course.steps[place].events if e.kind == "draw")
    seat = replay_state(replay.to(place)).seats[event.seat]
    assert sum(card.fresh for card in seat.cards) == event.amount


def test_lines_are_those_of_the_round_and_lead_to_their_position(replay):
    second = replay.course.first_of_round(2)
    state = replay_state(replay.to(second + 3))
    assert state.round_number == 2
    assert state.lines[0].position == second
    assert state.happened == tuple(x.text for x in state.lines if x.position == second + 3)
    assert [line.number for line in state.lines] == list(range(len(state.lines)))


def test_rounds_are_named_and_the_last_line_tells_who_won(replay):
    state = replay_state(replay.to(replay.course.last))
    assert [mark.number for mark in state.rounds] == list(range(1, state.round_number + 1))
    assert "wins the match" in state.happened[-1]


def test_every_position_can_be_shown(replay):
    for place in range(replay.course.last + 1):
        assert replay_state(replay.to(place)).position == place
