"""A question in place: which colour for a wild, which seat for a swap."""

from __future__ import annotations

from unoultimate.app.cardnames import color_letter, color_name
from unoultimate.app.state import Asking, TableState
from unoultimate.app.texts import _

from ..avatar import avatar
from ..cards.picture import shape_icon
from ..controls import action, person_name
from ..html import Html, button, div, p, section, span


def asking(table: TableState) -> Html | None:
    """The question above the hand, or nothing when nothing is asked."""
    asked = table.asking
    if asked is None:
        return None
    words = _("Which colour?") if asked.kind == "color" else _("Swap hands with whom?")
    answers = _colors(asked) if asked.kind == "color" else _targets(table, asked)
    return section(
        p(words, id="asking-words", class_="asking-words"),
        div(answers, class_=f"answers {asked.kind}", role="group", aria_labelledby="asking-words"),
        action("cancel", _("Cancel"), style="plain", id="ask-cancel") if asked.cards else None,
        id="asking",
        class_="asking",
        data_focus_first=True,
        aria_labelledby="asking-words",
    )


def _colors(asked: Asking) -> list[Html]:
    return [
        button(
            shape_icon(color_letter(color)),
            span(color_name(color)),
            type="button",
            id=f"ask-{color_letter(color)}",
            class_=f"color-answer ink-{color_letter(color)}",
            data_action="color",
            data_c=color,
        )
        for color in asked.choices
    ]


def _targets(table: TableState, asked: Asking) -> list[Html]:
    return [
        button(
            avatar(seat, table.seats[seat]),
            person_name(table.seats[seat].name),
            type="button",
            id=f"ask-seat-{seat}",
            class_="button target-answer",
            data_action="target",
            data_seat=seat,
        )
        for seat in asked.choices
    ]
