"""The charts of the statistics screen."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.statistics.state import PairRow, PlayerRow, RuleRow, StatisticsState
from unoultimate.app.texts import _, ngettext

from .figures import bars, columns, pips
from .figures.bars import Bar
from .figures.frame import figure, numbers_table, short
from .html import Html, h2, li, section, span, ul

PLAYERS = 10


def all_charts(state: StatisticsState) -> list[Html]:
    """Each chart in its panel; those without anything to show are left out."""
    found = (_rates(state), _cards(state), _rules(state), _streaks(state), _pairs(state))
    return [panel for panel in found if panel]


def _panel(title: str, content: Html) -> Html:
    return section(h2(title), content, class_="panel chart-panel")


def _legend(*items: tuple[str, str]) -> Html:
    keys = [
        li(span(class_=f"swatch part-{style}", aria_hidden=True), text) for style, text in items
    ]
    return ul(keys, class_="legend", aria_hidden=True)


def _rates(state: StatisticsState) -> Html:
    title = _("Who wins")
    rows = [_rate(player) for player in state.players[:PLAYERS]]
    heads = [_("Player"), _("Matches"), _("Won"), _("Win rate"), _("Laid"), _("Drawn")]
    behind = [
        (p.name, p.played, p.won, _("{n} %", n=p.rate), p.laid, p.drawn) for p in state.players
    ]
    best = max(state.players, key=lambda player: player.rate)
    words = _("{name} wins most often: {n} %.", name=isolate(best.name), n=best.rate)
    table = numbers_table(title, heads, behind)
    return _panel(
        title, figure("chart-rates", title, words, bars.height(rows), bars.bars(rows), table)
    )


def _rate(player: PlayerRow) -> Bar:
    right = _("{n} %", n=player.rate)
    style = "people" if player.kind == "person" else "computers"
    return Bar(short(player.name), right, player.rate, first=style)


def _cards(state: StatisticsState) -> Html:
    title = _("Cards laid and drawn")
    rows = state.cards
    laid, drawn = sum(row.laid for row in rows), sum(row.drawn for row in rows)
    words = _("In these matches {laid} cards were laid and {drawn} drawn.", laid=laid, drawn=drawn)
    shapes = columns.columns([(row.laid, row.drawn) for row in rows], rows[0].when, rows[-1].when)
    heads = [_("Match"), _("Laid"), _("Drawn")]
    table = numbers_table(title, heads, [(row.when, row.laid, row.drawn) for row in rows])
    legend = _legend(("laid", _("laid")), ("drawn", _("drawn")))
    return _panel(title, figure("chart-cards", title, words, columns.HEIGHT, shapes, table, legend))


def _rules(state: StatisticsState) -> Html:
    title = _("Rule sets")
    most = max(row.matches for row in state.rules)
    rows = [_rule(row, most) for row in state.rules]
    words = _("Played most: {rule_set}.", rule_set=state.rules[0].name)
    heads = [_("Rule set"), _("Matches"), _("Won by people"), _("Average turns")]
    behind = [(row.name, row.matches, row.people, row.turns) for row in state.rules]
    table = numbers_table(title, heads, behind)
    legend = _legend(("people", _("won by people")), ("computers", _("won by computers")))
    shapes = bars.bars(rows)
    return _panel(
        title, figure("chart-rules", title, words, bars.height(rows), shapes, table, legend)
    )


def _rule(row: RuleRow, most: int) -> Bar:
    right = ngettext("{n} match", "{n} matches", row.matches)
    unit = 100 / most
    return Bar(row.name, right, row.people * unit, (row.matches - row.people) * unit)


def _streaks(state: StatisticsState) -> Html | None:
    players = [player for player in state.players if player.best][:PLAYERS]
    if not players:
        return None
    title = _("Wins in a row")
    rows = [
        (short(p.name), _("{n} now, best {best}", n=p.streak, best=p.best), p.streak, p.best)
        for p in players
    ]
    best = max(players, key=lambda player: player.best)
    words = ngettext(
        "The longest streak: {n} win by {name}.",
        "The longest streak: {n} wins by {name}.",
        best.best,
        name=isolate(best.name),
    )
    heads = [_("Player"), _("Now"), _("Best")]
    table = numbers_table(title, heads, [(p.name, p.streak, p.best) for p in players])
    return _panel(
        title, figure("chart-streaks", title, words, pips.height(rows), pips.pips(rows), table)
    )


def _pairs(state: StatisticsState) -> Html | None:
    if not state.pairs:
        return None
    title = _("Head to head")
    rows = [_pair(pair) for pair in state.pairs]
    first = state.pairs[0]
    words = _(
        "{name} ended ahead of {other} {n} times, behind {m} times.",
        name=isolate(first.first),
        other=isolate(first.second),
        n=first.first_ahead,
        m=first.second_ahead,
    )
    heads = [_("Player"), _("ahead"), _("behind"), _("Against")]
    behind = [(p.first, p.first_ahead, p.second_ahead, p.second) for p in state.pairs]
    table = numbers_table(title, heads, behind)
    return _panel(
        title, figure("chart-pairs", title, words, bars.height(rows), bars.bars(rows), table)
    )


def _pair(pair: PairRow) -> Bar:
    share = 100 * pair.first_ahead / (pair.first_ahead + pair.second_ahead)
    left = _("{name} · {n}", name=isolate(short(pair.first)), n=pair.first_ahead)
    right = _("{n} · {name}", name=isolate(short(pair.second)), n=pair.second_ahead)
    return Bar(left, right, share, 100 - share, "people", "against")
