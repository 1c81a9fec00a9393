import re
from dataclasses import replace

import pytest

from helpers.played import record
from unoultimate.app.course import Course
from unoultimate.app.replaying import Replay
from unoultimate.app.replayview import replay_state
from unoultimate.engine import VARIANTS, Rules
from unoultimate.ui.replay import replay as render_replay


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


def flipped():
    """A replay of Flip, and a position of it on the dark side."""
    replay = Replay(Course(record("replayed", "flip")))
    course = replay.course
    place = next(i for i in range(course.last) if course.round_at(i).position.side)
    return replay.to(place + 1)


def test_the_dark_side_of_flip_is_shown_with_its_own_cards():
    state = replay_state(flipped())
    assert (state.game, state.side, state.two_faced) == ("flip", 1, True)
    dark = set(Rules.preset("flip").deck.sides[1].codes)
    assert {card.code for seat in state.seats for card in seat.cards} <= dark
    assert state.top in dark
    assert state.next_back in Rules.preset("flip").deck.sides[0].codes


def test_from_one_seat_the_other_hands_show_the_side_that_everybody_sees():
    replay = flipped()
    state = replay_state(replace(replay, viewer=1))
    p = replay.course.round_at(replay.position).position
    for number, seat in enumerate(state.seats):
        if number == 1:
            assert seat.backs == ()
        else:
            other = p.deck.sides[1 - p.side].codes
            assert seat.cards is None
            assert list(seat.backs) == sorted(other[card] for card in p.hands[number])


def test_the_lines_of_flip_name_cards_by_the_side_they_showed():
    replay = Replay(Course(record("replayed", "flip")))
    lines = [line.text for line in replay_state(replay).lines]
    turned = [text for text in lines if text.startswith("Everything is turned over")]
    assert turned
    first = lines.index(turned[0])
    night = ("pink", "teal", "orange", "purple")
    plays = [" plays ", " draws "]
    before = [text for text in lines[:first] if any(word in text for word in plays)]
    assert not any(color in text for text in before for color in night)
    later = lines[first + 1 :]
    assert any(color in text for text in later for color in night)


def test_power_cards_are_part_of_every_position_of_flex():
    replay = Replay(Course(record("replayed", "flex")))
    course = replay.course
    for place in range(0, course.last, 7):
        power = course.round_at(place).position.power
        assert [seat.power for seat in replay_state(replay.to(place)).seats] == power
    codes = {card.code for seat in replay_state(replay).seats for card in seat.cards}
    assert codes <= set(Rules.preset("flex").deck.codes)
    assert not replay_state(replay).two_faced


def test_a_game_without_colours_has_none_to_show():
    state = replay_state(Replay(Course(record("replayed", "all_wild"))))
    assert (state.colored, state.color) == (False, "")


@pytest.mark.parametrize("game", VARIANTS)
def test_every_position_of_every_game_is_shown(game):
    replay = Replay(Course(record("replayed", game)))
    for place in range(0, replay.course.last + 1, 5):
        for viewer in (None, 2):
            at = replace(replay.to(place), viewer=viewer)
            page = render_replay(replay_state(at))
            assert "{" not in re.sub(r"<[^>]*>", "", page)
            ids = re.findall(r'\sid="([^"]*)"', page)
            assert len(ids) == len(set(ids))
