import pytest

from unoultimate.app.state import SeatInfo
from unoultimate.ui.avatar import avatar, initial


@pytest.mark.parametrize(
    ("name", "letter"),
    [("mira", "M"), ("  ada", "A"), ("<b>Noor", "B"), ("שלום", "ש"), ("🃏", "🃏"), ("", "·")],
)
def test_initials(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_people_and_computers_look_different_and_stay_silent() -> None:
    person, computer = avatar(0, SeatInfo("A")), avatar(0, SeatInfo("A", "computer"))
    assert person != computer
    assert 'aria-hidden="true"' in person


def test_a_chosen_icon_wins() -> None:
    assert ">🦊<" in avatar(0, SeatInfo("A", icon="🦊"))
