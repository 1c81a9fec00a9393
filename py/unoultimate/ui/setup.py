"""The setup screen: who sits where, how fast computers play, what is played to."""

from __future__ import annotations

from unoultimate.app.state import AppState, OptionRow, SeatInfo, SetupState
from unoultimate.app.texts import _, ngettext

from .avatar import avatar
from .controls import action, choices, hidden_text, icon_action
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

NAME_LENGTH = 200


def setup(state: AppState) -> Html:
    """The whole setup screen; without a setup state there is nothing to show."""
    here = state.setup
    if here is None:
        return join()
    return join(
        header(
            icon_action("home", "back", _("Back"), id="setup-back"),
            h1(here.rule_set, class_="topbar-title"),
            span(class_="topbar-gap"),
            class_="topbar",
        ),
        main(
            _players(here),
            _pace(here),
            [_option(row) for row in here.options],
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
        choices("seat-count", _("Number of players"), counts, str(len(here.seats)), "seat-count"),
        ol([_seat(here, i, seat) for i, seat in enumerate(here.seats)], class_="setup-seats"),
        class_="panel",
        aria_labelledby="players-title",
    )


def _seat(here: SetupState, i: int, seat: SeatInfo) -> Html:
    kinds = [("person", _("Person")), ("computer", _("Computer"))]
    return li(
        div(avatar(i, seat), _name(i, seat), class_="seat-who"),
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


def _option(row: OptionRow) -> Html:
    values = [(value.value, value.label) for value in row.values]
    chosen = next((value.value for value in row.values if value.chosen), "")
    return section(
        h2(
            row.label,
            span(_("changed"), class_="badge") if row.changed else None,
            id=f"option-{row.id}",
        ),
        choices("option", row.label, values, chosen, f"value-{row.id}", data_id=row.id),
        p(row.greyed, class_="small-print") if row.greyed else None,
        class_="panel greyed" if row.greyed else "panel",
        aria_labelledby=f"option-{row.id}",
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
