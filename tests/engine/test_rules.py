import pytest

from unoultimate.engine import OPTIONS, Rules, RulesError


def test_official_is_every_default() -> None:
    rules = Rules.preset("official")
    assert rules.values() == {option.id: option.default for option in OPTIONS}
    assert rules.changed() == {}


def test_replacing_keeps_the_base_and_leaves_the_rest() -> None:
    rules = Rules.preset("party").replace(stacking="off", target=200)
    assert rules.base == "party"
    assert rules.changed_from_base() == {"stacking": "off", "target": 200}
    assert rules.jump_in == "on"
    assert rules.replace(stacking="any", target=500) == Rules.preset("party")


def test_rules_do_not_change() -> None:
    with pytest.raises(AttributeError):
        Rules.preset("official").target = 100


def test_equal_rules_are_equal_and_hash_alike() -> None:
    one, other = Rules("official", {"target": 100}), Rules.preset("official").replace(target=100)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Rules.preset("official")
    assert one != "official"


def test_json_goes_there_and_back() -> None:
    rules = Rules.preset("family").replace(decks=2)
    assert rules.to_json() == {"base": "family", "decks": 2}
    assert Rules.from_json(rules.to_json()) == rules
    assert Rules.from_json({}) == Rules.preset("official")


def test_rules_show_what_differs() -> None:
    assert repr(Rules.preset("quick")) == "Rules('quick')"
    assert repr(Rules.preset("quick").replace(rounds=3)) == "Rules('quick', rounds=3)"


@pytest.mark.parametrize(
    ("seats", "base"), [(1, "official"), (11, "official"), (3, "superman_j4299")]
)
def test_seats_outside_the_range(seats: int, base: str) -> None:
    with pytest.raises(RulesError, match="bad_seats: fewest 2, most"):
        Rules.preset(base).check_seats(seats)


def test_three_quarters_of_the_deck_may_be_dealt_and_no_more() -> None:
    rules = Rules.preset("official").replace(hand_size=10)
    rules.check_seats(8)
    with pytest.raises(RulesError, match="deck_too_small: dealt 91, size 108"):
        rules.check_seats(9)
    rules.replace(decks=2).check_seats(10)


@pytest.mark.parametrize(
    ("format", "seats", "play"),
    [("points", 4, True), ("points", 3, False), ("penalty", 4, False)],
)
def test_partners_play_with_four_seats_for_points(format: str, seats: int, play: bool) -> None:
    rules = Rules.preset("official").replace(partners="on", format=format)
    assert rules.partners_play(seats) is play
    assert not rules.replace(partners="off").partners_play(seats)
