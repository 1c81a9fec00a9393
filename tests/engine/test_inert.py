from typing import Any

import pytest

from unoultimate.engine import OPTIONS, PRESETS, VARIANTS, Rules
from unoultimate.engine.games import game_of
from unoultimate.engine.inert import REASONS, inert


@pytest.mark.parametrize(
    ("option", "changes", "seats"),
    [
        ("target", {"format": "first_out"}, 4),
        ("target", {"format": "last_standing"}, 4),
        ("rounds", {}, 4),
        ("custom_wild", {}, 4),
        ("first_reverse", {"first_card": "number_only"}, 4),
        ("first_reverse", {}, 2),
        ("first_wild", {"first_card": "number_only"}, 4),
        ("two_player_reverse", {}, 3),
        ("wild4_blocked_by", {"wild4": "free"}, 4),
        ("partners", {}, 3),
        ("partners", {"format": "penalty"}, 4),
        ("uno_penalty", {"uno_call": "auto"}, 4),
        ("wrong_catch", {"uno_call": "off"}, 4),
        ("timeout", {}, 4),
    ],
)
def test_an_option_without_effect(option: str, changes: dict[str, Any], seats: int) -> None:
    assert inert(Rules("official", changes), seats)[option] in REASONS


@pytest.mark.parametrize(
    ("option", "changes", "seats"),
    [
        ("target", {"format": "knockout"}, 4),
        ("rounds", {"format": "first_out"}, 4),
        ("custom_wild", {"edition": "classic112"}, 4),
        ("first_reverse", {}, 3),
        ("first_reverse", {"two_player_reverse": "reverse"}, 2),
        ("two_player_reverse", {}, 2),
        ("two_player_reverse", {"format": "last_standing"}, 5),
        ("two_player_reverse", {"hand_limit": 15}, 5),
        ("wild4_blocked_by", {}, 4),
        ("partners", {}, 4),
        ("uno_penalty", {}, 4),
        ("timeout", {"turn_timer": 15}, 4),
    ],
)
def test_an_option_with_effect(option: str, changes: dict[str, Any], seats: int) -> None:
    assert option not in inert(Rules("official", changes), seats)


def test_inert_options_are_options() -> None:
    assert set(inert(Rules("quick"), 2)) <= {option.id for option in OPTIONS}


@pytest.mark.parametrize("game", VARIANTS)
def test_what_a_game_fixes_has_no_effect_and_says_why(game: str) -> None:
    for seats in range(PRESETS[game].seats[0], PRESETS[game].seats[1] + 1):
        assert set(PRESETS[game].fixed) <= set(inert(Rules(game), seats))


@pytest.mark.parametrize(
    ("game", "option", "reason"),
    [
        ("flip", "edition", "own_deck"),
        ("no_mercy", "stacking", "always_upwards"),
        ("no_mercy", "wild4", "no_challenge"),
        ("flex", "wild4_blocked_by", "always_blocked"),
        ("all_wild", "first_reverse", "first_silent"),
        ("all_wild", "wild4_blocked_by", "no_challenge"),
        ("all_wild", "draw_count", "all_fit"),
        ("junior", "wild4", "no_challenge"),
        ("junior", "seven_swap", "no_sevens"),
    ],
)
def test_the_reason_of_a_game(game: str, option: str, reason: str) -> None:
    assert inert(Rules(game), 3)[option] == reason


@pytest.mark.parametrize("game", ["flip", "flex", "express"])
def test_where_a_card_is_judged_its_options_count(game: str) -> None:
    assert "wild4" not in inert(Rules(game), 3)


@pytest.mark.parametrize("id", PRESETS)
def test_a_challenge_is_settled_by_the_game_when_no_card_is_ever_judged(id: str) -> None:
    rules = Rules.preset(id)
    symbols = {symbol for side in rules.deck.sides for symbol in side.symbols}
    never = not game_of(rules).judged & symbols
    for option in ("wild4", "wild4_blocked_by"):
        assert (inert(rules, 2).get(option) == "no_challenge") is never
