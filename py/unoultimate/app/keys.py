"""The keyboard map (`product.md`, Keys): a key becomes an action, or a move of the focus."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from .cardnames import color_letter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import AppState
    from .tablestate import Asking, TableState


NOTHING: Mapping[str, str] = MappingProxyType({})
FAVOURITE_NAME = "favourite-name"
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


TABLE_LETTERS = {
    "d": "draw",
    "p": "pass",
    "u": "uno",
    "c": "challenge",
    "x": "catch",
    "s": "sort",
    "h": "listen",
}
SIDES = ("main", "flex")
LETTERS = {"f": "fullscreen", "k": "keys", "m": "music"}
REPLAY_STEPS = {"ArrowLeft": "replay-back", "ArrowRight": "replay-forward"}
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}


def meaning(state: AppState, pressed: Pressed) -> Meant | None:
    """What the key means now; None: nothing of ours, the browser may have it."""
    if pressed.key == "Escape":
        return _escape(state)
    if pressed.typing:
        return _typed(state, pressed)
    if state.manual is not None:
        return None
    if state.replay is not None and not state.dialogs:
        return _replay(state, pressed)
    covered = state.dialogs or state.statistics is not None
    table = None if covered or state.screen != "table" else state.table
    if table is not None and (found := _table(table, state, pressed)):
        return found
    if not state.settings.letter_keys:
        return None
    action = LETTERS.get(pressed.key.lower())
    return Meant(action) if action and not (action == "keys" and state.dialogs) else None


def closing(state: AppState) -> str | None:
    """The action that closes what stands on top of the screen; None when nothing does."""
    if state.manual is not None:
        return "close-manual"
    if state.dialogs:
        return "close-dialog"
    if state.replay is not None:
        return "replay-close"
    return None if state.statistics is None else "close-statistics"


def _replay(state: AppState, pressed: Pressed) -> Meant | None:
    """Arrows go through a replay, Space lets it run."""
    if pressed.key in REPLAY_STEPS:
        return Meant(REPLAY_STEPS[pressed.key])
    if pressed.key == " " and not pressed.on_button and state.replay is not None:
        return Meant("replay-pause" if state.replay.playing else "replay-play")
    return None


def _typed(state: AppState, pressed: Pressed) -> Meant | None:
    """Enter in the field for a favourite's name does what its button does."""
    if pressed.key != "Enter" or pressed.focus != FAVOURITE_NAME or not state.dialogs:
        return None
    return Meant(
        "favourite-add" if state.dialogs[-1].kind == "favourite-new" else "favourite-rename"
    )


def _escape(state: AppState) -> Meant | None:
    if (close := closing(state)) is not None:
        return Meant(close)
    if state.screen != "table" or state.table is None:
        return None
    asking = state.table.asking
    begun = bool(asking.cards) if asking is not None else state.table.actions.lay > 0
    return Meant("cancel") if begun else Meant("menu")


def _table(table: TableState, state: AppState, pressed: Pressed) -> Meant | None:
    if pressed.key in STEPS:
        return _step_focus(table, pressed)
    if pressed.key == "Enter":
        return _enter(table, pressed)
    if pressed.key == " " and table.actions.step and not pressed.on_button:
        return Meant("step")
    if pressed.key in DIGITS and table.asking is not None and table.asking.kind != "target":
        return _choice(table.asking, int(pressed.key) - 1)
    if not state.settings.letter_keys:
        return None
    action = TABLE_LETTERS.get(pressed.key.lower())
    return _letter(table, action) if action else None


def _letter(table: TableState, action: str) -> Meant | None:
    """A letter; D also takes a penalty, X catches whoever can be caught – or asks which one."""
    if action == "draw" and table.actions.accept is not None:
        return Meant("accept")
    if action == "catch":
        return _catch(table)
    return Meant(action)


def _catch(table: TableState) -> Meant | None:
    seats = table.actions.catch
    if len(seats) > 1 and table.actions.risky:
        return Meant(focus=f"act-catch-{seats[0]}")
    return Meant("catch", {"seat": str(seats[0])}) if seats else None


def _enter(table: TableState, pressed: Pressed) -> Meant | None:
    """Enter lays the cards selected, wherever in the hand the focus is."""
    on_card = pressed.focus.startswith("h-")
    if table.actions.lay and table.asking is None and (on_card or not pressed.on_button):
        return Meant("lay")
    return None


def _choice(asking: Asking, number: int) -> Meant | None:
    """A digit is a colour or a side by its place among the answers."""
    if number >= len(asking.choices):
        return None
    name = "c" if asking.kind == "color" else "side"
    return Meant(asking.kind, {name: str(asking.choices[number])})


def _step_focus(table: TableState, pressed: Pressed) -> Meant | None:
    """From card to card, or from answer to answer; from elsewhere to the first that counts."""
    ids = _answers(table) or [f"h-{card.code}-{card.nth}" for card in table.hand]
    if not ids:
        return None
    if pressed.focus in ids:
        at = ids.index(pressed.focus) + STEPS[pressed.key]
        return Meant(focus=ids[at % len(ids)])
    if table.asking is not None:
        return Meant(focus=ids[0])
    lit = (i for i, card in enumerate(table.hand) if card.playable or card.jump)
    return Meant(focus=ids[next(lit, 0)])


def _answers(table: TableState) -> list[str]:
    """The ids of the answers to what is asked."""
    if table.asking is None:
        return []
    if table.asking.kind == "target":
        return [f"ask-seat-{seat}" for seat in table.asking.choices]
    if table.asking.kind == "side":
        return [f"ask-{SIDES[side]}" for side in table.asking.choices]
    return [f"ask-{color_letter(color)}" for color in table.asking.choices]
