"""The table of a deck follows the deck facts."""

import pytest

from unoultimate.app.manual.games.deck import deck_table, kinds
from unoultimate.engine import VARIANTS
from unoultimate.engine.deck_facts import facts


@pytest.mark.parametrize("game", VARIANTS)
def test_the_kinds_add_up_to_the_deck(game):
    sides = ("light", "dark") if game == "flip" else ("",)
    for side in sides:
        assert sum(kind.total for kind in kinds(game, side)) == facts()[game]["total"]


def test_a_row_says_how_many_of_each_and_what_they_cost():
    rows = deck_table("no_mercy", "168 cards").rows
    assert rows[0] == ("Numbers 0 to 9", "2 of each in each colour", "the number")
    assert ("Discard All", "3 in each colour", "20") in rows
    assert ("Wild Draw Ten", "4 cards", "50") in rows
    assert deck_table("junior", "").rows[0][0] == "Cat, rabbit, fish, duck, elephant"
    assert deck_table("flex", "").rows[1] == (
        "Numbers 1 to 8 with a flex colour",
        "1 of each in each colour",
        "the number",
    )
    assert ("Skip Everyone", "2 in each colour", "30") in deck_table("flip", "", "dark").rows
