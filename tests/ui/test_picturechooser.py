"""The dialog that chooses a seat's picture."""

from __future__ import annotations

import pytest

from helpers.photos import PHOTO
from ui.markup import Element, elements
from unoultimate.app.seatpictures import PICTURES, THEMES, picture_name
from unoultimate.app.state import SeatInfo
from unoultimate.ui.picturechooser import icon_name, picture_button, picture_chooser


def offered(html: str) -> list[Element]:
    return elements(html, "button", data_action="seat-picture", data_i="2")


def pressed(html: str) -> list[str | None]:
    return [one.attrs["data-id"] for one in offered(html) if one.attrs["aria-pressed"] == "true"]


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_offers_its_pictures_by_name_and_no_others(theme: str) -> None:
    html = picture_chooser(2, SeatInfo("Mira"), theme)
    names = {one.attrs["data-id"]: one.attrs["aria-label"] for one in offered(html)}
    assert names.pop("") == "First letter of the name"
    assert names == {picture: picture_name(picture) for picture in PICTURES[theme]}
    (chosen,) = (one for one in elements(html, "input", type="radio") if "checked" in one.attrs)
    assert chosen.attrs["value"] == theme


def test_it_opens_where_the_picture_is_and_marks_it() -> None:
    html = picture_chooser(2, SeatInfo("Mira", icon="peach"))
    assert elements(html, "div", id="pictures-trains")
    assert pressed(html) == ["peach"]


@pytest.mark.parametrize("icon", ["", "no such picture"])
def test_without_a_picture_the_letter_is_marked(icon: str) -> None:
    html = picture_chooser(2, SeatInfo("Mira", icon=icon))
    assert elements(html, "div", id="pictures-people")
    assert pressed(html) == [""]


def test_a_photo_is_no_picture_of_ours() -> None:
    html = picture_chooser(2, SeatInfo("Mira", icon=PHOTO))
    assert pressed(html) == []
    assert elements(html, "img", src=PHOTO)
    assert "Own photo" in html


def test_another_theme_marks_nothing() -> None:
    assert pressed(picture_chooser(2, SeatInfo("Mira", icon="peach"), "poker")) == []


def test_the_file_field_says_which_seat_and_field_it_is() -> None:
    html = picture_chooser(2, SeatInfo("Mira"), problem="Too large.")
    (field,) = elements(html, "input", type="file")
    assert field.attrs["data-action"] == "seat-photo"
    assert field.attrs["data-i"] == "2"
    assert field.attrs["data-field"] == field.attrs["id"] == "photo-of-2"
    assert field.attrs["accept"] == "image/*"
    (problem,) = elements(html, "p", id=str(field.attrs["aria-describedby"]))
    assert problem.text == "Too large."


def test_every_id_is_there_once() -> None:
    html = picture_chooser(2, SeatInfo("Mira", icon="sea"))
    ids = [one.attrs["id"] for one in elements(html) if "id" in one.attrs]
    assert len(set(ids)) == len(ids)


def test_names_of_people_are_text() -> None:
    assert "<b>" not in picture_chooser(2, SeatInfo("<b>Mira"))


def test_the_button_of_the_setup_tells_seat_and_picture() -> None:
    (shown,) = elements(picture_button(2, SeatInfo("Mira", icon="sea")), "button")
    assert shown.attrs["aria-label"] == "Picture of seat 3: Sea"
    assert (shown.attrs["data-action"], shown.attrs["data-i"]) == ("open-pictures", "2")


def test_an_icon_has_a_name() -> None:
    assert [icon_name(icon) for icon in ("", PHOTO, "cook-w")] == [
        "First letter of the name",
        "Own photo",
        "Cook, woman",
    ]
