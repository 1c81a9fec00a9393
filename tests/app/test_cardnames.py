"""Cards in words: every card of every game, in every language."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from babel.messages.mofile import write_mo

from building import locales
from unoultimate.app import texts
from unoultimate.app.cardnames import (
    card_name,
    cards_text,
    color_letter,
    color_name,
    power_name,
)
from unoultimate.engine import VARIANTS, Rules

LANGUAGES = ("en", *(path.stem for path in locales.translations()))
GAMES = ("official", *VARIANTS)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    texts.set_language("en")


def speak(language: str) -> None:
    if language == "en":
        texts.set_language("en")
        return
    path = next(path for path in locales.translations() if path.stem == language)
    compiled = io.BytesIO()
    write_mo(compiled, locales.load(path))
    texts.set_language(language, compiled.getvalue())


def printed(preset: str) -> list[str]:
    """Every code that a card of the game goes by: of the card, and of each of its faces."""
    deck = Rules.preset(preset).deck
    faces = [code for side in deck.sides for code in side.codes] if deck.two_faced else []
    return list(dict.fromkeys([*deck.codes, *faces]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAMES)
def test_every_card_has_a_name_of_its_own(preset: str, language: str) -> None:
    game = Rules.preset(preset).game
    english = {code: card_name(code, game) for code in printed(preset)}
    speak(language)
    names = {code: card_name(code, game) for code in printed(preset)}
    assert len(set(names.values())) == len(names)
    for code, name in names.items():
        assert name != code
        assert "{" not in name
        if language != "en":
            assert name != english[code]


@pytest.mark.parametrize(
    ("code", "game", "name"),
    [
        ("R5", "classic", "red 5"),
        ("W+4", "classic", "Wild Draw Four"),
        ("P+5", "flip", "pink Draw Five"),
        ("USE", "flip", "purple Skip Everyone"),
        ("W+C", "flip", "Wild Draw Colour"),
        ("R5|T3", "flip", "red 5 (other side: teal 3)"),
        ("RDA", "no_mercy", "red Discard All"),
        ("WCR", "no_mercy", "Wild Colour Roulette"),
        ("G2|Y2", "flex", "green 2 (flex: yellow 2)"),
        ("B+2^", "flex", "blue Flex Draw Two"),
        ("Y3*", "flex", "yellow 3 (flip symbol)"),
        ("W+4^", "flex", "Flex Wild Draw Four"),
        ("WF", "flex", "Wild All Flip"),
        ("WFS", "all_wild", "Wild Forced Swap"),
        ("W+2", "express", "Wild Draw Two"),
        ("R1", "junior", "red cat"),
        ("B5", "junior", "blue elephant"),
        ("B+2", "junior", "blue Draw Two"),
        ("?", "classic", "?"),
        ("", "classic", ""),
    ],
)
def test_names(code: str, game: str, name: str) -> None:
    assert card_name(code, game) == name


def test_several_cards_and_the_power_cards() -> None:
    assert cards_text(["R1", "B3"]) == "red 1, blue 3"
    assert cards_text(["R1", "B3"], "junior") == "red cat, blue fish"
    assert power_name(green=True) != power_name(green=False)


def test_the_dark_side_has_four_colours() -> None:
    dark = Rules.preset("flip").deck.sides[1].palette
    assert [color_letter(color) for color in dark] == list("PTOU")
    assert [color_name(color) for color in dark] == ["pink", "teal", "orange", "purple"]
