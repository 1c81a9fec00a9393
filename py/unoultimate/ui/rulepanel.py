"""The rules of the game being played: every option in its group, each leading to the manual."""

from __future__ import annotations

from unoultimate.app.setup_rules import OptionGroup, about, groups, rule_set_title
from unoultimate.app.state import AppState, OptionRow
from unoultimate.app.texts import _, ngettext

from .html import Html, button, div, h3, join, li, p, section, span, ul
from .icons import icon


def rule_list(state: AppState) -> Html:
    """What is played, how many rules differ from the official ones, and all of them."""
    table = state.table
    if table is None:
        return join()
    shown = groups(table.rules, len(table.seats))
    return join(
        div(
            p(rule_set_title(table.rules), class_="panel-title", dir="auto"),
            p(about(table.rules)),
            p(
                _differing(sum(group.changed for group in shown), table.rules.game != "classic"),
                class_="small-print",
            ),
            class_="panel-about",
        ),
        [_group(group) for group in shown],
    )


def house_rules(count: int) -> str:
    """How many rules differ from the official ones, as a mark."""
    return ngettext("{n} house rule", "{n} house rules", count)


def _differing(count: int, own_game: bool) -> str:
    if own_game:
        return _differing_from_game(count)
    if not count:
        return _("All rules are the official ones.")
    return ngettext(
        "{n} rule differs from the official ones.",
        "{n} rules differ from the official ones.",
        count,
    )


def _differing_from_game(count: int) -> str:
    if not count:
        return _("All rules are those of this game.")
    return ngettext(
        "{n} rule differs from those of this game.",
        "{n} rules differ from those of this game.",
        count,
    )


def _group(group: OptionGroup) -> Html:
    id = f"panel-{group.id}"
    return section(
        h3(group.title, id=id),
        ul([_rule(row) for row in group.rows]),
        class_="panel-group",
        aria_labelledby=id,
    )


def _rule(row: OptionRow) -> Html:
    id, chosen = f"rule-{row.id}", next((one.label for one in row.values if one.chosen), "")
    look = "rule-row changed" if row.changed else "rule-row"
    return li(
        button(
            span(row.label, class_="rule-label"),
            span(row.fixed or chosen, class_="rule-value"),
            span(_("house rule"), class_="badge house") if row.changed else None,
            span(row.greyed, class_="rule-reason") if row.greyed else None,
            icon("help"),
            type="button",
            id=id,
            class_=f"{look} greyed" if row.greyed else look,
            data_action="manual",
            data_section=f"option-{row.id}",
            data_from=id,
        )
    )
