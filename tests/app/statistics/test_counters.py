from app.statistics.made import made
from unoultimate.app.statistics.counters import Counters, PairCount, PlayerCount


def counted(*winners):
    total = Counters()
    for number, winner in enumerate(winners):
        total = total.plus(made(number, winner))
    return total


def test_matches_turns_and_those_that_people_won():
    total = counted(0, 1, 2)
    assert (total.matches, total.people, total.turns, total.stack) == (3, 2, 90 + 91 + 92, 4)
    assert total.rules["official"].matches == 3
    assert total.rules["official"].people == 2


def test_people_count_by_name_and_computers_by_level():
    total = counted(0, 0, 2)
    assert set(total.players) == {"p:Mira", "p:Noor", "c:hard"}
    assert (total.players["p:Mira"].won, total.players["p:Mira"].played) == (2, 3)
    assert total.players["p:Mira"].laid == 90


def test_a_streak_ends_with_a_loss_and_the_best_one_stays():
    mira = counted(0, 0, 0, 1, 0).players["p:Mira"]
    assert (mira.run, mira.best) == (1, 3)
    assert counted(1, 1).players["p:Mira"] == PlayerCount(2, 0, 60, 41, 0, 0)


def test_head_to_head_counts_who_ended_ahead():
    pairs = counted(0, 1, 1).pairs
    assert pairs["p:Mira", "p:Noor"] == PairCount(1, 2)
    assert pairs["c:hard", "p:Mira"] == PairCount(0, 3)


def test_partners_who_won_together_did_not_beat_each_other():
    match = made(1)
    seats = tuple(
        type(seat)(seat.name, seat.kind, seat.level, 1, 1, 1, 1, won)
        for seat, won in zip(match.seats, (True, True, False), strict=True)
    )
    pairs = Counters().plus(made(1, seats=seats)).pairs
    assert ("p:Mira", "p:Noor") not in pairs
    assert pairs["c:hard", "p:Noor"] == PairCount(0, 1)


def test_joined_counters_are_the_sum():
    both = counted(0, 1).joined(counted(2))
    assert both.matches == 3
    assert both.players["p:Noor"].played == 3
    assert both.pairs["p:Mira", "p:Noor"].first == 2
