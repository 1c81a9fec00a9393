"""The log keeps the rounds that are over, for each seat as it may know them."""

from random import Random

from helpers.played import pick, seats
from unoultimate.app.journal import KEPT, Journal
from unoultimate.engine import NEXT_ROUND, Match, Rules


def played(rounds):
    """A journal that saw so many rounds end, and the match at the beginning of the next one."""
    rng, match = Random(4), Match.new(Rules("official", {"target": 1000}), seats(3), "log")
    journal = Journal([seat.name for seat in match.seats])
    while match.round_number <= rounds:
        match.apply(NEXT_ROUND if match.round.over else pick(match, rng))
        journal.note(match)
    return journal, match


def told(journal, match, seat=0):
    return journal.lines(match.round.view(seat), match.round_number)


def test_a_single_round_has_no_heading():
    journal, match = played(0)
    assert all(line.kind != "round" for line in told(journal, match))


def test_the_round_before_stays_under_its_name():
    journal, match = played(1)
    lines = told(journal, match)
    assert [line.text for line in lines if line.kind == "round"] == ["Round 2", "Round 1"]
    ended = [line.text for line in lines if "wins the round" in line.text or "You win" in line.text]
    assert len(ended) == 1
    numbers = [line.number for line in lines]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == len(numbers)


def test_every_seat_knows_its_own_cards_of_the_round_before_and_nobody_elses():
    journal, match = played(1)
    for seat in range(3):
        dealt = [line for line in told(journal, match, seat) if line.kind == "deal"]
        assert {line.seat for line in dealt} == {seat}
        assert len(dealt) == 2


def test_only_the_last_rounds_are_kept():
    journal, match = played(KEPT + 2)
    rounds = [line.text for line in told(journal, match) if line.kind == "round"]
    assert len(rounds) == KEPT + 1
    assert rounds[0] == f"Round {match.round_number}"


def test_what_is_told_again_is_the_same():
    journal, match = played(1)
    first = told(journal, match)
    assert told(journal, match) == first
    told(journal, match, 1)
    assert told(journal, match) == first
