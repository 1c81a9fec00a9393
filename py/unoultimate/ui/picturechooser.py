"""Choosing a seat's picture: a theme, one of its pictures, a photo, or none at all.

Actions: `open-pictures` (i), `picture-theme` (i, value), `seat-picture` (i, id; "" for none),
`seat-photo` (i, field: the id of the file field).
"""

from __future__ import annotations

from unoultimate.app.seaticons import is_photo, valid_icon
from unoultimate.app.seatpictures import PICTURES, THEMES, picture_name, theme_name, theme_of
from unoultimate.app.state import SeatInfo
from unoultimate.app.texts import _

from .avatar import avatar, initial
from .controls import choices, person_name
from .html import Html, button, div, input_, join, label, p, span
from .pictures import image


def picture_button(i: int, info: SeatInfo) -> Html:
    """A seat's picture as a button that opens the chooser; for the setup screen."""
    return button(
        avatar(i, info),
        type="button",
        id=f"picture-of-{i}",
        class_="picture-button",
        data_action="open-pictures",
        data_i=i,
        aria_label=_("Picture of seat {n}: {picture}", n=i + 1, picture=icon_name(info.icon)),
        title=_("Choose a picture"),
    )


def icon_name(icon: str) -> str:
    """What a seat's icon is called."""
    if not valid_icon(icon):
        return _("First letter of the name")
    return _("Own photo") if is_photo(icon) else picture_name(icon)


def picture_chooser(i: int, info: SeatInfo, theme: str = "", problem: str = "") -> Html:
    """The content of the dialog. Only one theme is drawn: `theme`, or that of the picture now.

    `problem` says why a photo could not be used.
    """
    shown = theme if theme in THEMES else _theme_now(info.icon)
    return join(
        _now(i, info),
        _others(i, info, problem),
        choices(
            "picture-theme",
            _("Kind of pictures"),
            [(name, theme_name(name)) for name in THEMES],
            shown,
            "picture-theme",
            data_i=i,
        ),
        div(
            [_choice(i, info, picture) for picture in PICTURES[shown]],
            id=f"pictures-{shown}",
            class_="pictures",
            role="group",
            aria_label=theme_name(shown),
        ),
    )


def _theme_now(icon: str) -> str:
    return next(iter(THEMES)) if not valid_icon(icon) or is_photo(icon) else theme_of(icon)


def _now(i: int, info: SeatInfo) -> Html:
    return div(
        avatar(i, info),
        div(person_name(info.name), span(icon_name(info.icon), class_="small-print")),
        class_="picture-now",
    )


def _choice(i: int, info: SeatInfo, picture: str) -> Html:
    return _pick(i, picture, picture_name(picture), image(picture), info.icon == picture)


def _pick(i: int, icon: str, name: str, shown: Html, current: bool) -> Html:
    return button(
        shown,
        type="button",
        id=f"picture-{icon or 'none'}",
        class_="picture-choice",
        data_action="seat-picture",
        data_i=i,
        data_id=icon,
        aria_label=name,
        title=name,
        aria_pressed=current,
    )


def _others(i: int, info: SeatInfo, problem: str) -> Html:
    """The letter alone, a photo, and why the last one could not be used."""
    letter = span(initial(info.name), class_=f"avatar {info.kind} hue-{i % 10}")
    return div(
        _pick(i, "", icon_name(""), letter, not valid_icon(info.icon)),
        _file(i),
        p(problem, id="photo-problem", class_="problem", role="status"),
        class_="picture-others",
    )


def _file(i: int) -> Html:
    field = f"photo-of-{i}"
    return label(
        _("Photo from this device"),
        input_(
            type="file",
            id=field,
            accept="image/*",
            class_="hidden-text",
            data_action="seat-photo",
            data_i=i,
            data_field=field,
            aria_describedby="photo-problem",
        ),
        class_="button photo-button",
    )
