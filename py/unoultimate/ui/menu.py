"""The menu: where to go, and what can be set at any moment."""

from __future__ import annotations

from unoultimate.app.languages import language_name
from unoultimate.app.state import AppState, Settings
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _

from .controls import action, choices
from .html import Html, div, join, p
from .icons import icon
from .setup import speeds
from .sounds import sounds


def menu(state: AppState) -> Html:
    """What the menu dialog holds; at home only the settings."""
    table = state.table
    if table is None:
        return join(_how_to_play(), sounds(state), _language(state), _settings(state.settings))
    game = _game(table, state.settings.sort)
    return join(game, sounds(state), _language(state), _settings(state.settings), _leaving())


def _how_to_play() -> Html:
    return action(
        "manual",
        icon("help"),
        _("How to play"),
        style="row",
        id="menu-manual",
        data_from="menu-manual",
    )


def _row(name: str, picture: str, text: str, style: str = "row") -> Html:
    return action(name, icon(picture), text, style=style, id=f"menu-{name}")


def _choice(name: str, text: str, values: list[tuple[str, str]], chosen: str) -> Html:
    return div(
        p(text, class_="menu-label", aria_hidden=True), choices(name, text, values, chosen, name)
    )


def _game(table: TableState, sort: str) -> Html:
    sorts = [("color", _("By colour")), ("number", _("By number"))]
    return join(
        _row("log", "log", _("Log")),
        _row("rules", "help", _("Rules of this game")),
        _how_to_play(),
        _choice("sort", _("Sort the hand"), sorts, sort),
        _choice("speed", _("Computers play"), speeds(), table.speed),
    )


def _settings(now: Settings) -> Html:
    themes = [("auto", _("Automatic")), ("light", _("Light")), ("dark", _("Dark"))]
    motions = [("auto", _("Automatic")), ("off", _("Off"))]
    letters = [("on", _("On")), ("off", _("Off"))]
    return join(
        _row("keys", "keys", _("Keys")),
        _choice("theme", _("Light and dark"), themes, now.theme),
        _choice("motion", _("Motion"), motions, now.motion),
        _choice("letter-keys", _("Letter keys"), letters, "on" if now.letter_keys else "off"),
    )


def _language(state: AppState) -> Html | None:
    """Each language under the name it gives itself."""
    if len(state.languages) < 2:
        return None
    named = [(code, language_name(code)) for code in state.languages]
    return _choice("language", _("Language"), named, state.language)


def _leaving() -> Html:
    return join(
        _row("export", "save", _("Export this game")),
        _row("copy-report", "copy", _("Copy a problem report")),
        _row("home", "back", _("Save and go home")),
        _row("abandon", "trash", _("Abandon this game"), "row danger"),
    )
