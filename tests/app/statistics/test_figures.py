from app.statistics.made import made
from helpers.played import record
from unoultimate.app.statistics.collection import Collection
from unoultimate.app.statistics.figures import BARS, player_name, statistics_state
from unoultimate.app.statistics.history import History
from unoultimate.app.statistics.state import PairRow, StatisticsState


def shown(*winners):
    history = History()
    for number, winner in enumerate(winners):
        history = history.add(made(number, winner))
    return statistics_state(Collection(history), lambda date: date[:10])


def test_nothing_played_is_an_empty_screen():
    assert shown() == StatisticsState()


def test_the_overview():
    state = shown(0, 1, 2, 0)
    assert (state.matches, state.people, state.turns, state.stack) == (4, 3, 92, 4)


def test_people_come_before_computers_with_their_rates():
    state = shown(0, 0, 1)
    assert [(row.name, row.rate) for row in state.players] == [
        ("Mira", 67),
        ("Noor", 33),
        ("Computer, Hard", 0),
    ]
    assert (state.players[0].streak, state.players[0].best) == (0, 2)


def test_pairs_name_a_person_first():
    assert shown(0, 1, 1).pairs == (
        PairRow("Mira", "Computer, Hard", 3, 0),
        PairRow("Mira", "Noor", 1, 2),
        PairRow("Noor", "Computer, Hard", 3, 0),
    )


def test_recent_matches_stand_newest_first_and_charts_run_forward():
    state = shown(*[0] * 20)
    assert state.recent[0].when == "2026-01-20"
    assert state.cards[-1].when == "2026-01-20"
    assert (len(state.cards), len(state.recent)) == (BARS, 20)
    assert state.cards[-1].laid == 30 + 31 + 32


def test_a_match_with_its_record_can_be_replayed():
    kept = Collection().with_match(record(), "2026-05-01T20:00:00+02:00", "home")
    assert statistics_state(kept, str).recent[0].replay
    assert not statistics_state(Collection(kept.history), str).recent[0].replay


def test_a_level_that_is_unknown_keeps_its_name():
    assert player_name("c:titan") == "Computer, titan"
