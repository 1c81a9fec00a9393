from unoultimate.engine import BY_ID, GROUPS, OPTIONS


def test_every_group_has_options_and_every_option_a_group() -> None:
    assert {option.group for option in OPTIONS} == set(GROUPS)


def test_ids_are_unique_and_values_differ() -> None:
    assert len(BY_ID) == len(OPTIONS) == 35
    for option in OPTIONS:
        assert len(set(option.values)) == len(option.values) >= 2
        assert len({type(value) for value in option.values}) == 1
        assert option.default == option.values[0]
