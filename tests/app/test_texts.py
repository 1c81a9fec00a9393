import struct

import pytest

from unoultimate.app import texts

HEAD = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"


def compiled(pairs: dict[str, str]) -> bytes:
    """A .mo file with these translations."""
    items = sorted(
        {
            "": HEAD,
            **pairs,
        }.items()
    )
    ids, strs, offsets = b"", b"", []
    for key, value in items:
        k, v = key.encode(), value.encode()
        offsets.append((len(ids), len(k), len(strs), len(v)))
        ids += k + b"\0"
        strs += v + b"\0"
    start = 28 + 16 * len(items)
    head = struct.pack("<Iiiiiii", 0x950412DE, 0, len(items), 28, 28 + 8 * len(items), 0, start)
    keys = b"".join(struct.pack("<ii", n, start + o) for o, n, _o, _n in offsets)
    vals = b"".join(struct.pack("<ii", n, start + len(ids) + o) for _o, _n, o, n in offsets)
    return head + keys + vals + ids + strs


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
