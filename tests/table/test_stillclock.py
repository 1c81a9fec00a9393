from helpers.loops import run_through
from unoultimate.platform.memory import ManualClock
from unoultimate.table.stillclock import StillClock


def advance(clock, seconds):
    run_through(clock.advance(seconds))


def test_time_stands_while_held_and_timers_keep_their_rest():
    outer = ManualClock()
    clock, calls = StillClock(outer), []
    clock.call_later(2, lambda: calls.append(clock.now()))
    advance(outer, 1)
    clock.hold("curtain")
    advance(outer, 10)
    assert clock.now() == 1
    clock.release("curtain")
    advance(outer, 0.9)
    assert calls == []
    advance(outer, 0.2)
    assert [round(at, 3) for at in calls] == [2]


def test_every_reason_has_to_go():
    outer = ManualClock()
    clock, calls = StillClock(outer), []
    clock.hold("hidden")
    clock.hold("curtain")
    clock.call_later(1, lambda: calls.append(1))
    clock.release("hidden")
    advance(outer, 5)
    assert (clock.running, calls) == (False, [])
    clock.release("curtain")
    advance(outer, 1)
    assert (clock.running, calls) == (True, [1])


def test_a_cancelled_timer_never_comes_back():
    outer = ManualClock()
    clock, calls = StillClock(outer), []
    timer = clock.call_later(1, lambda: calls.append(1))
    clock.hold("x")
    timer.cancel()
    clock.release("x")
    advance(outer, 5)
    assert calls == []


def test_releasing_what_was_not_held_does_nothing():
    outer = ManualClock()
    clock = StillClock(outer)
    advance(outer, 3)
    clock.release("nothing")
    assert clock.now() == 3
