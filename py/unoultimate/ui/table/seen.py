"""What everybody can see of a hand of two-sided cards: its other side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.names import isolate
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _, ngettext

from ..html import Html, button, join, li, p, span, ul
from .faces import back_face, back_names

if TYPE_CHECKING:
    from unoultimate.engine import View


def seen_fan(table: TableState, view: View, seat: int) -> Html:
    """The cards as a small fan of the faces seen, and a button over the seat that names them."""
    cards = view.backs[seat]
    return join(
        span(
            span(
                [_small(view, card) for card in cards], class_="seen-fan", style=f"--n:{len(cards)}"
            ),
            span(len(cards), class_="count"),
            class_="seat-cards seen",
            aria_hidden=True,
        ),
        _button(table, seat, len(cards)),
    )


def _small(view: View, card: int) -> Html:
    return span(span(back_face(view, card), class_="card"), class_="seen-place")


def _button(table: TableState, seat: int, count: int) -> Html:
    name = isolate(table.seats[seat].name)
    return button(
        type="button",
        id=f"see-{seat}",
        class_="seat-see",
        data_action="seen",
        data_seat=seat,
        aria_haspopup="dialog",
        aria_label=ngettext(
            "{name}, {n} card: see its other side",
            "{name}, {n} cards: see their other side",
            count,
            name=name,
        ),
    )


def seen_list(state: AppState) -> Html | None:
    """The dialog about the seat: each card by its picture and its name."""
    table = state.table
    view = table.view if table is not None else None
    if table is None or view is None:
        return None
    seat = int(state.dialogs[-1].args["seat"])
    cards, name = view.backs[seat], isolate(table.seats[seat].name)
    if not cards:
        return p(_("{name} has no cards.", name=name), dir="auto")
    named = zip(cards, back_names(view, cards), strict=True)
    rows = [li(span(back_face(view, card), class_="card"), span(text)) for card, text in named]
    return join(
        p(_("What everybody can see of {name}’s cards", name=name), class_="small-print"),
        ul(rows, class_="seen-list"),
    )
