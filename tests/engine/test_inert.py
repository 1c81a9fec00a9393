from typing import Any

import pytest

from unoultimate.engine import OPTIONS, Rules
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
