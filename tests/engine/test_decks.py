from collections import Counter

import pytest

from unoultimate.engine import Deck, NotationError, Rules
from unoultimate.engine.deck_facts import classic_deck, facts


def counts(deck: Deck) -> dict[str, int]:
    return dict(zip(deck.codes, deck.counts, strict=True))


def test_the_108_cards() -> None:
    deck = Rules.preset("official").deck
    found = counts(deck)
    assert deck.size == 108
    assert found["R0"] == 1
    assert found["B9"] == found["Y+2"] == found["GS"] == found["RR"] == 2
    assert found["W"] == found["W+4"] == 4
    assert Counter(deck.fresh()) == Counter(dict(enumerate(deck.counts)))


def test_the_112_cards_are_the_108_and_four_more() -> None:
    deck = Rules.preset("official").replace(edition="classic112").deck
    assert deck.size == 112
    assert counts(deck) == counts(classic_deck("classic108", 1, 0)) | {"WS": 1, "WC": 3}


@pytest.mark.parametrize(
    ("edition", "wilds", "size"),
    [
        ("classic108", 1, 109),
        ("classic108", 2, 110),
        ("classic112", 1, 112),
        ("classic112", 2, 113),
    ],
)
def test_shuffle_wilds_are_how_many_a_deck_has_in_all(edition: str, wilds: int, size: int) -> None:
    rules = Rules.preset("official").replace(edition=edition, shuffle_wilds=wilds)
    assert rules.deck.size == size
    assert rules.replace(decks=2).deck.size == 2 * size


@pytest.mark.parametrize(
    ("code", "points"),
    [
        *(("R0", 0), ("Y7", 7), ("BS", 20), ("GR", 20), ("R+2", 20)),
        *(("W", 50), ("W+4", 50), ("WS", 40), ("WC", 40)),
    ],
)
def test_points(code: str, points: int) -> None:
    deck = Rules.preset("mattel_gdj85").deck
    assert deck.points[deck.card(code)] == points


def test_columns_of_the_table() -> None:
    deck = Rules.preset("official").deck
    seven, wild = deck.card("g7"), deck.card(" W ")
    assert (deck.colors[seven], deck.symbols[seven], deck.wild[seven]) == (2, "7", False)
    assert (deck.colors[wild], deck.symbols[wild], deck.wild[wild]) == (None, "W", True)
    assert deck.cards(["G7", "W"]) == [seven, wild]


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(NotationError, match="unknown_card: card WS"):
        Rules.preset("official").deck.card("WS")


def test_the_facts_say_how_many_cards_there_are() -> None:
    for name in ("classic108", "classic112"):
        assert sum(row["count"] for row in facts()[name]["cards"]) == facts()[name]["total"]
