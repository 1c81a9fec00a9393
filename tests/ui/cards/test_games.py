"""Faces of the games with a deck of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ui.cards.test_palette import contrast
from unoultimate.app.ports import KEPT
from unoultimate.engine import VARIANTS, Rules
from unoultimate.platform.memory import MemoryPage
from unoultimate.ui.cards.faces import CODES, face_art, sprite
from unoultimate.ui.cards.games import faces, own_id, sprite_for
from unoultimate.ui.cards.games.all_wild import GROUND
from unoultimate.ui.cards.games.animals import FUR, LINE
from unoultimate.ui.cards.games.flex import PENNANTS
from unoultimate.ui.cards.glyphs import DIGITS
from unoultimate.ui.cards.ids import SIGNS, own_name, symbol_id
from unoultimate.ui.cards.palette import CARD_COLORS, CREAM, DARK_COLORS
from unoultimate.ui.cards.picture import face_id, picture, power_picture, shape_icon, with_sprites
from unoultimate.ui.cards.shapes import SHAPE_PATHS
from unoultimate.ui.html import Html, div

PY = Path(__file__).parents[3] / "py"


def printed(game: str) -> list[tuple[str, int]]:
    """Every face of a game's deck with its side."""
    deck = Rules.preset(game).deck
    if deck.two_faced:
        return [(code, side) for side in (0, 1) for code in dict.fromkeys(deck.sides[side].codes)]
    return [(code, 0) for code in deck.codes]


def ids(markup: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', markup)


def art(game: str, code: str, side: int) -> str:
    """A face's drawing, without names."""
    name = face_id(code, game, side)
    if name in map(symbol_id, CODES):
        return face_art(code)
    drawn = re.search(rf'<symbol id="{re.escape(name)}".*?</symbol>', sprite_for(game), re.DOTALL)
    assert drawn, name
    return drawn[0].replace(name, "")


@pytest.mark.parametrize("game", VARIANTS)
def test_every_card_has_a_face_and_all_are_different(game: str) -> None:
    drawn = {(code, side): art(game, code, side) for code, side in printed(game)}
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("game", VARIANTS)
def test_no_face_is_drawn_that_no_card_has(game: str) -> None:
    used = {own_id(code, game, side) for code, side in printed(game)}
    power = {own_name(key, game) for key in faces(game) if key.startswith("power-")}
    assert {own_name(key, game) for key in faces(game)} == (used - {None}) | power


@pytest.mark.parametrize("game", VARIANTS)
def test_sprites_are_well_formed_paths(game: str) -> None:
    markup = sprite_for(game)
    root = ElementTree.fromstring(markup)
    assert root.get("id") == f"sprite-{game}"
    assert "<text" not in markup
    assert "nan" not in markup.lower()
    assert sprite_for(game) is markup


def test_ids_are_unique_and_every_use_has_its_drawing() -> None:
    markups = [sprite(), *map(sprite_for, VARIANTS)]
    known = list(chain.from_iterable(map(ids, markups)))
    assert len(known) == len(set(known))
    for markup in markups[1:]:
        here = {*ids(markups[0]), *ids(markup)}
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', markup)) <= here


def test_ids_are_plain() -> None:
    names = [own_name(key, game) for game in VARIANTS for key in faces(game)]
    assert all(re.fullmatch(r"v-[A-Za-z0-9_-]+", name) for name in names)


def test_what_is_alike_is_drawn_once() -> None:
    assert picture("R5", "flip") == picture("R5")
    assert picture("W", "no_mercy") == picture("W")
    for game, code in (("junior", "R5"), ("all_wild", "W"), ("flex", "R5"), ("express", "W+2")):
        assert picture(code, game) != picture(code)


def test_the_side_in_play_decides() -> None:
    assert picture("R5|P3", "flip") == picture("R5")
    assert picture("R5|P3", "flip", 1) == picture("P3", "flip")
    assert picture("W", "flip", 1) != picture("W", "flip", 0)
    assert picture("W+2|W", "flip", 1) == picture("W", "flip", 1)


def test_views_bring_the_drawings_they_need() -> None:
    classic = div(picture("R5"), picture("W+4"))
    assert with_sprites(classic) is classic
    shown = with_sprites(div(picture("RF", "flip"), power_picture(green=True)))
    view, *kept = shown.split(KEPT)
    assert kept == [sprite_for("flip"), sprite_for("flex")]
    assert view == div(picture("RF", "flip"), power_picture(green=True))
    assert with_sprites(Html("")) == ""


def test_the_page_keeps_drawings_apart_from_the_view() -> None:
    page, view = MemoryPage(), div(picture("R1", "junior"))
    page.patch(with_sprites(view))
    assert page.html == view
    assert page.kept == [sprite_for("junior")]


def test_the_start_draws_classic_faces_alone() -> None:
    """The first page carries no other sprite, and nothing is imported for one."""
    assert len(sprite()) < 59_000
    assert "v-" not in "".join(ids(sprite()))
    program = (
        "import sys; from unoultimate import ui; from unoultimate.ui.cards.picture import picture\n"
        "from unoultimate.ui.cards.faces import sprite\n"
        "sprite(); ui.cards.picture.with_sprites(picture('R5'))\n"
        "assert not [name for name in sys.modules if 'cards.games' in name]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env={"PYTHONPATH": str(PY)})


def test_a_card_named_by_both_sides_shows_the_one_in_play() -> None:
    assert face_id("R5|P3", "flip", 0) == "c-R5"
    assert face_id("R5|P3", "flip", 1) == "v-flip-P3"
    assert face_id("W|W", "flip", 0) == "c-W"
    assert face_id("W", "flip", 1) == "v-flip-W-dark"
    assert face_id("R2|B2", "flex") == "v-flex-R2-B2"


def test_the_page_names_faces_in_flight_by_the_same_signs() -> None:
    script = (PY.parent / "web" / "js" / "flight.mjs").read_text("utf-8")
    told = re.search(r"SIGNS = \{(.*)\}", script)
    assert told
    assert dict(re.findall(r'"(.)": "(.)"', told[1])) == {chr(k): v for k, v in SIGNS.items()}


@pytest.mark.parametrize("game", VARIANTS)
def test_every_colour_has_its_shape_in_the_strip_of_a_fan(game: str) -> None:
    for code, side in printed(game):
        drawn = art(game, code, side)
        if code[0] not in SHAPE_PATHS:
            continue
        found = re.search(
            rf'd="{re.escape(SHAPE_PATHS[code[0]])}" transform="translate\(([\d.]+)', drawn
        )
        assert found, code
        assert float(found[1]) <= 20


def test_a_flex_number_shows_the_shape_of_its_other_colour_in_the_strip_too() -> None:
    drawn = art("flex", "G2|Y2", 0)
    star = re.escape(SHAPE_PATHS["Y"])
    places = re.findall(rf'd="{star}" transform="translate\(([\d.]+) ([\d.]+)', drawn)
    assert any(float(x) <= 20 and float(y) > 100 for x, y in places)


@pytest.mark.parametrize("letter", PENNANTS)
def test_flex_colours_are_marked_by_one_to_four_pennants(letter: str) -> None:
    flags = re.findall(r"h8l-4 8\.500Z", art("flex", f"{letter}S", 0))
    assert len(flags) == PENNANTS[letter] == "_YGBR".index(letter)


def test_children_need_not_read() -> None:
    assert not [digit for digit, path in DIGITS.items() if path in sprite_for("junior")]


def test_both_power_cards_are_pictures() -> None:
    assert "v-flex-power-green" in power_picture(green=True)
    assert "v-flex-power-red" in power_picture(green=False)


def test_everything_stands_out() -> None:
    assert contrast(CREAM, GROUND) >= 4.5
    assert contrast(LINE, FUR) >= 4.5
    for color in CARD_COLORS.values():
        assert max(contrast(FUR, color.fill), contrast(LINE, color.fill)) >= 4.5


def test_the_dark_side_is_lit_lanterns_in_the_night() -> None:
    for letter, color in DARK_COLORS.items():
        assert f"#v-flip-paper-{letter}" in sprite_for("flip")
        assert contrast(color.ink, color.fill) >= 4.5
        assert contrast(color.glow, color.shade) >= 4.5
        assert "currentColor" in shape_icon(letter)
