import pytest

from unoultimate.engine import BY_ID, EDITIONS, PRESETS, RULE_SETS, Rules


def test_six_rule_sets_and_five_editions() -> None:
    assert len(RULE_SETS) == 6
    assert len(EDITIONS) == 5
    assert {*RULE_SETS, *EDITIONS} <= set(PRESETS)


@pytest.mark.parametrize("id", [*RULE_SETS, *EDITIONS])
def test_a_preset_changes_what_it_names_and_nothing_else(id: str) -> None:
    changes = PRESETS[id].changes.items()
    differing = {option: value for option, value in changes if BY_ID[option].default != value}
    assert Rules.preset(id).changed() == differing


def test_values_that_matter() -> None:
    assert Rules.preset("quick").hand_size == 5
    assert Rules.preset("party").shuffle_wilds == 1
    assert Rules.preset("survival").hand_limit == 15
    assert Rules.preset("family").uno_penalty == 4
    assert Rules.preset("mattel_hjh90").wild4_blocked_by == "color_or_wild"
    assert (Rules.preset("superman_j4299").min_seats, Rules.preset("superman_j4299").max_seats) == (
        2,
        2,
    )
