from collections import Counter

from unoultimate.engine import Match, Rules, Seat
from unoultimate.engine.dealer import first_dealer

OFFICIAL = Rules.preset("official")


def test_random_picks_every_seat_about_as_often() -> None:
    dealers = Counter(first_dealer(OFFICIAL, 4, str(seed), None)[0] for seed in range(2000))
    assert set(dealers) == {0, 1, 2, 3}
    assert all(400 < times < 600 for times in dealers.values())


def test_chosen_is_who_the_players_say_or_the_last_seat() -> None:
    rules = OFFICIAL.replace(first_dealer="chosen")
    assert first_dealer(rules, 4, "7", 2) == (2, [])
    assert first_dealer(rules, 4, "7", None) == (3, [])


def test_the_choice_counts_only_where_the_rules_leave_it_to_the_players() -> None:
    assert first_dealer(OFFICIAL, 4, "7", 2) == first_dealer(OFFICIAL, 4, "7", None)


def test_the_highest_number_deals_and_ties_draw_again_among_the_tied() -> None:
    rules = OFFICIAL.replace(first_dealer="high_card")
    again = 0
    for seed in range(200):
        dealer, events = first_dealer(rules, 6, str(seed), None)
        seats = [event.seat for event in events]
        assert seats[:6] == list(range(6))
        round_start = 0
        tied = list(range(6))
        while len(tied) > 1:
            drawn = events[round_start : round_start + len(tied)]
            assert [event.seat for event in drawn] == tied
            values = [_value(event.cards[0]) for event in drawn]
            round_start += len(tied)
            tied = [e.seat for e, value in zip(drawn, values, strict=True) if value == max(values)]
        assert tied == [dealer]
        assert round_start == len(events)
        again += len(events) > 6
    assert again > 5


def _value(card: int) -> int:
    symbol = OFFICIAL.deck.symbols[card]
    return int(symbol) if symbol.isdigit() else 0


def test_everybody_sees_the_cards_drawn_and_the_whole_deck_is_dealt_afterwards() -> None:
    rules = OFFICIAL.replace(first_dealer="high_card")
    match = Match.new(rules, [Seat("A"), Seat("B"), Seat("C")], "7")
    drawn = [event for event in match.round.view(1).history if event.kind == "high_card"]
    assert len(drawn) >= 3
    assert all(event.cards and event.viewers is None for event in drawn)
    assert match.check() == []


def test_the_next_rounds_dealer_is_the_next_seat_and_a_record_keeps_the_choice() -> None:
    rules = OFFICIAL.replace(first_dealer="chosen")
    match = Match.new(rules, [Seat("A"), Seat("B"), Seat("C")], "7", dealer=1)
    assert match.round.position.dealer == 1
    assert Match.from_record(match.record()).round.position.dealer == 1
    assert Match.from_json(match.to_json()).first_dealer == 1
