"""Every picture is small, self-contained and has a name."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from ui.markup import elements
from unoultimate.app.seatpictures import ALL, PICTURES, THEMES, picture_name, theme_name
from unoultimate.ui import pictures
from unoultimate.ui.pictures import drawing, image

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "ellipse", "rect")}
LIMIT = 2_900
TRADES = {
    *("cook", "doctor", "farmer", "teacher", "musician", "sailor"),
    *("painter", "builder", "gardener", "scientist", "firefighter", "baker"),
}


def test_the_themes_hold_what_was_asked_for() -> None:
    sizes = {theme: len(found) for theme, found in PICTURES.items()}
    assert sizes.pop("people") == 24
    assert set(sizes.values()) == {8}
    assert set(PICTURES) == set(THEMES) == set(pictures.MODULES)
    assert set(PICTURES["people"]) == {f"{trade}-{end}" for trade in TRADES for end in "wm"}


def test_every_id_and_every_name_stands_for_one_picture() -> None:
    assert len(set(ALL)) == len(ALL) == sum(map(len, PICTURES.values()))
    names = Counter(picture_name(picture) for picture in ALL)
    assert [name for name, count in names.items() if count > 1 or not name.strip()] == []
    assert len({theme_name(theme) for theme in THEMES}) == len(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_draws_exactly_its_pictures(theme: str) -> None:
    module = import_module(f"unoultimate.ui.pictures.{pictures.MODULES[theme]}")
    assert set(module.DRAWINGS) == set(PICTURES[theme])


@pytest.mark.parametrize("picture", ALL)
def test_a_picture_is_made_of_shapes_alone(picture: str) -> None:
    root = ElementTree.fromstring(drawing(picture))
    assert root.attrib["viewBox"] == "0 0 64 64"
    for part in root.iter():
        assert part.tag in SHAPES
        assert not (part.text or "").strip()
        assert not {"id", "href", "style", "class"} & set(part.attrib)
        assert "url(" not in " ".join(part.attrib.values())


@pytest.mark.parametrize("picture", ALL)
def test_a_picture_is_small_and_fills_its_square(picture: str) -> None:
    assert len(drawing(picture)) <= LIMIT
    back = next(iter(ElementTree.fromstring(drawing(picture))))
    assert (back.tag, back.get("width"), back.get("height")) == (f"{SVG}rect", "64", "64")


def test_all_paths_are_paths_and_all_paints_are_paints() -> None:
    for picture in ALL:
        for part in ElementTree.fromstring(drawing(picture)).iter():
            assert re.fullmatch(r"[MLHVCSQAZa-z0-9 .\-]+", part.get("d", "M0"))
            assert "None" not in "".join(part.attrib.values())
            for paint in (part.get("fill"), part.get("stroke")):
                assert paint in (None, "none") or re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", paint)


def test_no_two_pictures_are_alike() -> None:
    assert len({drawing(picture) for picture in ALL}) == len(ALL)


def test_on_the_page_a_picture_is_one_silent_image() -> None:
    (shown,) = elements(image("sea"))
    head, _, rest = str(shown.attrs["src"]).partition(",")
    assert (shown.tag, shown.attrs["alt"], head) == ("img", "", "data:image/svg+xml")
    assert unquote(rest) == drawing("sea")


def test_an_unknown_picture_is_an_error() -> None:
    with pytest.raises(KeyError):
        drawing("no such picture")
