import pytest

from helpers.played import record, seats
from unoultimate.app.course import Course
from unoultimate.app.recorderror import RecordError
from unoultimate.app.statistics.collection import Collection
from unoultimate.engine import Match, Rules

DATE = "2026-05-{:02}T20:00:00+02:00"


def played(count, limit=60):
    kept = Collection()
    for number in range(count):
        date = DATE.format(number + 1)
        kept = kept.with_match(record(f"r{number}"), date, "home", limit=limit)
    return kept


def test_every_match_kept_can_be_replayed():
    kept = played(3)
    for match in kept.history.matches:
        assert Course(kept.records[match.id]).match.ranking == match.ranking


def test_records_go_with_the_matches_that_are_dropped():
    kept = played(5, limit=2)
    assert set(kept.records) == {match.id for match in kept.history.matches}
    assert len(kept.records) == 2
    assert kept.history.counters().matches == 5


def test_a_match_added_twice_is_counted_once():
    kept = played(2)
    assert kept.with_match(record("r0"), DATE.format(20), "home") == kept


def test_merging_an_export_adds_what_is_new_and_nothing_else():
    small, large = played(2), played(5)
    back = small.merged(Collection.read(large.text()))
    assert back == large
    assert back.merged(Collection.read(large.text())) == large


def test_an_abandoned_match_changes_nothing():
    match = Match.new(Rules.preset("official"), seats(), "left")
    with pytest.raises(RecordError, match="unfinished"):
        played(1).with_match(match.record(), DATE.format(9), "home")
