"""The keyboard map (`product.md`, Keys): a key becomes an action, or a move of the focus."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import AppState, TableState


NOTHING: Mapping[str, str] = MappingProxyType({})
DIGITS = ("1", "2", "3", "4")


class Pressed(NamedTuple):
    """A key: its name as browsers say it, the id in focus, and what kind of place that is."""

    key: str
    focus: str = ""
    typing: bool = False
    on_button: bool = False


class Meant(NamedTuple):
    """What a key means: an action with arguments, or an element to focus."""

    action: str = ""
    args: Mapping[str, str] = NOTHING
    focus: str = ""


TABLE_LETTERS = {"d": "draw", "p": "pass", "u": "uno", "c": "challenge", "x": "catch", "s": "sort"}
LETTERS = {"f": "fullscreen", "k": "keys"}
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}


def meaning(state: AppState, pressed: Pressed) -> Meant | None:
    """What the key means now; None: nothing of ours, the browser may have it."""
    if pressed.key == "Escape":
        return _escape(state)
    if pressed.typing:
        return None
    table = None if state.dialogs or state.screen != "table" else state.table
    if table is not None and (found := _table(table, state, pressed)):
        return found
    if not state.settings.letter_keys:
        return None
    action = LETTERS.get(pressed.key.lower())
    return Meant(action) if action and not (action == "keys" and state.dialogs) else None


def _escape(state: AppState) -> Meant | None:
    if state.dialogs:
        return Meant("close-dialog")
    if state.screen != "table" or state.table is None:
        return None
    asking = state.table.asking
    return Meant("cancel") if asking is not None and asking.cards else Meant("menu")


def _table(table: TableState, state: AppState, pressed: Pressed) -> Meant | None:
    if pressed.key in STEPS:
        return _step_focus(table, pressed)
    if pressed.key == " " and table.actions.step and not pressed.on_button:
        return Meant("step")
    if pressed.key in DIGITS and table.asking is not None and table.asking.kind == "color":
        return _color(table, int(pressed.key) - 1)
    if not state.settings.letter_keys:
        return None
    action = TABLE_LETTERS.get(pressed.key.lower())
    return _letter(table, action) if action else None


def _letter(table: TableState, action: str) -> Meant | None:
    """A letter; D also takes a penalty, X catches whoever can be caught."""
    if action == "draw" and table.actions.accept is not None:
        return Meant("accept")
    if action == "catch":
        seat = table.actions.catch[0] if table.actions.catch else None
        return None if seat is None else Meant("catch", {"seat": str(seat)})
    return Meant(action)


def _color(table: TableState, number: int) -> Meant | None:
    assert table.asking is not None
    choices = table.asking.choices
    return Meant("color", {"c": str(choices[number])}) if number < len(choices) else None


def _step_focus(table: TableState, pressed: Pressed) -> Meant | None:
    """From card to card; from elsewhere to the first card that may be laid."""
    ids = [f"h-{card.code}-{card.nth}" for card in table.hand]
    if not ids:
        return None
    if pressed.focus in ids:
        at = ids.index(pressed.focus) + STEPS[pressed.key]
        return Meant(focus=ids[at % len(ids)])
    first = next((i for i, card in enumerate(table.hand) if card.playable), 0)
    return Meant(focus=ids[first])
