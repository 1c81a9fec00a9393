"""Icons of seats: what may be kept, and which come by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.photos import PHOTO
from unoultimate.app.seaticons import (
    COMPUTER_ICONS,
    PERSON_ICONS,
    PHOTO_LIMIT,
    default_icon,
    is_default,
    valid_icon,
)
from unoultimate.app.seatpictures import ALL


def long_photo(length: int) -> str:
    head = "data:image/jpeg;base64,"
    return head + "A" * (length - len(head))


@pytest.mark.parametrize("icon", ["", *ALL, PHOTO, long_photo(PHOTO_LIMIT - 1)])
def test_pictures_and_photos_are_kept(icon: str) -> None:
    assert valid_icon(icon) == icon


@pytest.mark.parametrize(
    "icon",
    [
        None, 7, ["sea"], "Sea", "sea ", "🦊", "../sea", long_photo(PHOTO_LIMIT + 3),
        "data:image/jpeg;base64,", "data:image/jpeg;base64,AAA", "data:image/svg+xml;base64,AAAA",
        "data:image/gif;base64,AAAA", "data:text/html;base64,AAAA", PHOTO + "\n", PHOTO + '"',
        "https://example.org/a.jpg", "data:image/jpeg;base64,AAAA,AAAA", "x" * 1_000_000,
    ],
)  # fmt: skip
def test_anything_else_is_dropped(icon: Any) -> None:
    assert valid_icon(icon) == ""


@pytest.mark.parametrize("kinds", ["c" * 10, "p" * 10, "pcccpcpcpc"])
def test_new_seats_differ(kinds: str) -> None:
    icons: list[str] = []
    for i, kind in enumerate(kinds):
        icons.append(default_icon(i, "computer" if kind == "c" else "person", icons))
    assert len(set(icons)) == 10
    assert all(valid_icon(icon) for icon in icons)


def test_a_seat_keeps_its_own_picture_while_it_is_free() -> None:
    assert default_icon(1, "computer") == COMPUTER_ICONS[1]
    assert default_icon(1, "person") == PERSON_ICONS[1]
    assert default_icon(1, "person", [PERSON_ICONS[1]]) == PERSON_ICONS[2]


def test_there_is_a_picture_left_when_a_whole_list_is_taken() -> None:
    assert default_icon(0, "computer", COMPUTER_ICONS) not in COMPUTER_ICONS
    assert default_icon(0, "computer", ALL) == COMPUTER_ICONS[0]


def test_what_came_by_itself_is_known() -> None:
    assert is_default(COMPUTER_ICONS[3], "computer")
    assert not is_default(COMPUTER_ICONS[3], "person")
    assert not is_default("", "person")
