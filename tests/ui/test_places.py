import pytest

from unoultimate.ui.table.places import places
from unoultimate.ui.table.seats import clockwise


@pytest.mark.parametrize("others", range(1, 10))
def test_seats_are_spread_around_the_table(others: int) -> None:
    around = places(others)
    assert len(around) == others
    assert len({(place.x, place.y) for place in around}) == others
    assert all(0 <= place.x <= 100 and 0 <= place.y <= 100 for place in around)


@pytest.mark.parametrize("others", range(2, 10))
def test_they_run_clockwise_and_are_mirrored(others: int) -> None:
    around = places(others)
    assert around[0].x < 50 < around[-1].x
    for left, right in zip(around, reversed(around), strict=True):
        assert left.x + right.x == pytest.approx(100)
        assert left.y == right.y


def test_the_arrow_points_at_the_seat() -> None:
    assert places(1)[0].angle == -90
    left, top, right = places(3)
    assert abs(left.angle) > 150
    assert top.angle == -90
    assert abs(right.angle) < 30
    assert all(place.strip_angle < 0 for place in places(9))


@pytest.mark.parametrize("others", range(5, 10))
def test_both_rows_of_the_strip_stand_in_the_middle(others: int) -> None:
    angles = [place.strip_angle for place in places(others)]
    first, second = angles[: (others + 1) // 2], angles[(others + 1) // 2 :]
    for row in (first, second):
        assert [angle + 90 for angle in row] == [-90 - angle for angle in reversed(row)]


def test_clockwise_begins_at_the_left_hand() -> None:
    assert clockwise(2, 4) == [3, 0, 1]
