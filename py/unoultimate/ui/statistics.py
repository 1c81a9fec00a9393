"""The statistics screen."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.statistics.state import RecentMatch, StatisticsState
from unoultimate.app.texts import _, ngettext

from . import statistics_charts as charts
from .cards.picture import back, picture, shape_icon
from .controls import action, icon_action
from .html import Html, div, el, h1, h2, header, input_, join, label, li, main, ol, p, section, span
from .html import ul as list_
from .icons import icon

SHOWN = 8


def statistics(state: StatisticsState) -> Html:
    """The whole screen."""
    content = _full(state) if state.matches else _empty()
    return join(
        _bar(),
        main(
            h1(_("Statistics"), class_="hidden-text"),
            _messages(state),
            content,
            _keeping(state),
            id="screen",
            class_="statistics",
        ),
    )


def _bar() -> Html:
    return header(
        icon_action("close-statistics", "back", _("Back"), id="close-statistics"),
        p(_("Statistics"), class_="topbar-title", aria_hidden=True),
        class_="topbar",
    )


def _messages(state: StatisticsState) -> Html | None:
    if state.problem:
        return p(state.problem, class_="panel problem", role="alert", id="statistics-message")
    if state.message:
        return p(state.message, class_="panel", role="status", id="statistics-message")
    return None


def _empty() -> Html:
    cards = [span(art, class_="card") for art in (back(), picture("R7"), picture("W"))]
    return section(
        span(cards, class_="fan", aria_hidden=True),
        p(_("No match has been finished here yet."), class_="empty-line"),
        p(_("Play one to its end, and its story begins on this page."), class_="small-print"),
        action("home", _("Play a match"), icon("arrow"), style="primary big", id="play-first"),
        class_="statistics-empty",
    )


def _full(state: StatisticsState) -> Html:
    return join(_overview(state), div(charts.all_charts(state), class_="charts"), _recent(state))


def _overview(state: StatisticsState) -> Html:
    tiles = (
        ("R", state.matches, ngettext("match", "matches", state.matches)),
        ("Y", state.people, _("won by people")),
        ("G", state.turns, _("turns in a match, on average")),
        ("B", state.stack, _("cards in the highest stack")),
    )
    return list_([_tile(*tile) for tile in tiles], class_="tiles", aria_label=_("Overview"))


def _tile(letter: str, number: int, text: str) -> Html:
    return li(
        span(shape_icon(letter), class_="tile-shape", aria_hidden=True),
        span(number, class_="tile-number"),
        " ",
        span(text, class_="tile-text"),
        class_=f"tile tile-{letter.lower()}",
    )


def _recent(state: StatisticsState) -> Html:
    items = [_match(match) for match in state.recent]
    rest = items[SHOWN:]
    more = el(
        "details",
        el("summary", ngettext("{n} more match", "{n} more matches", len(rest))),
        ol(rest, class_="recent", start=SHOWN + 1),
        id="recent-more",
        class_="numbers",
    )
    return section(
        h2(_("Recent matches")),
        ol(items[:SHOWN], class_="recent"),
        more if rest else None,
        class_="panel recent-panel",
    )


def _match(match: RecentMatch) -> Html:
    rounds = ngettext("{n} round", "{n} rounds", match.rounds)
    turns = ngettext("{n} turn", "{n} turns", match.turns)
    facts = _(
        "{rule_set} · {rounds} · {turns}", rule_set=match.rule_set, rounds=rounds, turns=turns
    )
    return li(
        div(
            p(
                span(icon("crown"), class_="crown"),
                el("bdi", match.winner, class_="recent-winner"),
                span(_("online"), class_="badge") if match.online else None,
                class_="recent-head",
            ),
            p(_("ahead of {names}", names=_names(match.others)), class_="recent-others")
            if match.others
            else None,
            p(_("{when} · {facts}", when=match.when, facts=facts), class_="small-print"),
            class_="recent-words",
        ),
        _match_buttons(match) if match.replay else None,
        id=f"match-{match.id}",
        class_="recent-match",
    )


def _names(names: tuple[str, ...]) -> str:
    return _(", ").join(map(isolate, names))


def _match_buttons(match: RecentMatch) -> Html:
    named = {"winner": match.winner, "when": match.when}
    return div(
        action(
            "replay-open",
            _("Watch"),
            data_id=match.id,
            id=f"watch-{match.id}",
            aria_label=_("Watch the match that {winner} won, {when}", **named),
        ),
        action(
            "share-match",
            _("Share"),
            data_id=match.id,
            id=f"share-{match.id}",
            style="plain",
            aria_label=_("Share the match that {winner} won, {when}", **named),
        ),
        class_="recent-buttons",
    )


def _keeping(state: StatisticsState) -> Html:
    return section(
        h2(_("Keep and carry on")),
        p(
            _("Statistics live on this device. A file takes them to another one."),
            class_="small-print",
        ),
        div(
            action("statistics-export", icon("save"), _("Export"), id="statistics-export")
            if state.matches
            else None,
            file_button("statistics-import", _("Import"), "statistics-import"),
            file_button("replay-file", _("Open a game"), "replay-file"),
            action(
                "statistics-delete",
                icon("trash"),
                _("Delete all"),
                style="danger",
                id="statistics-delete",
            )
            if state.matches
            else None,
            class_="keeping-buttons",
        ),
        class_="panel keeping",
    )


def file_button(name: str, text: str, id: str) -> Html:
    """A button that lets the player choose a file."""
    return label(
        text,
        input_(type="file", id=id, accept=".json,application/json", data_action=name),
        class_="button file-button",
    )
