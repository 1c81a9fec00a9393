"""The bar over the table: menu, what is played, the score, rules, full screen."""

from __future__ import annotations

from unoultimate.app.counting import score_text
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _

from ..controls import icon_action
from ..html import Html, div, h1, header, p, span


def topbar(state: AppState, table: TableState) -> Html:
    """44 px at the top of the screen."""
    return header(
        icon_action("menu", "menu", _("Menu"), id="open-menu"),
        div(
            h1(table.rule_set, class_="topbar-title"),
            p(score_text(table), class_="topbar-facts"),
            class_="topbar-words",
        ),
        span(class_="topbar-gap"),
        icon_action("log", "log", _("Log"), id="open-log"),
        _music(state),
        icon_action("rules", "help", _("Rules of this game"), id="open-rules"),
        _fullscreen(state),
        class_="topbar",
    )


def _music(state: AppState) -> Html:
    on = state.settings.sound.music.on
    picture = "note" if on else "note-off"
    return icon_action("music", picture, _("Music"), id="music", aria_pressed=on)


def _fullscreen(state: AppState) -> Html | None:
    if state.fullscreen is None:
        return None
    if state.fullscreen:
        return icon_action("fullscreen", "window", _("Leave full screen"), id="full")
    return icon_action("fullscreen", "full", _("Full screen"), id="full")
