import pytest

from unoultimate.engine import Rules
from unoultimate.engine.standings import Standings

OFFICIAL = Rules.preset("official")


def after(rules: Rules, *rounds: tuple[list[int], list[int]]) -> Standings:
    standings = Standings.fresh(len(rounds[0][0]))
    for points, ranking in rounds:
        standings.add(rules, points, ranking)
    return standings


@pytest.mark.parametrize(
    ("format", "points", "over"),
    [
        ("points", [500, 0, 0], True),
        ("points", [499, 499, 0], False),
        ("penalty", [0, 500, 0], True),
        ("knockout", [0, 500, 499], False),
        ("knockout", [0, 500, 500], True),
        ("first_out", [2, 1, 0], True),
        ("last_standing", [2, 1, 0], True),
    ],
)
def test_when_a_match_is_over(format: str, points: list[int], over: bool) -> None:
    rules = OFFICIAL.replace(format=format)
    assert after(rules, (points, [0, 1, 2])).over(rules) is over


def test_rank_formats_last_so_many_rounds() -> None:
    rules = OFFICIAL.replace(format="first_out", rounds=3)
    played = ([2, 1, 0], [0, 1, 2])
    assert not after(rules, played, played).over(rules)
    assert after(rules, played, played, played).over(rules)


def test_ties_go_to_more_rounds_won_then_to_the_better_last_rank_then_to_the_seat() -> None:
    rules = OFFICIAL.replace(format="first_out", rounds=3)
    won = after(rules, ([2, 0, 1], [0, 2, 1]), ([0, 2, 1], [1, 2, 0]), ([0, 1, 2], [2, 1, 0]))
    assert won.totals == [2, 3, 4]
    even = after(rules, ([1, 0, 0], [0, 1, 2]), ([0, 1, 0], [1, 2, 0]), ([0, 0, 1], [2, 1, 0]))
    assert even.ranking(rules) == [2, 1, 0]
    assert Standings.fresh(3).ranking(rules) == [0, 1, 2]


def test_the_lowest_total_wins_where_points_are_bad() -> None:
    rules = OFFICIAL.replace(format="penalty")
    assert after(rules, ([30, 0, 500], [1, 0, 2])).ranking(rules) == [1, 0, 2]


def test_who_leaves_later_ranks_higher() -> None:
    rules = OFFICIAL.replace(format="knockout", target=100)
    standings = after(rules, ([0, 120, 0, 0], [0, 2, 3, 1]), ([0, 0, 101, 150], [0, 2, 3]))
    assert standings.left == {1: 1, 2: 2, 3: 2}
    assert standings.ranking(rules) == [0, 2, 3, 1]


def test_both_partners_have_won() -> None:
    rules = OFFICIAL.replace(partners="on")
    standings = after(rules, ([50, 0, 50, 0], [2, 0, 1, 3]))
    assert standings.rounds_won == [1, 0, 1, 0]


def test_json_keeps_seats_as_numbers() -> None:
    rules = OFFICIAL.replace(format="knockout", target=100)
    standings = after(rules, ([0, 120], [0, 1]))
    assert Standings(**standings.to_json()) == standings
