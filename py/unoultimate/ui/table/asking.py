"""A question in place: which colour for a wild, which seat for a swap.

For a seat the seats themselves become buttons (`seat_choice`); the words stand above the hand.
"""

from __future__ import annotations

from unoultimate.app.cardnames import color_letter, color_name
from unoultimate.app.names import isolate
from unoultimate.app.state import Asking, TableState
from unoultimate.app.texts import _, ngettext

from ..cards.picture import shape_icon
from ..controls import action
from ..html import Html, button, div, p, section, span


def asking(table: TableState) -> Html | None:
    """The question above the hand, or nothing when nothing is asked."""
    asked = table.asking
    if asked is None:
        return None
    by_color = asked.kind == "color"
    return section(
        p(_words(table, asked), id="asking-words", class_="asking-words"),
        p(asked.note, class_="asking-note", dir="auto") if asked.note else None,
        _colors(asked) if by_color else None,
        action("cancel", _("Cancel"), style="plain", id="ask-cancel") if asked.cards else None,
        id="asking",
        class_=f"asking {asked.kind}",
        data_focus_first=by_color,
        aria_labelledby="asking-words",
    )


def _words(table: TableState, asked: Asking) -> str:
    if asked.kind == "color":
        return _("Which colour?")
    if table.rules.deck.wild[asked.cards[-1]]:
        return _("Exchange cards with whom? Choose a seat.")
    return _("Swap hands with whom? Choose a seat.")


def _colors(asked: Asking) -> Html:
    buttons = [
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
    return div(buttons, class_="answers color", role="group", aria_labelledby="asking-words")


def chooses_seat(table: TableState) -> bool:
    """Whether the seats are the answers now."""
    return table.asking is not None and table.asking.kind == "target"


def seat_choice(table: TableState, seat: int, count: int) -> Html | None:
    """The button over a seat that may be chosen."""
    if not chooses_seat(table) or table.asking is None or seat not in table.asking.choices:
        return None
    name = isolate(table.seats[seat].name)
    return button(
        type="button",
        id=f"ask-seat-{seat}",
        class_="seat-choice",
        data_action="target",
        data_seat=seat,
        aria_label=ngettext("{name}, {n} card", "{name}, {n} cards", count, name=name),
    )
