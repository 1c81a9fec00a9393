from helpers.played import record
from unoultimate.app.course import Course
from unoultimate.engine import Match


def test_every_position_is_that_of_the_match_played_by_hand():
    course = Course(record("steps", "official"))
    document = record("steps", "official")
    match = Match.from_record({**document, "rounds": [[]]})
    place = 0
    for number, texts in enumerate(document["rounds"]):
        for text in ["next"] * (number > 0) + texts:
            match.apply(match.parse(text))
            place += 1
            assert course.round_at(place).position.to_json() == match.round.position.to_json()
            assert course.steps[place].totals == match.totals
            assert course.steps[place].round_number == match.round_number
    assert place == course.last


def test_positions_are_right_in_any_order():
    course = Course(record("steps", "official"))
    there = {i: course.round_at(i).position.to_json() for i in range(0, course.last, 37)}
    course.round_at.cache_clear()
    for i in reversed(there):
        assert course.round_at(i).position.to_json() == there[i]


def test_rounds_begin_with_their_deal():
    course = Course(record("steps", "official"))
    for number in range(1, len(course.match.results) + 1):
        first = course.first_of_round(number)
        assert course.steps[first].move is None
        assert any(event.kind == "deal" for event in course.steps[first].events)
    assert course.first_of_round(999) == course.last
