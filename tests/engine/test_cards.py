import pytest

from unoultimate.engine.cards import COLORS, code, color_index, is_number


def test_a_code_is_colour_letter_and_symbol() -> None:
    assert code(0, "7") == "R7"
    assert code(2, "+2") == "G+2"
    assert code(None, "W+4") == "W+4"


def test_colour_letters_are_read_in_either_case() -> None:
    assert [color_index(letter) for letter in "rYgB"] == [0, 1, 2, 3]
    assert len(COLORS) == 8


@pytest.mark.parametrize("letter", ["", "RY", "X", " "])
def test_what_is_no_colour_letter(letter: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        color_index(letter)


def test_numbers_are_digits_only() -> None:
    assert is_number("0")
    assert not is_number("+2")
    assert not is_number("S")
