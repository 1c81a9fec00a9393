"""The end of a match: a small podium, the ranking, and what to do next."""

from __future__ import annotations

from unoultimate.app.counting import result_text
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import MatchEnd, TableState
from unoultimate.app.texts import _

from .avatar import avatar
from .controls import action, person_name
from .html import Html, div, h1, join, li, main, ol, p, span
from .icons import icon

STEPS = 3


def match_end(state: AppState) -> Html:
    """The whole screen after a match; nothing while it runs."""
    table = state.table
    if table is None or table.match_end is None:
        return join()
    end = table.match_end
    return main(
        p(table.rule_set, class_="small-print"),
        h1(end.headline, dir="auto"),
        ol(
            [_step(table, end, place) for place in range(min(STEPS, len(end.ranking)))],
            class_="podium",
            aria_label=_("Podium"),
        ),
        _others(table, end),
        _buttons(),
        id="screen",
        tabindex=-1,
        class_="match-end",
        data_confetti="match",
    )


def _step(table: TableState, end: MatchEnd, place: int) -> Html:
    seat = end.ranking[place]
    return li(
        span(icon("crown"), class_="crown") if place == 0 else None,
        avatar(seat, table.seats[seat]),
        person_name(table.seats[seat].name),
        span(result_text(table.rules, end, seat), class_="podium-facts"),
        div(span(place + 1), class_="podium-block", aria_hidden=True),
        id=f"podium-{place + 1}",
        class_=f"podium-step place-{place + 1}",
    )


def _others(table: TableState, end: MatchEnd) -> Html | None:
    rest = end.ranking[STEPS:]
    if not rest:
        return None
    rows = [
        li(
            span(STEPS + 1 + i, class_="rank"),
            avatar(seat, table.seats[seat]),
            person_name(table.seats[seat].name),
            span(result_text(table.rules, end, seat), class_="podium-facts"),
        )
        for i, seat in enumerate(rest)
    ]
    return ol(rows, class_="also-played", start=STEPS + 1, aria_label=_("Further places"))


def _buttons() -> Html:
    return div(
        action("play-again", _("Play again"), style="primary big", id="play-again"),
        action("home", _("Home"), style="big", id="go-home"),
        action("watch-match", icon("watch"), _("Watch replay"), id="watch-match"),
        action("share-game", icon("share"), _("Share this game"), id="share-game"),
        action("statistics", icon("chart"), _("Statistics"), id="open-statistics"),
        action("export", icon("save"), _("Export the record"), style="plain", id="export"),
        class_="end-buttons",
    )
