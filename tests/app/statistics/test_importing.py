import pytest

from app.statistics.made import made
from unoultimate.app.statistics.collection import Collection
from unoultimate.app.statistics.history import History
from unoultimate.app.statistics.importing import MAX_TEXT, take_in
from unoultimate.app.statistics.problems import StatisticsError


def kept(*numbers):
    return Collection(History(tuple(made(number) for number in numbers)))


@pytest.mark.parametrize(
    ("file", "message"),
    [
        (kept(1, 2, 3), "1 new match came in."),
        (kept(2, 3, 4, 5), "3 new matches came in."),
        (kept(1), "Every match in this file was here already."),
        (kept(), "Every match in this file was here already."),
    ],
)
def test_it_tells_how_many_matches_are_new(file, message):
    both, told = take_in(kept(1, 2), file.text())
    assert told == message
    again, told = take_in(both, file.text())
    assert (again, told) == (both, "Every match in this file was here already.")


def test_a_bad_file_raises():
    with pytest.raises(StatisticsError):
        take_in(kept(1), "no")


def test_a_file_may_be_too_large_but_not_what_is_stored():
    text = kept(1).text() + " " * MAX_TEXT
    with pytest.raises(StatisticsError, match="too_large"):
        take_in(kept(1), text)
    assert Collection.read(text) == kept(1)
