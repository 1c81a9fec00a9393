import pytest

from helpers.played import record
from unoultimate.app.course import Course
from unoultimate.app.replaying import SECONDS, Replay, act


@pytest.fixture(scope="module")
def replay():
    return Replay(Course(record()))


def after(replay, *actions):
    for action in actions:
        name, _, value = action.partition(" ")
        replay = act(replay, name, {"value": value})
    return replay


def test_the_ends_hold(replay):
    assert after(replay, "replay-back").position == 0
    assert after(replay, "replay-last", "replay-forward").position == replay.course.last
    assert after(replay, "replay-last", "replay-first").position == 0


def test_any_position_can_be_reached(replay):
    assert after(replay, "replay-seek 7").position == 7
    assert after(replay, "replay-seek 999999").position == replay.course.last
    assert after(replay, "replay-seek 7", "replay-forward", "replay-back").position == 7


@pytest.mark.parametrize(
    "action", ["replay-seek -1", "replay-seek x", "replay-viewer 9", "replay-speed warp", "other"]
)
def test_nonsense_changes_nothing(replay, action):
    assert after(replay, action) == replay


def test_it_runs_to_the_end_and_stops_there(replay):
    running = after(replay, "replay-play")
    ticks = 0
    while running.playing:
        running = running.tick()
        ticks += 1
    assert ticks == running.position == replay.course.last
    assert running.tick() == running
    assert after(running, "replay-play").position == 0


def test_a_step_by_hand_stops_it(replay):
    assert not after(replay, "replay-play", "replay-forward").playing
    assert not after(replay, "replay-play", "replay-pause").playing


def test_speeds_and_seats(replay):
    assert after(replay, "replay-speed fast").seconds == SECONDS["fast"]
    assert after(replay, "replay-viewer 2").viewer == 2
    assert after(replay, "replay-viewer 2", "replay-viewer all").viewer is None
