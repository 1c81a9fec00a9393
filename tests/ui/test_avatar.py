import pytest

from helpers.photos import PHOTO
from unoultimate.app.state import SeatInfo
from unoultimate.ui.avatar import avatar, initial
from unoultimate.ui.pictures import image


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("mira", "M"),
        ("  ada", "A"),
        ("<b>Noor", "B"),
        ("שלום", "ש"),
        ("🃏", "🃏"),
        ("เดฟ", "ด"),
        ("", "·"),
    ],
)
def test_initials(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_people_and_computers_look_different_and_stay_silent() -> None:
    person, computer = avatar(0, SeatInfo("A")), avatar(0, SeatInfo("A", "computer"))
    assert person != computer
    assert 'aria-hidden="true"' in person


def test_a_chosen_picture_wins() -> None:
    shown = avatar(0, SeatInfo("A", icon="sea"))
    assert image("sea") in shown
    assert ">A<" not in shown


def test_a_photo_is_shown_in_full() -> None:
    assert f'<img src="{PHOTO}" alt=""' in avatar(0, SeatInfo("A", icon=PHOTO))


@pytest.mark.parametrize(
    "icon",
    [
        "",
        "no such picture",
        "🦊",
        PHOTO + '" onerror="alert(1)',
        "data:text/html,<script>",
        "x" * 99_999,
    ],
)
def test_anything_else_leaves_the_initial(icon: str) -> None:
    assert avatar(0, SeatInfo("A", icon=icon)) == avatar(0, SeatInfo("A"))
