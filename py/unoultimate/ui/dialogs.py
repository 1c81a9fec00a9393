"""Dialogs over the screen: menu, log, rules, keys, favourites, and questions to confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unoultimate.app.state import AppState, Dialog
from unoultimate.app.texts import _, mark

from .controls import action, data, icon_action
from .favourites import edit_favourite, new_favourite
from .html import Html, dd, div, dl, dt, h2, p, section
from .menu import menu
from .picturechooser import picture_chooser
from .rulepanel import rule_list
from .table.log import log_lines
from .table.seen import seen_list


def window(
    title: str, *content: Any, name: str, closes: str | None = "close-dialog", wide: bool = False
) -> Html:
    """A modal dialog with a labelled title; `closes` is the action of its ✕ and its veil."""
    top = div(
        h2(title, id=f"{name}-title"),
        icon_action(closes, "close", _("Close"), id=f"{name}-close") if closes else None,
        class_="dialog-top",
    )
    return div(
        div(class_="veil", data_action=closes, aria_hidden="true"),
        section(
            top,
            div(*content, class_="dialog-body"),
            class_="dialog wide" if wide else "dialog",
            role="dialog",
            aria_modal=True,
            aria_labelledby=f"{name}-title",
            tabindex=-1,
            id=f"{name}-window",
        ),
        id=f"dialog-{name}",
        class_="dialog-layer",
    )


def dialogs(state: AppState) -> list[Html]:
    """The dialog on top; those below come back when it closes."""
    return [_dialog(state, dialog) for dialog in state.dialogs[-1:]]


def _dialog(state: AppState, dialog: Dialog) -> Html:
    if dialog.kind == "confirm":
        return _confirm(dialog)
    title, content = _KINDS[dialog.kind]
    return window(dialog.title or _(title), content(state), name=dialog.kind)


def _confirm(dialog: Dialog) -> Html:
    style = "danger" if dialog.danger else "primary"
    return window(
        dialog.title,
        p(dialog.text, dir="auto"),
        div(
            action("close-dialog", dialog.no or _("Cancel"), id="confirm-no"),
            action(
                "confirm",
                dialog.yes or _("Yes"),
                style=style,
                id="confirm-yes",
                **data(dialog.args),
            ),
            class_="dialog-buttons",
        ),
        name="confirm",
    )


def _log(state: AppState) -> Html:
    return log_lines(state.table.log if state.table else (), "log")


def _keys(_state: AppState) -> Html:
    keys = (
        ("← →", _("walk through the hand")),
        ("Enter", _("lay the card")),
        ("D", _("draw, or take the penalty")),
        ("P", _("pass")),
        ("U", _("call UNO")),
        ("C", _("challenge")),
        ("X", _("catch")),
        ("1–4", _("name a colour, or choose a side")),
        ("H", _("hear cards")),
        ("S", _("sort the hand")),
        (_("Space"), _("next move, step by step")),
        ("M", _("music")),
        ("F", _("full screen")),
        ("K", _("this list")),
        ("Esc", _("menu, or close")),
    )
    return dl([div(dt(key), dd(text)) for key, text in keys], class_="keys")


def _pictures(state: AppState) -> Html | None:
    dialog = state.dialogs[-1]
    if state.setup is None:
        return None
    i = int(dialog.args["i"])
    theme = dialog.args.get("theme", "")
    return picture_chooser(i, state.setup.seats[i], theme, dialog.text)


def _install(_state: AppState) -> Html:
    """How to install; the module is imported when it is first opened."""
    from .install import install_steps

    return install_steps()


_KINDS: dict[str, tuple[str, Callable[[AppState], Html | None]]] = {
    "menu": (mark("Menu"), menu),
    "log": (mark("Log"), _log),
    "keys": (mark("Keys"), _keys),
    "rules": (mark("Rules of this game"), rule_list),
    "seen": (mark("Cards in sight"), seen_list),
    "favourite-new": (mark("Save as favourite"), new_favourite),
    "seat-picture": (mark("Choose a picture"), _pictures),
    "favourite-edit": (mark("Favourite"), edit_favourite),
    "install": (mark("Add to Home Screen"), _install),
}
