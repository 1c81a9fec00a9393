import pytest

from unoultimate.app.statistics import reading


@pytest.mark.parametrize("value", [-1, 10**9 + 1, 1.0, True, "1", None])
def test_whole_numbers_only(value):
    with pytest.raises(reading.WrongValue):
        reading.whole(value)


@pytest.mark.parametrize("value", [1, None, "x" * 241, "\ud800"])
def test_short_clean_texts_only(value):
    with pytest.raises(reading.WrongValue):
        reading.text(value)


def test_names_are_cleaned():
    assert reading.name(" A\n\u202eB ") == "A B"


def test_lists_and_objects_are_read_item_by_item():
    assert reading.items([1, 2], reading.whole) == (1, 2)
    assert reading.mapping({"a": 1}, reading.whole) == {"a": 1}
    for wrong in ({}, "ab", None):
        with pytest.raises(reading.WrongValue):
            reading.items(wrong, reading.whole)
    with pytest.raises(reading.WrongValue):
        reading.mapping([], reading.whole)


def test_truth_and_choices():
    assert reading.truth(False) is False
    assert reading.one_of("a", "b")("b") == "b"
    for call in (lambda: reading.truth(0), lambda: reading.one_of("a")(["a"])):
        with pytest.raises(reading.WrongValue):
            call()
