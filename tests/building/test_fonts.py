from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from building import fontparts, fonts
from building.places import NODE_MODULES, BuildError

KANJI = frozenset(map(ord, "山札と手札Ａ5"))


@pytest.fixture(scope="module")
def japanese() -> Path:
    folder = NODE_MODULES / "@fontsource-variable" / "noto-sans-jp"
    if not folder.exists():
        pytest.skip("the web parts are not here yet")
    return folder


def test_characters_of_several_slices_stand_in_one_font(japanese: Path) -> None:
    data = fontparts.subset(japanese, KANJI, (400, 800))
    font = TTFont(io.BytesIO(data))
    assert set(font.getBestCmap()) == KANJI
    assert {axis.axisTag: axis.maxValue for axis in font["fvar"].axes} == {"wght": 800}
    glyph = font["glyf"][font.getBestCmap()[ord("札")]]
    assert glyph.numberOfContours > 1


def test_each_glyph_keeps_its_own_weights(japanese: Path) -> None:
    font = TTFont(io.BytesIO(fontparts.subset(japanese, KANJI, (400, 800))))
    changes = font["gvar"].variations
    assert all(changes[font.getBestCmap()[code]] for code in KANJI)


def test_the_same_characters_give_the_same_bytes(japanese: Path) -> None:
    first, second = (fontparts.subset(japanese, KANJI, (400, 800)) for _ in range(2))
    assert first == second


def test_a_font_without_our_characters_is_an_error(japanese: Path) -> None:
    with pytest.raises(BuildError, match="noto-sans-jp"):
        fontparts.subset(japanese, frozenset({0x0E01}), (400, 800))


def test_characters_come_from_the_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "WEB", tmp_path)
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "ja.po").write_text('msgid "draw"\nmsgstr "引く"\n', "utf-8")
    found = fonts.characters(fonts.FACES[0])
    assert {ord("引"), ord("ん"), ord("0")} <= found
    assert ord("鬱") not in found
    assert ord("\n") not in found
