"""The home screen: the game that waits, and everything that can be played."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.state import AppState, KeptSave, WaitingGame
from unoultimate.app.texts import _

from .controls import action, hidden_text, icon_action
from .home_sets import editions, favourites, next_bar, rule_sets, variants
from .html import Html, div, h1, h2, header, join, main, p, section, span
from .icons import icon
from .wordmark import wordmark


def home(state: AppState) -> Html:
    """The whole home screen."""
    here = state.home
    return join(
        header(
            icon_action("menu", "menu", _("Menu"), id="open-menu"),
            span(class_="topbar-gap"),
            icon_action("manual", "help", _("How to play"), id="open-help", data_from="open-help"),
            class_="topbar home-bar",
        ),
        main(
            h1(
                wordmark(),
                span("ULTIMATE", class_="wordmark-under", aria_hidden=True),
                hidden_text("UNO ULTIMATE"),
                id="title",
                class_="home-title",
            ),
            p(_("A card game for the whole table, on this device."), class_="home-line"),
            _waiting(here.waiting) if here.waiting else None,
            [_kept(save) for save in here.kept],
            rule_sets(here),
            variants(here),
            div(favourites(here), editions(here), class_="home-lists"),
            div(
                action("statistics", icon("chart"), _("Statistics"), id="open-statistics"),
                action("install", icon("install"), _("Install"), id="install")
                if state.install
                else None,
                class_="home-more",
            ),
            p(
                _("UNO is a trademark of Mattel. This is an unofficial game made by fans."),
                class_="small-print",
            ),
            id="screen",
            tabindex=-1,
            class_="home has-waiting" if here.waiting else "home",
        ),
        next_bar(here),
    )


def _waiting(game: WaitingGame) -> Html:
    names = _(", ").join(isolate(name) for name in game.names)
    return section(
        h2(_("A game is waiting"), id="waiting-title"),
        p(span(names, dir="auto"), class_="waiting-names"),
        p(
            _(
                "{rule_set} · round {n} · left {when}",
                rule_set=game.rule_set,
                n=game.round_number,
                when=game.left_at,
            ),
            class_="waiting-facts",
        ),
        action("continue", _("Continue"), icon("arrow"), style="primary big", id="continue"),
        action(
            "delete-game", icon("trash"), _("Delete this game"), style="plain", id="delete-game"
        ),
        class_="waiting",
        aria_labelledby="waiting-title",
    )


def _kept(save: KeptSave) -> Html:
    return section(
        p(save.text),
        action("export-kept", icon("save"), _("Export"), data_id=save.id),
        class_="notice-bar warning",
        aria_label=_("A save that could not be read"),
    )
