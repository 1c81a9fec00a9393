"""What can be chosen at home: six rule sets as cards on the table, games, editions, favourites."""

from __future__ import annotations

from typing import Any

from unoultimate.app.state import FavouriteCard, HomeState, PresetCard
from unoultimate.app.texts import _

from .cards.picture import back, picture
from .controls import action, icon_action
from .emblems import EMBLEMS, emblem
from .html import Html, button, div, footer, h2, li, p, section, span, strong, ul
from .icons import icon

# The two cards that stand for each rule set on the table: below, above.
PAIRS = {
    "official": ("B7", "R7"),
    "quick": ("G3", "BS"),
    "progressive": ("R+2", "Y+2"),
    "seven_zero": ("R7", "G0"),
    "party": ("BR", "W"),
    "survival": ("", "W+4"),
}
# The card that stands for each edition in the list.
FACES = {
    "mattel_41940": "W",
    "mattel_gdj85": "WS",
    "mattel_hjh90": "WC",
    "superman_j4299": "BR",
    "family": "Y1",
}


def rule_sets(here: HomeState) -> Html:
    """The six rule sets."""
    laid = [_rule_set(preset, preset.id == here.selected) for preset in here.presets]
    return section(
        h2(_("Choose the rules"), id="rules-title"),
        ul(laid, class_="rule-sets"),
        class_="rule-choice",
        aria_labelledby="rules-title",
    )


def variants(here: HomeState) -> Html:
    """The games with a deck of their own, beside the table."""
    boxes = [_rule_set(preset, preset.id == here.selected) for preset in here.variants]
    return section(
        h2(_("Games with their own decks"), id="variants-title"),
        ul(boxes, class_="rule-sets own-decks"),
        class_="rule-choice",
        aria_labelledby="variants-title",
    )


def editions(here: HomeState) -> Html:
    """Editions by the sheet in the box."""
    rows = [_edition(preset, preset.id == here.selected) for preset in here.editions]
    return _list("editions", _("Editions"), rows)


def favourites(here: HomeState) -> Html | None:
    """The player's own sets."""
    if not here.favourites:
        return None
    rows = [_favourite(card, card.id == here.selected) for card in here.favourites]
    return _list("favourites", _("Favourites"), rows)


def next_bar(here: HomeState) -> Html | None:
    """What is chosen, and the way on, always in reach."""
    sets: tuple[PresetCard, ...] = (*here.presets, *here.variants, *here.editions)
    known: tuple[PresetCard | FavouriteCard, ...] = (*sets, *here.favourites)
    chosen = next((one for one in known if one.id == here.selected), None)
    if chosen is None:
        return None
    style = "big next" if here.waiting else "primary big next"
    return footer(
        p(strong(chosen.name, dir="auto"), " ", span(chosen.line), id="chosen", role="status"),
        action("next", _("Next"), icon("arrow"), style=style, id="next", aria_describedby="chosen"),
        class_="start-bar home-next",
    )


def _rule_set(preset: PresetCard, selected: bool) -> Html:
    return li(
        button(
            span(_shown(preset.id), class_="rule-cards", aria_hidden=True),
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


def _shown(id: str) -> list[Html]:
    """Two cards of the classic deck, or the emblem of a game with its own."""
    if id in EMBLEMS:
        return [span(emblem(id), class_="card over")]
    under, over = PAIRS[id]
    return [
        span(picture(under) if under else back(), class_="card under"),
        span(picture(over), class_="card over"),
    ]


def _list(name: str, title: str, rows: list[Html]) -> Html:
    return section(
        h2(title, id=f"{name}-title"),
        ul(rows, class_="sheets"),
        class_=f"more-rules {name}",
        aria_labelledby=f"{name}-title",
    )


def _edition(preset: PresetCard, selected: bool) -> Html:
    words = _sheet(preset.id, preset.name, preset.line)
    return li(
        _choose(words, selected, "preset", id=f"preset-{preset.id}", data_id=preset.id),
        class_="sheet-place",
    )


def _favourite(card: FavouriteCard, selected: bool) -> Html:
    words = _sheet(card.base, card.name, card.problem or card.line, bool(card.problem))
    return li(
        _choose(words, selected, "favourite", id=card.id, data_i=card.i),
        icon_action(
            "favourite-edit",
            "more",
            _("Rename or delete “{name}”", name=card.name),
            id=f"{card.id}-edit",
            data_i=card.i,
        ),
        class_="sheet-place with-more",
    )


def _choose(words: Html, selected: bool, name: str, **attrs: Any) -> Html:
    return button(
        words, type="button", class_="sheet", data_action=name, aria_pressed=selected, **attrs
    )


def face_of(base: str) -> Html:
    """The card that stands for a rule set, edition or game; the back for one not known."""
    if base in EMBLEMS:
        return span(emblem(base), class_="card", aria_hidden=True)
    face = PAIRS[base][1] if base in PAIRS else FACES.get(base, "")
    return span(picture(face) if face else back(), class_="card", aria_hidden=True)


def _sheet(base: str, name: str, line: str, problem: bool = False) -> Html:
    return div(
        face_of(base),
        span(
            span(name, class_="sheet-name", dir="auto"),
            span(line, class_="sheet-line problem" if problem else "sheet-line"),
            class_="sheet-words",
        ),
        class_="sheet-inside",
    )
