"""A question in place: which colour for a wild, which seat for a swap, which side of a card.

For a seat the seats themselves become buttons (`seat_choice`); the words stand above the hand.
"""

from __future__ import annotations

from unoultimate.app.cardnames import color_letter, color_name
from unoultimate.app.names import isolate
from unoultimate.app.tablestate import Asking, TableState
from unoultimate.app.texts import _, mark, ngettext

from ..cards.picture import shape_icon
from ..controls import action
from ..html import Html, button, div, p, section, span
from .sides import sides

SWAP = mark("Swap hands with whom? Choose a seat.")
TWO = mark("Who draws two cards? Choose a seat.")
WHOM = {
    "WC": mark("Exchange cards with whom? Choose a seat."),
    "WT+2": TWO,
    "W+2": TWO,
    "W+4": mark("Who faces the four cards? Choose a seat."),
}


def asking(table: TableState) -> Html | None:
    """The question above the hand, or nothing when nothing is asked."""
    asked = table.asking
    if asked is None:
        return None
    here = asked.kind != "target"
    return section(
        p(_words(table, asked), id="asking-words", class_="asking-words"),
        p(asked.note, class_="asking-note", dir="auto") if asked.note else None,
        _colors(asked) if asked.kind == "color" else None,
        sides(table, asked) if asked.kind == "side" else None,
        action("cancel", _("Cancel"), style="plain", id="ask-cancel") if asked.cards else None,
        id="asking",
        class_=f"asking {asked.kind}",
        data_focus_first=here,
        aria_labelledby="asking-words",
    )


def _words(table: TableState, asked: Asking) -> str:
    if asked.kind != "target":
        return _("Which colour?") if asked.kind == "color" else _("Which side of the card?")
    face = table.view.face if table.view is not None else table.rules.deck.sides[0]
    return _(WHOM.get(face.symbols[asked.cards[-1]], SWAP))


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
