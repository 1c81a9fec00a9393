"""Favourites: three of them, and nothing saved is ever lost."""

import json

import pytest

from unoultimate.app.favourites import MOST, Favourite, FavouriteError, Favourites, decode, encode
from unoultimate.engine import OPTIONS, Rules

SUNDAY = Rules("party", {"hand_size": 5})


def document(**rules):
    full = {"base": "party", **SUNDAY.values(), **rules}
    return {"schema": 1, "favourites": [{"name": "Sunday", "rules": full}]}


def reason(action):
    with pytest.raises(FavouriteError) as caught:
        action()
    assert caught.value.text
    return caught.value.reason


def test_add_rename_replace_delete():
    one = Favourites().added("  Sunday ", SUNDAY)
    assert one.items[0].name == "Sunday"
    assert one.renamed(0, "Monday").items[0].name == "Monday"
    assert one.renamed(0, "SUNDAY").items[0].name == "SUNDAY"
    other = one.replaced(0, Rules.preset("quick"))
    assert (other.items[0].name, other.items[0].rules) == ("Sunday", Rules.preset("quick"))
    assert one.deleted(0) == Favourites()


def test_three_at_most_with_names_of_their_own():
    favourites = Favourites()
    for name in "ABC":
        favourites = favourites.added(name, SUNDAY)
    assert len(favourites.items) == MOST
    assert reason(lambda: favourites.added("D", SUNDAY)) == "full"
    assert reason(lambda: favourites.deleted(1).added("a", SUNDAY)) == "name_taken"
    assert reason(lambda: favourites.renamed(0, "b")) == "name_taken"
    assert reason(lambda: favourites.renamed(0, " \n ")) == "no_name"
    for action in (lambda: favourites.deleted(3), lambda: favourites.replaced(-1, SUNDAY)):
        assert reason(action) == "unknown"


def test_there_and_back():
    favourites = Favourites().added("日曜日", SUNDAY).added("<script>", Rules.preset("family"))
    assert decode(encode(favourites)) == favourites


def test_a_favourite_is_a_full_set_of_options():
    saved = json.loads(encode(Favourites().added("Sunday", SUNDAY)))
    assert set(saved["favourites"][0]["rules"]) == {"base", *(option.id for option in OPTIONS)}


def test_an_option_that_is_newer_than_the_favourite_is_as_in_official():
    old = document()
    del old["favourites"][0]["rules"]["jump_in"]
    favourite = decode(json.dumps(old)).items[0]
    assert favourite.rules == SUNDAY.replace(jump_in="off")


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"teleport": "on"}, "teleport"),
        ({"stacking": "sideways"}, "Stacking"),
        ({"base": "x"}, "x"),
    ],
)
def test_what_this_version_does_not_know_is_named_and_kept(changes, named):
    favourites = decode(json.dumps(document(**changes)))
    favourite = favourites.items[0]
    assert favourite.rules is None
    assert named in favourite.problem
    assert "Sunday" in favourite.problem
    assert json.loads(encode(favourites))["favourites"] == document(**changes)["favourites"]


def test_renaming_one_that_cannot_be_read_keeps_its_rules():
    favourites = decode(json.dumps(document(teleport="on"))).renamed(0, "Later")
    saved = json.loads(encode(favourites))["favourites"][0]
    assert (saved["name"], saved["rules"]["teleport"]) == ("Later", "on")


@pytest.mark.parametrize("text", ["{", "[]", '{"schema": 2, "favourites": []}', '{"schema": 1}'])
def test_a_foreign_text_is_kept_aside(text):
    favourites = decode(text)
    assert favourites.items == ()
    again = decode(encode(favourites.added("Sunday", SUNDAY)))
    assert again.aside == (text,)
    assert again.items[0].rules == SUNDAY


@pytest.mark.parametrize("rules", [None, 3, [], {"base": []}, {"target": [500]}])
def test_broken_rules_of_one_favourite(rules):
    text = json.dumps({"schema": 1, "favourites": [{"name": "A", "rules": rules}, 7]})
    favourites = decode(text)
    assert [favourite.rules for favourite in favourites.items] == [None, None]
    assert all(favourite.problem for favourite in favourites.items)
    assert json.loads(encode(favourites))["favourites"] == json.loads(text)["favourites"]


def test_nothing_saved_yet():
    assert decode(None) == decode("") == Favourites()


def test_a_favourite_of_a_game_comes_back_even_without_an_option_that_is_newer():
    ours = Rules("no_mercy", {"hand_limit": 30, "jump_in": "on"})
    text = encode(Favourites((Favourite("Ours", ours),)))
    assert decode(text).items[0].rules == ours
    document = json.loads(text)
    del document["favourites"][0]["rules"]["hand_limit"]
    assert decode(json.dumps(document)).items[0].rules.hand_limit == 25


def test_a_value_that_the_game_does_not_leave_is_named():
    rules = {"base": "no_mercy", **Rules("no_mercy").values(), "hand_limit": 15}
    (one,) = decode(json.dumps({"schema": 1, "favourites": [{"name": "A", "rules": rules}]})).items
    assert "15" in one.problem
    assert "25 cards" in one.problem
