"""The setup screen: who sits where, how fast computers play, and by which rules."""

from __future__ import annotations

from unoultimate.app.state import AppState, SeatInfo, SetupState
from unoultimate.app.texts import _, ngettext

from .controls import action, choices, explain, hidden_text, icon_action
from .html import (
    Html,
    div,
    footer,
    h1,
    h2,
    header,
    input_,
    join,
    label,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    span,
)
from .picturechooser import picture_button
from .setup_options import rules

NAME_LENGTH = 200
ANY_SEATS = (2, 10)


def setup(state: AppState) -> Html:
    """The whole setup screen; without a setup state there is nothing to show."""
    here = state.setup
    if here is None:
        return join()
    return join(
        header(
            icon_action("home", "back", _("Back"), id="setup-back"),
            h1(_("New game"), class_="topbar-title"),
            span(class_="topbar-gap"),
            explain("screens", _("How to play")),
            class_="topbar",
        ),
        main(
            div(_players(here), _pace(here), class_="setup-who"),
            div(rules(here), class_="setup-rules"),
            id="screen",
            tabindex=-1,
            class_="setup",
        ),
        _start(here),
    )


def _players(here: SetupState) -> Html:
    low, high = here.seat_range
    counts = [(str(n), str(n)) for n in range(low, high + 1)]
    return section(
        h2(_("Players"), id="players-title"),
        choices("seat-count", _("Number of players"), counts, str(len(here.seats)), "seat-count")
        if low < high
        else p(_("This rule set is for exactly {n} players.", n=low), class_="small-print"),
        p(_("{fewest} to {most} players", fewest=low, most=high), class_="small-print seat-range")
        if low < high and (low, high) != ANY_SEATS
        else None,
        ol([_seat(here, i, seat) for i, seat in enumerate(here.seats)], class_="setup-seats"),
        class_="panel",
        aria_labelledby="players-title",
    )


def _seat(here: SetupState, i: int, seat: SeatInfo) -> Html:
    kinds = [("person", _("Person")), ("computer", _("Computer"))]
    return li(
        div(picture_button(i, seat), _name(i, seat), class_="seat-who"),
        choices(
            "seat-kind",
            _("Seat {n}: person or computer", n=i + 1),
            kinds,
            seat.kind,
            f"kind-{i}",
            data_i=i,
        ),
        _level(here, i, seat),
        id=f"setup-seat-{i}",
        class_="setup-seat",
    )


def _name(i: int, seat: SeatInfo) -> Html:
    return label(
        hidden_text(_("Name of seat {n}", n=i + 1)),
        input_(
            id=f"name-{i}",
            class_="field",
            type="text",
            value=seat.name,
            maxlength=NAME_LENGTH,
            dir="auto",
            autocomplete="off",
            enterkeyhint="done",
            spellcheck="false",
            data_action="seat-name",
            data_i=i,
        ),
        class_="seat-name",
    )


def _level(here: SetupState, i: int, seat: SeatInfo) -> Html | None:
    if seat.kind != "computer":
        return None
    levels = [
        option(level.label, value=level.id, selected=level.id == seat.level)
        for level in here.levels
    ]
    return label(
        hidden_text(_("Level of seat {n}", n=i + 1)),
        select(levels, id=f"level-{i}", class_="field", data_action="seat-level", data_i=i),
        class_="seat-level",
    )


def speeds() -> list[tuple[str, str]]:
    """The speeds of computers: value and words."""
    return [
        ("slow", _("Slow")),
        ("normal", _("Normal")),
        ("fast", _("Fast")),
        ("step", _("Step by step")),
    ]


def _pace(here: SetupState) -> Html:
    return section(
        h2(_("Computers play"), id="speed-title"),
        choices("speed", _("Speed of the computers"), speeds(), here.speed, "speed"),
        class_="panel",
        aria_labelledby="speed-title",
    )


def _start(here: SetupState) -> Html:
    people = sum(seat.kind == "person" for seat in here.seats)
    told = ngettext("{n} person on this device", "{n} people on this device", people)
    return footer(
        p(
            here.problem or told,
            id="setup-problem",
            class_="problem" if here.problem else "small-print",
            role="status",
        ),
        action(
            "start",
            _("Start"),
            style="primary big start",
            id="start",
            disabled=bool(here.problem),
            aria_describedby="setup-problem",
        ),
        class_="start-bar",
    )
