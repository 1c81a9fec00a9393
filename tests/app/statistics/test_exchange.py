import json
from pathlib import Path

import pytest

from app.statistics.made import made
from helpers.played import record
from unoultimate.app.statistics import exchange
from unoultimate.app.statistics.collection import Collection
from unoultimate.app.statistics.history import History
from unoultimate.app.statistics.problems import REASONS, StatisticsError, statistics_problem

GOLDEN = Path(__file__).parent / "golden" / "statistics-1.json"
DATE = "2026-05-01T20:00:00+02:00"


def collection():
    kept = Collection().with_match(record(), DATE, "home")
    history = kept.history
    for number in range(4):
        history = history.add(made(number, number % 3), limit=3)
    return Collection(history, kept.records)


def problem(text):
    with pytest.raises(StatisticsError) as caught:
        exchange.read(text)
    assert statistics_problem(caught.value)
    return caught.value.reason


def changed(path, value):
    document = json.loads(collection().text())
    *inner, last = path
    place = document
    for key in inner:
        place = place[key]
    place[last] = value
    return json.dumps(document)


def test_a_collection_is_read_back():
    assert Collection.read(collection().text()) == collection()


def test_files_of_earlier_versions_are_read():
    assert Collection.read(GOLDEN.read_text(encoding="utf-8")) == collection()


def test_the_form_is_still_the_one_of_the_golden_file():
    assert json.loads(collection().text()) == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", ["", "x", "[]", "null", '{"format":"other"}', "[" * 100_000])
def test_foreign_files(text):
    assert problem(text) == "foreign"


def test_a_file_cut_off_or_newer():
    text = collection().text()
    assert problem(text[:-20]) == "damaged"
    assert problem(changed(["version"], 2)) == "newer"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["version"], "1"),
        (["matches"], {}),
        (["matches"], [7]),
        (["matches"], [{}]),
        (["matches", 0, "id"], 7),
        (["matches", 0, "date"], "yesterday"),
        (["matches", 0, "turns"], -1),
        (["matches", 0, "turns"], 10**30),
        (["matches", 0, "turns"], True),
        (["matches", 0, "turns"], 1.5),
        (["matches", 0, "ranking"], [0, 0, 1, 2]),
        (["matches", 0, "seats"], []),
        (["matches", 0, "seats", 0, "name"], "x" * 500),
        (["matches", 0, "seats", 0, "name"], "\ud800"),
        (["matches", 0, "seats", 0, "kind"], "ghost"),
        (["matches", 0, "rules"], {"base": 7}),
        (["matches", 0, "online"], 1),
        (["older"], []),
        (["older", "here", "upto"], ["x"]),
        (["older", "here", "players"], {"p:Mira": {"luck": 3}}),
        (["older", "here", "pairs"], [["p:Mira", "p:Noor", 1]]),
        (["records"], []),
    ],
)
def test_damaged_files(path, value):
    assert problem(changed(path, value)) == "damaged"


def test_rule_sets_that_are_not_known_here_are_shown_cleaned():
    strange = "\u202eat\x00tack"
    history, _records = exchange.read(changed(["matches", 0, "rules"], {"base": strange}))
    assert "attack" in {match.base for match in history.matches}
    count = {"matches": 1, "people": 0, "turns": 5}
    history, _records = exchange.read(changed(["older", "here", "rules"], {strange: count}))
    assert list(history.older["here"].counters.rules) == ["attack"]


def test_a_record_of_another_match_is_left_out():
    kept = collection()
    name = next(iter(kept.records))
    history, records = exchange.read(changed(["records", name], record("two")))
    assert (history, records) == (kept.history, {})
    assert exchange.read(changed(["records", "unknown"], record("two")))[1] == kept.records


def test_a_match_named_twice_in_a_file_counts_once():
    text = exchange.write(History((made(1), made(1))))
    assert len(exchange.read(text)[0].matches) == 1


def test_every_reason_has_its_words():
    assert all(statistics_problem(StatisticsError(reason)) for reason in REASONS)
