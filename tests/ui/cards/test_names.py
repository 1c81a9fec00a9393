import pytest

from unoultimate.ui.cards.faces import CODES
from unoultimate.ui.cards.names import card_name, color_letter, color_name


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("R5", "red 5"),
        ("Y0", "yellow 0"),
        ("GS", "green Skip"),
        ("BR", "blue Reverse"),
        ("B+2", "blue Draw Two"),
        ("W", "Wild"),
        ("W+4", "Wild Draw Four"),
        ("WS", "Wild Shuffle Hands"),
        ("??", "??"),
    ],
)
def test_cards_have_names(code: str, name: str) -> None:
    assert card_name(code) == name


def test_every_face_has_its_own_name() -> None:
    names = {card_name(code) for code in CODES}
    assert len(names) == len(CODES)
    assert not names & set(CODES)


def test_colours() -> None:
    assert [color_name(c) for c in range(4)] == ["red", "yellow", "green", "blue"]
    assert color_letter(3) == "B"
