import json

import pytest

from helpers.played import record
from unoultimate.app.recorderror import REASONS, RecordError, record_problem
from unoultimate.app.recordfile import MAX_TEXT, open_record, record_id, write_record


def problem(text):
    with pytest.raises(RecordError) as caught:
        open_record(text)
    assert "{" not in record_problem(caught.value)
    return caught.value.reason


def changed(**changes):
    return json.dumps({**record(), **changes})


def test_a_record_file_is_read_back():
    assert open_record(write_record(record())).match.record() == record()
    assert open_record("\ufeff" + write_record(record())).match.over


@pytest.mark.parametrize(
    "text", ["", "hello", "[]", "null", "{}", '{"format":"other"}', "[" * 100_000, "1" * 5000]
)
def test_foreign_files(text):
    assert problem(text) == "foreign"


def test_a_file_cut_off_is_damaged():
    text = write_record(record())
    assert problem(text[: len(text) // 2]) == "damaged"


@pytest.mark.parametrize(
    ("expected", "changes"),
    [
        ("newer", {"version": 99}),
        ("damaged", {"seats": 3}),
        ("damaged", {"rounds": []}),
        ("damaged", {"rounds": "x"}),
        ("damaged", {"rounds": [[1]]}),
        ("damaged", {"seats": [{"name": 1}]}),
        ("damaged", {"dealer": 77}),
        ("bad_rules", {"rules": {"base": "chess"}}),
        ("bad_rules", {"rules": {"base": "official", "target": 7}}),
        ("bad_rules", {"seats": record()["seats"][:1]}),
        ("bad_move", {"rounds": [["nonsense"]]}),
        ("bad_move", {"rounds": [["9" * 5000 + " draw"]]}),
        ("bad_move", {"rounds": [["9 draw"]]}),
        ("bad_move", {"rounds": [["next"]]}),
        ("bad_move", {"rounds": [[], []]}),
        ("too_large", {"rounds": [["0 draw"] * 20_001]}),
    ],
)
def test_what_can_be_wrong(expected, changes):
    assert problem(changed(**changes)) == expected


def test_a_file_too_large_is_not_read():
    assert problem(" " * (MAX_TEXT + 1)) == "too_large"


def test_the_first_wrong_move_is_named():
    rounds = [[*record()["rounds"][0][:5], "0 play Z9"]]
    with pytest.raises(RecordError) as caught:
        open_record(changed(rounds=rounds))
    assert caught.value.facts == {"number": 6, "round": 1}


def test_names_are_cleaned():
    seats = [{**record()["seats"][0], "name": "A\ud800\n\u202eB"}, *record()["seats"][1:]]
    assert open_record(changed(seats=seats)).match.seats[0].name == "A B"


def test_the_id_is_that_of_the_content():
    assert record_id(record()) == record_id(json.loads(json.dumps(record())))
    assert record_id(record()) != record_id(record("two"))


def test_every_reason_has_its_words():
    for reason in REASONS:
        assert record_problem(RecordError(reason, number=3, round=1))
