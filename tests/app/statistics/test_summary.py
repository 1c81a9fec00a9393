import json
from random import Random

import pytest

from helpers.played import play, record, seats
from unoultimate.app import catalogue
from unoultimate.app.course import Course
from unoultimate.app.recorderror import RecordError
from unoultimate.app.statistics import summary
from unoultimate.app.statistics.collection import Collection
from unoultimate.app.statistics.figures import statistics_state
from unoultimate.app.statistics.history import History
from unoultimate.app.statistics.matchcode import match_from, match_json
from unoultimate.app.statistics.summary import summarise
from unoultimate.engine import VARIANTS, Event, Match, Rules

DATE = "2026-05-01T20:00:00+02:00"


@pytest.mark.parametrize("base", ["official", "flip", "flex", "express", "junior"])
def test_cards_laid_and_drawn_are_those_that_moved(base):
    document = moving_singly(base)
    course = Course(document)
    summary = summarise(document, DATE, "here")
    dealt = course.match.rules.hand_size
    hands = [0] * 4
    laid, drawn = [0] * 4, [0] * 4
    for place, step in enumerate(course.steps):
        now = [len(hand) for hand in course.round_at(place).position.hands]
        if step.move is None:
            drawn = [sum(pair) for pair in zip(drawn, (n - dealt for n in now), strict=True)]
            hands = now
            continue
        for seat in range(4):
            change = now[seat] - hands[seat]
            drawn[seat] += max(0, change)
            laid[seat] += max(0, -change)
        hands = now
    assert [seat.laid for seat in summary.seats] == laid
    assert [seat.drawn for seat in summary.seats] == drawn


def moving_singly(base):
    """A match in which hands never move as a whole."""
    if base == "official":
        return record("sum", base)
    rules = Rules.preset(base).replace(format="first_out")
    return play(Match.new(rules, seats(), "sum"), Random(5)).record()


def test_what_a_discard_all_takes_along_is_laid_too():
    match = Match.new(Rules.preset("no_mercy"), seats(2), "sweep")
    events = [Event("play", 0, cards=(1,)), Event("sweep", 0, cards=(2, 3))]
    assert [seat.laid for seat in summary._seats(match, events)] == [3, 0]


@pytest.mark.parametrize("base", VARIANTS)
def test_a_match_of_every_game_is_counted_under_its_name(base):
    rules = Rules.preset(base).replace(format="first_out", rounds=1)
    document = play(Match.new(rules, seats(2), "one"), Random(1)).record()
    match = summarise(document, DATE, "here")
    assert match.base == base
    assert sum(seat.laid for seat in match.seats) > 0
    shown = statistics_state(Collection(History().add(match)), str)
    assert shown.rules[0].name == shown.recent[0].rule_set == catalogue.rule_set_name(base)
    assert match_from(json.loads(json.dumps(match_json(match)))) == match


def test_totals_winner_and_rounds_are_those_of_the_match():
    match = Course(record("sum", "official")).match
    summary = summarise(record("sum", "official"), DATE, "here", online=True)
    assert tuple(seat.points for seat in summary.seats) == match.totals
    assert tuple(seat.rounds_won for seat in summary.seats) == match.rounds_won
    assert (summary.ranking, summary.rounds) == (match.ranking, len(match.results))
    assert [seat.won for seat in summary.seats].index(True) == summary.winner
    assert summary.won_by_person == (match.ranking[0] == 0)
    assert summary.online
    assert summary.turns > summary.rounds


def test_both_of_a_winning_side_have_won():
    rules = Rules.preset("official").replace(partners="on", target=100)
    match = play(Match.new(rules, seats(), "sides"), Random(3))
    summary = summarise(match.record(), DATE, "here")
    first = match.ranking[0]
    won = [number for number, seat in enumerate(summary.seats) if seat.won]
    assert won == sorted([first, (first + 2) % 4])
    assert summary.changes == (("partners", "on"), ("target", 100))


def test_the_highest_stack_is_the_largest_total_pending():
    rules = Rules.preset("official").replace(stacking="any", target=100)
    highest = 0
    for seed in range(6):
        document = play(Match.new(rules, seats(), f"stack{seed}"), Random(seed)).record()
        course = Course(document)
        pending = [course.round_at(i).position.pending for i in range(course.last + 1)]
        most = max((one.amount for one in pending if one), default=0)
        assert summarise(document, DATE, "here").stack == most
        highest = max(highest, most)
    assert highest > 4


def test_the_same_match_has_the_same_id_whenever_and_wherever():
    one, two = summarise(record(), DATE, "here"), summarise(record(), "2027-01-01", "there")
    assert one.id == two.id
    assert one.id != summarise(record("two"), DATE, "here").id


def test_an_abandoned_match_is_not_counted():
    match = Match.new(Rules.preset("official"), seats(), "left")
    with pytest.raises(RecordError, match="unfinished"):
        summarise(match.record(), DATE, "here")
