from hypothesis import given
from hypothesis import strategies as st

from app.statistics.made import made
from unoultimate.app.statistics.history import History


def filled(count, limit=60, origin="here", start=0):
    history = History()
    for number in range(start, start + count):
        history = history.add(made(number, number % 3, origin), limit)
    return history


def test_sixty_are_kept_and_the_counters_know_all():
    history = filled(75)
    assert len(history.matches) == 60
    assert history.matches[0].id == "here-0015"
    assert history.counters().matches == 75
    assert history.counters().players["p:Mira"].won == 25


def test_two_hundred_are_kept_while_signed_in():
    assert len(filled(205, 200).matches) == 200


def test_folding_changes_no_counter():
    assert filled(75).counters() == filled(75, 200).counters()


def test_the_same_match_is_never_counted_twice_not_even_when_it_was_dropped():
    history = filled(75)
    for number in (3, 40, 74):
        assert history.add(made(number, number % 3)) == history


def test_a_match_played_while_the_clock_was_wrong_is_counted():
    late = made(5000)
    history = filled(60).add(late)
    assert history.add(made(61)).counters().matches == 62


def test_merging_with_itself_and_with_earlier_states_changes_nothing():
    history = filled(75)
    for earlier in (history, filled(30), filled(62), filled(75, 200)):
        assert history.merge(earlier) == history
        assert earlier.merge(history).counters() == history.counters()


def test_two_devices_add_up():
    here, there = filled(70), filled(20, origin="there", start=30)
    both = here.merge(there)
    assert len(both.matches) == 60
    assert both.counters().matches == there.merge(here).counters().matches == 90
    assert both.merge(there).merge(here) == both


@given(st.lists(st.tuples(st.sampled_from("ab"), st.booleans()), max_size=30))
def test_devices_that_play_and_exchange_at_any_time_end_with_the_same_counters(actions):
    devices = {"a": History(), "b": History()}
    played = 0
    for name, plays in actions:
        other = devices["b" if name == "a" else "a"]
        if plays:
            devices[name] = devices[name].add(made(played, played % 3, name), 5)
            played += 1
        else:
            devices[name] = devices[name].merge(other, 5)
    both = devices["a"].merge(devices["b"], 5)
    other = devices["b"].merge(devices["a"], 5)
    assert both.counters().matches == other.counters().matches == played
