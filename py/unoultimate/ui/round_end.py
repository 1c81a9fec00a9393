"""The end of a round: every hand laid open, points card by card, totals so far."""

from __future__ import annotations

from unoultimate.app.counting import gain_text, sums_up, target, total_text
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import RoundEnd, RoundRow, TableState
from unoultimate.app.texts import _, ngettext
from unoultimate.engine import Rules

from .avatar import avatar
from .chart import legend, totals_chart
from .controls import action, icon_action, person_name
from .html import Html, div, footer, h1, header, join, li, main, ol, p, section, span
from .icons import icon
from .openhand import counted_hand, last_lay


def round_end(state: AppState) -> Html:
    """The whole screen after a round; nothing while there is no result."""
    table = state.table
    if table is None or table.result is None:
        return join()
    return join(_bar(table), _content(table, table.result), _next(table))


def _bar(table: TableState) -> Html:
    return header(
        icon_action("menu", "menu", _("Menu"), id="open-menu"),
        p(
            _("{rule_set} · round {n}", rule_set=table.rule_set, n=table.round_number),
            class_="topbar-title",
        ),
        span(class_="topbar-gap"),
        class_="topbar",
    )


def _content(table: TableState, result: RoundEnd) -> Html:
    names = [seat.name for seat in table.seats]
    chart = _chart(table, result, names)
    return main(
        h1(result.headline, dir="auto"),
        p(result.reason, class_="round-reason", dir="auto") if result.reason else None,
        ol([_row(table, result, row, i) for i, row in enumerate(result.rows)], class_="round-rows"),
        section(chart, legend(names), class_="panel chart-panel", aria_label=_("Totals"))
        if chart
        else None,
        id="screen",
        tabindex=-1,
        class_="round-end",
    )


def _chart(table: TableState, result: RoundEnd, names: list[str]) -> Html | None:
    """The totals so far; nothing where a single round decides."""
    if not sums_up(table.rules):
        return None
    return totals_chart(names, result.totals_by_round, target(table.rules))


def _row(table: TableState, result: RoundEnd, row: RoundRow, i: int) -> Html:
    won = row.seat in (result.winners or (result.winner,))
    return li(
        div(
            avatar(row.seat, table.seats[row.seat]),
            person_name(table.seats[row.seat].name),
            span(icon("crown"), class_="crown") if won else None,
            class_="row-who",
        ),
        _hand(table, row),
        _numbers(table.rules, row),
        id=f"row-{row.seat}",
        class_="round-row won" if won else "round-row",
        style=f"--row:{i}",
    )


def _hand(table: TableState, row: RoundRow) -> Html | None:
    """What is left of the hand, or what its last card was; an eliminated one was put away."""
    if row.eliminated and not row.cards:
        return None
    game = table.rules.game
    if row.last and not row.cards:
        return last_lay(row.last, (game, row.last_side))
    return counted_hand(_codes(table, row), row.card_points, (game, _side(table)))


def _codes(table: TableState, row: RoundRow) -> list[str]:
    codes = table.rules.deck.shown(_side(table))
    return [codes[card] for card in row.cards]


def _side(table: TableState) -> int:
    return 0 if table.view is None else table.view.side


def _held(row: RoundRow) -> str:
    """What the hand counts; an eliminated one as it was noted."""
    if row.eliminated:
        return ngettext("eliminated: {n} point", "eliminated: {n} points", row.hand_points)
    return ngettext("{n} point in hand", "{n} points in hand", row.hand_points)


def _numbers(rules: Rules, row: RoundRow) -> Html:
    gain, total = gain_text(rules, row), total_text(rules, row)
    return div(
        span(_("place {n}", n=row.place), class_="place") if row.place else None,
        span(_held(row), class_="held"),
        span(gain, class_="gain") if gain else None,
        span(total, class_="total") if total else None,
        class_="row-numbers",
    )


def _next(table: TableState) -> Html:
    text = _("See the result") if table.match_end else _("Next round")
    return footer(
        action("next-round", text, icon("arrow"), style="primary big", id="next-round"),
        class_="start-bar",
    )
