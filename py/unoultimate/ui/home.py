"""The home screen: rule sets as cards on the table, and the game that waits."""

from __future__ import annotations

from unoultimate.app.names import isolate
from unoultimate.app.state import AppState, HomeState, KeptSave, PresetCard, WaitingGame
from unoultimate.app.texts import _

from .cards.picture import back, picture
from .controls import action, hidden_text, icon_action
from .html import Html, button, div, h1, h2, header, join, li, main, ol, p, section, span, ul
from .icons import icon
from .wordmark import wordmark

# The face that stands for each rule set on the table.
FACES = {
    "official": "R7",
    "quick": "BS",
    "progressive": "Y+2",
    "seven_zero": "G0",
    "party": "W",
    "survival": "W+4",
}


def home(state: AppState) -> Html:
    """The whole home screen."""
    here = state.home
    return join(
        header(
            icon_action("menu", "menu", _("Menu"), id="open-menu"),
            span(class_="topbar-gap"),
            icon_action("help", "help", _("How to play"), id="open-help"),
            class_="topbar home-bar",
        ),
        main(
            h1(
                wordmark(),
                span("ULTIMATE", class_="wordmark-under", aria_hidden=True),
                hidden_text("UNO ULTIMATE"),
                class_="home-title",
            ),
            p(_("A card game for the whole table, on this device."), class_="home-line"),
            _waiting(here.waiting) if here.waiting else None,
            [_kept(save) for save in here.kept],
            _rule_sets(here),
            p(
                _("UNO is a trademark of Mattel. This is an unofficial game made by fans."),
                class_="small-print",
            ),
            id="screen",
            tabindex=-1,
            class_="home has-waiting" if here.waiting else "home",
        ),
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


def _rule_sets(here: HomeState) -> Html:
    shown = [preset for preset in here.presets if preset.available]
    return section(
        h2(_("Choose the rules"), id="rules-title"),
        ul(
            [_rule_set(preset, preset.id == here.selected) for preset in shown],
            class_="rule-sets",
            data_count=len(shown),
        ),
        action("next", _("Next"), icon("arrow"), style=_next_style(here), id="next"),
        class_="rule-choice",
        aria_labelledby="rules-title",
    )


def _next_style(here: HomeState) -> str:
    return "big next" if here.waiting else "primary big next"


def _rule_set(preset: PresetCard, selected: bool) -> Html:
    return li(
        button(
            span(
                span(back(), class_="card under"),
                span(_face(preset), class_="card"),
                class_="rule-cards",
                aria_hidden=True,
            ),
            span(preset.name, class_="rule-name"),
            span(preset.line, class_="rule-line"),
            type="button",
            id=f"preset-{preset.id}",
            class_="rule-set",
            data_action="preset",
            data_id=preset.id,
            aria_pressed=selected,
        ),
        class_="rule-set-place",
    )


def _face(preset: PresetCard) -> Html:
    return picture(FACES.get(preset.id, "W"))


def how_to_play() -> Html:
    """The basics on one page, for the help dialog."""
    steps = (
        _("Match the top of the discard pile by colour, number or symbol. A Wild always fits."),
        _("Nothing fits, or you would rather wait? Draw one card. If it fits you may lay it."),
        _(
            "Skip, Reverse and Draw Two act on the next player. A Wild Draw Four is for when you "
            "have nothing of the current colour; the next player may challenge it as a bluff."
        ),
        _("Down to one card? Call UNO before the next player moves, or somebody may catch you."),
        _("Empty your hand to win the round. You score the points left in the other hands."),
    )
    return div(ol([li(step) for step in steps], class_="steps"))
