from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from building import linebreaks

RULES = "# remark\nไว_ลด์\nเป็น กอง\n\nเป็น กอง จั่ว\n"


def shown(text: str) -> str:
    """The signs made visible."""
    return linebreaks.marker(RULES)(text).replace("\u200b", " ").replace("\u2060", "_")


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("ไวลด์", "ไว_ลด์"),
        ("ลงไวลด์แล้ว", "ลง ไว_ลด์ แล้ว"),
        ("“ไวลด์” {name}ไวลด์", "“ไว_ลด์” {name}ไว_ลด์"),
        ("กลายเป็นกองจั่วใหม่", "กลาย เป็น กอง จั่ว ใหม่"),
        ("เป็นกองทิ้ง", "เป็น กอง ทิ้ง"),
        ("ไพ่อื่น", "ไพ่อื่น"),
    ],
)
def test_signs_stand_where_the_rules_say(text: str, marked: str) -> None:
    assert shown(text) == marked


def test_a_phrase_never_ends_inside_a_letter_with_its_mark() -> None:
    mark = linebreaks.marker("สี")
    assert mark("สี่คน") == "สี่คน"
    assert mark("สีแดง") == "สี\u200bแดง"


def test_no_sign_before_a_mark_of_repetition() -> None:
    assert linebreaks.marker("ไว_ลด์")("ไวลด์ๆ") == "ไว\u2060ลด์ๆ"


def test_every_form_of_a_catalogue_is_marked(tmp_path: Path) -> None:
    rules = tmp_path / "th.breaks"
    rules.write_text(RULES, "utf-8")
    catalog = Catalog(locale="th")
    catalog.add("Wild", "ไวลด์")
    catalog.add(("a", "b"), ("ไวลด์",))
    linebreaks.apply(catalog, rules)
    assert catalog["Wild"].string == "ไว\u2060ลด์"
    assert catalog["a"].string == ("ไว\u2060ลด์",)


def test_without_rules_nothing_changes(tmp_path: Path) -> None:
    catalog = Catalog(locale="ja")
    catalog.add("Wild", "ワイルド")
    linebreaks.apply(catalog, tmp_path / "ja.breaks")
    assert catalog["Wild"].string == "ワイルド"


def test_empty_rules_change_nothing() -> None:
    assert linebreaks.marker("# nothing\n")("ไวลด์") == "ไวลด์"
