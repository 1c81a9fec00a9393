"""The rules of the game being played."""

from __future__ import annotations

from unoultimate.app.state import AppState
from unoultimate.app.texts import _

from .home import how_to_play
from .html import Html, dd, div, dl, dt, join, p


def rule_list(state: AppState) -> Html:
    """What is played, what differs from the official rules, and the basics."""
    table = state.table
    if table is None:
        return how_to_play()
    changed = table.rules.changed()
    facts = [div(dt(option), dd(str(value))) for option, value in changed.items()]
    return join(
        p(
            _(
                "{rule_set}. First to {target} points wins the match.",
                rule_set=table.rule_set,
                target=table.rules.target,
            )
        ),
        dl(facts, class_="keys") if facts else None,
        how_to_play(),
    )
