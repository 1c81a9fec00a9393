"""The hand at the bottom: fanned, playable cards higher and lighter, each a button."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from unoultimate.app.tablestate import HandCard, Shake, TableState
from unoultimate.app.texts import language, ngettext

from ..cards.picture import picture
from ..html import Html, button, li, section, span, ul
from .cardwords import spoken

TWO_ROWS_FROM = 11
WIDE_ROW_UP_TO = 24


def hand(table: TableState, own_turn: bool) -> Html:
    """The toolbar of cards; arrow keys walk through it (`data-roving`)."""
    cards = table.hand
    count = len(cards)
    rows = 2 if count >= TWO_ROWS_FROM else 1
    per_row = (count + rows - 1) // rows
    return section(
        ul(
            [_place(table, card, i, count, per_row) for i, card in enumerate(cards)],
            id="hand",
            class_="hand your-turn" if own_turn else "hand",
            role="toolbar",
            aria_label=ngettext("Your hand, {n} card", "Your hand, {n} cards", count),
            data_roving=True,
            data_rows=rows,
            style=f"--n:{max(1, count)};--m:{max(1, per_row)}",
        ),
        id="hand-area",
        class_="hand-area",
        data_size=_size(count),
    )


def _size(count: int) -> str:
    if count < TWO_ROWS_FROM:
        return "few"
    return "many" if count <= WIDE_ROW_UP_TO else "huge"


def _shaken(card: HandCard, shake: Shake | None) -> int:
    """0, or 1 and 2 in turns, so that a second shake of the same card is seen too."""
    if shake is None or (shake.code, shake.nth) != (card.code, card.nth):
        return 0
    return 1 + shake.count % 2


def _place(table: TableState, card: HandCard, i: int, count: int, per_row: int) -> Html:
    row, column = divmod(i, per_row)
    tilt = 0.0 if count == 1 else round(2 * i / (count - 1) - 1, 2)
    return li(
        _button(replace(card, card=0), _shaken(card, table.shake), _look(table), language()),
        id=f"p-{card.code}-{card.nth}",
        class_="hand-place",
        role="none",
        style=f"--i:{i + 1};--r:{row + 1};--k:{column + 1};--t:{tilt}",
    )


def _look(table: TableState) -> tuple[str, int]:
    """The game and the side in play: what a card looks like."""
    return table.rules.game, table.view.side if table.view is not None else 0


@lru_cache(maxsize=1024)
def _button(card: HandCard, shaken: int, look: tuple[str, int], _language: str) -> Html:
    return button(
        picture(card.code, *look),
        span(card.order, class_="order", aria_hidden=True) if card.order else None,
        type="button",
        id=f"h-{card.code}-{card.nth}",
        class_=" ".join(["card", *_marks(card, shaken)]),
        data_action="card",
        data_code=card.code,
        data_i=card.nth,
        aria_label=spoken(card, look[0]),
        aria_pressed=True if card.order else None,
        aria_describedby="shake-text" if shaken else None,
    )


def _marks(card: HandCard, shaken: int) -> list[str]:
    marks = {
        "playable": card.playable,
        "jump": card.jump,
        "drawn": card.drawn,
        "selected": card.selected,
        f"answer {card.answer}": card.answer != "",
        f"flex-{card.flex}": card.flex != "",
        f"shaken-{shaken}": shaken > 0,
    }
    return [mark for mark, on in marks.items() if on]
