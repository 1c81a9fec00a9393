import pytest

from helpers.catalogues import compiled
from unoultimate.app import texts


@pytest.fixture(autouse=True)
def english():
    texts.set_language("en")
    yield
    texts.set_language("en")


def test_a_placeholder_is_filled():
    assert texts._("{name} draws", name="Ann") == "Ann draws"


@pytest.mark.parametrize("name", ["{0}", "{", "}", "{name!r}", "%s", "{}", "{other}", "\\1"])
def test_odd_names_are_taken_as_they_are(name):
    assert texts._("{name} draws", name=name, other="x") == f"{name} draws"


def test_an_unknown_placeholder_stays():
    assert texts._("{name} draws {what}", name="Ann") == "Ann draws {what}"


def test_plurals():
    one, two = (texts.ngettext("{n} card", "{n} cards", n) for n in (1, 2))
    assert (one, two) == ("1 card", "2 cards")


def test_a_catalogue_changes_the_language():
    texts.set_language(
        "de",
        compiled({"{name} draws": "{name} zieht", "{n} card\0{n} cards": "{n} Karte\0{n} Karten"}),
    )
    assert texts.language() == "de"
    assert texts._("{name} draws", name="Ann") == "Ann zieht"
    assert texts.ngettext("{n} card", "{n} cards", 3) == "3 Karten"
    assert texts._("not translated") == "not translated"


def test_a_damaged_catalogue_changes_nothing():
    texts.set_language("de", compiled({"yes": "ja"}))
    with pytest.raises(texts.CatalogueError):
        texts.set_language("fr", b"nonsense")
    assert (texts.language(), texts._("yes")) == ("de", "ja")


def test_mark_leaves_the_message():
    assert texts.mark("Red") == "Red"
