import re
from xml.etree import ElementTree

import pytest

from unoultimate.ui.cards.faces import CODES, face_art, sprite, sprites
from unoultimate.ui.cards.ids import symbol_id
from unoultimate.ui.cards.picture import back, picture, shape_icon
from unoultimate.ui.cards.shapes import SHAPE_PATHS
from unoultimate.ui.html import el, join


def test_the_sprite_is_well_formed_and_holds_every_face_once() -> None:
    root = ElementTree.fromstring(sprite())
    ids = [symbol.get("id") for symbol in root.iter("symbol")]
    assert sorted(ids) == sorted([*map(symbol_id, CODES), "c-back"])


def test_faces_are_all_different() -> None:
    assert len({face_art(code) for code in CODES}) == len(CODES) == 56


@pytest.mark.parametrize("code", CODES)
def test_faces_are_paths_without_text(code: str) -> None:
    art = face_art(code)
    assert "<text" not in art
    assert "NaN" not in art
    assert "url(" not in art


@pytest.mark.parametrize("code", [code for code in CODES if code[0] in SHAPE_PATHS])
def test_both_corners_carry_the_shape_of_the_colour(code: str) -> None:
    art = face_art(code)
    assert art.count(SHAPE_PATHS[code[0]]) == 1
    assert f'<use href="#{symbol_id(code)}-corner" transform="rotate(180' in art


@pytest.mark.parametrize("code", CODES)
def test_corners_stay_in_the_strip_of_a_fan(code: str) -> None:
    places = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(0?\.[23]", face_art(code))
    assert places
    assert all(float(x) <= 20 for x, _ in places)


def test_six_and_nine_have_a_bar() -> None:
    bars = {digit: face_art("R" + digit).count('d="M-14 45H14"') for digit in "0123456789"}
    assert bars == {digit: 2 if digit in "69" else 0 for digit in "0123456789"}


def test_unknown_codes_are_refused() -> None:
    with pytest.raises(KeyError):
        face_art("X9")


def test_pictures_use_the_sprite_and_are_kept() -> None:
    assert '<use href="#c-Rp2">' in picture("R+2")
    assert picture("R+2") is picture("R+2")
    assert "c-back" in back()
    assert "aria-hidden" in back()
    assert "currentColor" in shape_icon("B")


def test_ids_are_plain() -> None:
    ids = [symbol_id(code) for code in CODES]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"c-[A-Za-z0-9]+", name) for name in ids)
    assert el("b", id=ids[0]) == '<b id="c-R0"></b>'


def test_every_use_points_to_something_in_the_sprite() -> None:
    markup = sprite()
    ids = re.findall(r' id="([^"]+)"', markup)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', markup)) <= set(ids)


def test_the_page_begins_with_the_faces_that_its_view_shows() -> None:
    shown, others = sprites(join(picture("R7"), picture("W+4"), back()))
    first = re.findall(r'<symbol id="([^"]+)"', shown)
    later = re.findall(r'<symbol id="([^"]+)"', others)
    assert sorted(first) == ["c-R7", "c-Wp4", "c-back"]
    assert sorted([*first, *later]) == sorted([*map(symbol_id, CODES), "c-back"])
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', shown)) <= set(
        re.findall(r' id="([^"]+)"', shown)
    )
