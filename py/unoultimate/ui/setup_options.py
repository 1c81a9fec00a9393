"""The rules on the setup screen: seven groups to fold out, a row for each option."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from unoultimate.app.catalogue.games import NONE
from unoultimate.app.setup_rules import OptionGroup
from unoultimate.app.state import OptionRow, SetupState
from unoultimate.app.texts import _

from .controls import action, choices, explain, fold, hidden_text
from .home_sets import face_of
from .html import Html, div, h2, h3, join, label, li, option, p, section, select, span, ul
from .icons import icon
from .rulepanel import house_rules

MOST_SEGMENTS = 4
SEGMENTS_WIDTH = 31


def rules(here: SetupState) -> Html:
    """What is played, the way back, favourites, and every option."""
    return join(_head(here), [_group(here, group) for group in here.groups])


def _head(here: SetupState) -> Html:
    open = "about" in here.open
    return section(
        div(
            face_of(here.base),
            div(
                h2(here.rule_set, id="rule-title", dir="auto"),
                fold("about", open, span(_("About this rule set")), look="about-fold"),
            ),
            class_="rule-head-words",
        ),
        _about(here) if open else None,
        div(
            _way_back(here),
            action(
                "favourite-new",
                icon("star"),
                _("Save as favourite"),
                style="small",
                id="save-favourite",
            ),
            class_="rule-head-buttons",
        ),
        class_="panel rule-head",
        aria_labelledby="rule-title",
    )


def _about(here: SetupState) -> Html:
    section_id = f"set-{here.base}"
    return div(
        p(here.about),
        action(
            "manual",
            _("More in the manual"),
            style="plain",
            id=f"help-{section_id}",
            data_section=section_id,
            data_from=f"help-{section_id}",
        ),
        id="about-part",
        class_="about-part",
    )


def _way_back(here: SetupState) -> Html | None:
    if not here.way_back:
        return None
    text = _("Back to {name}", name=here.way_back)
    return action("way-back", icon("undo"), span(text, dir="auto"), style="small", id="way-back")


def _group(here: SetupState, group: OptionGroup) -> Html:
    open = group.id in here.open
    rows = [_row(here, row) for row in group.rows] if open else None
    return section(
        h2(fold(group.id, open, _words(group), look="group-head"), id=f"group-{group.id}"),
        ul(rows, id=f"{group.id}-part", class_="option-rows") if open else None,
        class_="panel option-group",
        aria_labelledby=f"{group.id}-title",
    )


def _words(group: OptionGroup) -> Html:
    """What the group is about, and whether anything in it differs or makes no sense."""
    troubled = any(row.problem for row in group.rows)
    marks = (
        span(house_rules(group.changed), class_="badge house") if group.changed else None,
        span(_("look here"), class_="badge trouble") if troubled else None,
    )
    return span(
        span(group.title, class_="group-title", id=f"{group.id}-title"),
        span(marks, class_="group-marks") if any(marks) else None,
        span(group.line, class_="group-line"),
        class_="group-words",
    )


def _row(here: SetupState, row: OptionRow) -> Html:
    looks = {
        "greyed": row.greyed,
        "fixed": row.fixed,
        "troubled": row.problem,
        "changed": row.changed,
    }
    look = " ".join(("option-row", *(name for name, on in looks.items() if on)))
    return li(
        div(
            h3(
                span(row.label, id=f"option-{row.id}"),
                span(_("house rule"), class_="badge house") if row.changed else None,
            ),
            p(row.line, id=f"line-{row.id}", class_="option-line"),
            p(row.greyed, id=f"reason-{row.id}", class_="option-reason") if row.greyed else None,
            p(row.problem, id=f"problem-{row.id}", class_="problem") if row.problem else None,
            class_="option-words",
        ),
        div(_control(row), _dealer(here, row), class_="option-control")
        if row.fixed != NONE
        else None,
        explain(f"option-{row.id}", _("What is “{option}”?", option=row.label)),
        id=f"row-{row.id}",
        class_=look,
        title=row.greyed or None,
    )


def _control(row: OptionRow) -> Html:
    """Buttons side by side for a few short values, else a list to choose from; where the game
    itself has settled it, what that is."""
    if row.fixed:
        return p(row.fixed, class_="option-fixed")
    described = _described(row)
    values = tuple((value.value, value.label) for value in row.values)
    chosen = next((value.value for value in row.values if value.chosen), "")
    name = f"value-{row.id}"
    if side_by_side(tuple(value.label for value in row.values)):
        return choices("option", row.label, values, chosen, name, described, data_id=row.id)
    return select(
        [option(text, value=value, selected=value == chosen) for value, text in values],
        id=name,
        class_="field",
        data_action="option",
        data_id=row.id,
        aria_labelledby=f"option-{row.id}",
        aria_describedby=described,
    )


@lru_cache(maxsize=256)
def side_by_side(labels: tuple[str, ...]) -> bool:
    """Whether so many words have room beside each other on a small phone."""
    return len(labels) <= MOST_SEGMENTS and sum(map(_width, "".join(labels))) <= SEGMENTS_WIDTH


def _width(char: str) -> int:
    """In ordinary letters: none for a mark over another letter or a sign that is not seen."""
    if unicodedata.category(char) in ("Mn", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _described(row: OptionRow) -> str:
    ids = [f"line-{row.id}"]
    ids += [f"reason-{row.id}"] if row.greyed else []
    ids += [f"problem-{row.id}"] if row.problem else []
    return " ".join(ids)


def _dealer(here: SetupState, row: OptionRow) -> Html | None:
    """Who deals first, where the players agree on it."""
    if row.id != "first_dealer" or here.dealer is None:
        return None
    names = [
        option(seat.name, value=i, selected=i == here.dealer) for i, seat in enumerate(here.seats)
    ]
    return label(
        hidden_text(_("Who deals first")),
        select(names, id="dealer", class_="field", data_action="dealer"),
    )
