from collections import Counter

import pytest

from helpers.rounds import deal
from unoultimate.engine import Round, Rules
from unoultimate.engine.cards import is_number

OFFICIAL = Rules.preset("official")


def opened(rules: Rules, seed: int) -> tuple[Round, str]:
    rnd = deal(rules, 3, str(seed))
    return rnd, rnd.position.deck.symbols[rnd.position.top]


def test_every_kind_of_card_opens_but_a_wild_draw_four() -> None:
    symbols = Counter(opened(OFFICIAL, seed)[1] for seed in range(300))
    assert {"S", "R", "+2", "W", "0", "9"} <= set(symbols)
    assert "W+4" not in symbols


def test_a_card_put_back_is_seen_and_the_pile_is_whole_again() -> None:
    put_back = 0
    for seed in range(200):
        rnd, _ = opened(OFFICIAL, seed)
        turned = [event for event in rnd.history if event.kind == "opening"]
        put_back += len(turned) - 1
        assert len(rnd.position.discard) == 1
        assert rnd.check() == []
    assert put_back > 0


def test_number_only_turns_cards_until_a_number_shows_and_leaves_the_others_under_it() -> None:
    rules = OFFICIAL.replace(first_card="number_only")
    piles = [opened(rules, seed)[0].position for seed in range(100)]
    assert all(is_number(p.deck.symbols[p.top]) for p in piles)
    assert not any(is_number(p.deck.symbols[card]) for p in piles for card in p.discard[:-1])
    assert max(len(p.discard) for p in piles) > 1
    assert all(p.turn == 0 and p.direction == 1 and p.pending is None for p in piles)


@pytest.mark.parametrize("wild", ["WS", "WC"])
def test_the_new_wilds_open_only_where_a_colour_is_chosen(wild: str) -> None:
    rules = Rules.preset("official").replace(edition="classic112", decks=2)
    choose = rules.replace(first_wild="choose")
    assert wild not in {opened(rules, seed)[1] for seed in range(300)}
    assert wild in {opened(choose, seed)[1] for seed in range(300)}
