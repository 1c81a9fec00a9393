"""The order of the levels, on deals that are always the same.

The margins are those of a few hundred rounds; `python -m unoultimate arena` measures.
"""

import pytest

from unoultimate.ai.arena import Pairing, won_by_one


def share(one: str, other: str, preset: str, seats: int, deals: int) -> float:
    return won_by_one(Pairing(one, other, preset, seats), range(deals)) / (2 * deals)


@pytest.mark.parametrize(
    ("stronger", "weaker", "least", "deals"),
    [
        ("greedy", "random", 0.54, 80),
        ("hard", "random", 0.65, 40),
        ("medium", "random", 0.55, 80),
        ("hard", "easy", 0.62, 50),
        ("hard", "medium", 0.5, 80),
        ("hard", "greedy", 0.5, 80),
        ("medium", "easy", 0.5, 120),
    ],
)
def test_levels_are_in_order(stronger: str, weaker: str, least: float, deals: int) -> None:
    assert share(stronger, weaker, "official", 2, deals) > least


@pytest.mark.parametrize("preset", ["party", "survival", "seven_zero"])
def test_hard_beats_easy_under_house_rules_and_with_four_seats(preset: str) -> None:
    assert share("hard", "easy", preset, 4, 30) > 0.52


@pytest.mark.parametrize(
    ("game", "least"),
    [
        ("flip", 0.6),
        ("no_mercy", 0.5),
        ("flex", 0.6),
        ("all_wild", 0.5),
        ("express", 0.6),
        ("junior", 0.5),
    ],
)
def test_hard_beats_easy_in_games_with_a_deck_of_their_own(game: str, least: float) -> None:
    assert share("hard", "easy", game, 2, 40) > least
