from __future__ import annotations

from collections.abc import Callable
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from building import locales
from building.assets import Assets
from building.places import BuildError

Write = Callable[[str], None]
HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"

"""
HELLO = 'msgid "Hello {name}"\nmsgstr "{name}さん"\n\n'
CARDS = 'msgid "one card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n}枚"\n'


@pytest.fixture
def japanese(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Texts of a small application, and japanese(entries), which writes its translation."""
    package, folder = tmp_path / "package", tmp_path / "locale"
    package.mkdir()
    folder.mkdir()
    source = '_("Hello {name}")\nngettext("one card", "{n} cards", n)\n'
    (package / "texts.py").write_text(source)
    monkeypatch.setattr(locales, "PACKAGE", package)
    monkeypatch.setattr(locales, "FOLDER", folder)
    monkeypatch.setattr(locales, "TEMPLATE", folder / "messages.pot")
    monkeypatch.setattr(locales, "WORK", tmp_path / "work")
    return lambda entries: (folder / "ja.po").write_text(HEAD + entries, encoding="utf-8")


def test_whole_translation_is_compiled(japanese: Write, tmp_path: Path) -> None:
    japanese(HELLO + CARDS)
    site = Assets(tmp_path / "site")
    address = locales.add(site)["ja"]
    with (tmp_path / "site" / address).open("rb") as file:
        texts = GNUTranslations(file)
    assert texts.gettext("Hello {name}") == "{name}さん"
    assert texts.ngettext("one card", "{n} cards", 1) == "{n}枚"


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        (HELLO, "not translated: 'one card'"),
        ("#, fuzzy\n" + HELLO + CARDS, "still fuzzy: 'Hello {name}'"),
        (HELLO.replace("{name}さん", "{nam}さん") + CARDS, "other placeholders"),
        (HELLO + CARDS.replace("{n}枚", "{m}枚"), "other placeholders"),
        (HELLO.replace("{name}さん", "") + CARDS, "not translated"),
    ],
)
def test_incomplete_translation_stops_the_build(
    japanese: Write, tmp_path: Path, entries: str, fault: str
) -> None:
    japanese(entries)
    with pytest.raises(BuildError, match=rf"^ja\.po: {fault}"):
        locales.add(Assets(tmp_path / "site"))


def test_new_texts_reach_the_translations(japanese: Write, tmp_path: Path) -> None:
    japanese(HELLO)
    locales.extract()
    kept = locales.load(tmp_path / "locale" / "ja.po")
    assert kept.get("Hello {name}").string == "{name}さん"
    assert kept.get("one card").string in ("", ("",))
    assert list(locales.faults(locales.catalog(), kept)) == ["not translated: 'one card'"]


def test_no_language_needs_no_catalog(japanese: Write, tmp_path: Path) -> None:
    assert callable(japanese)
    assert locales.add(Assets(tmp_path / "site")) == {}
    assert not list(locales.faults(Catalog(), Catalog()))
