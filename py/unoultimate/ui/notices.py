"""Bars that stay until their reason is gone: not saved, offline, what else went wrong."""

from __future__ import annotations

from unoultimate.app.state import AppState, Button, Notice
from unoultimate.app.texts import _

from .controls import action, data, icon_action
from .html import Html, div, p

ANNOUNCED = ("hint",)  # the application says these itself


def notices(state: AppState) -> Html | None:
    """All bars that hold now, the gravest first."""
    bars = [bar for bar in (_unsaved(state), _offline(state)) if bar is not None]
    bars[:0] = [_notice(notice) for notice in state.notices]
    return div(bars, id="notices", class_="notices") if bars else None


def _bar(name: str, text: str, level: str, *buttons: Html | None) -> Html:
    role = "alert" if level == "error" else "status"
    return div(
        p(text, dir="auto"),
        div(*buttons, class_="notice-buttons") if buttons else None,
        id=f"notice-{name}",
        class_=f"notice-bar {level}",
        role=None if name in ANNOUNCED else role,
    )


def _notice(notice: Notice) -> Html:
    close = icon_action("dismiss", "close", _("Dismiss"), data_id=notice.id)
    return _bar(
        notice.id,
        notice.text,
        notice.level,
        *map(_button, notice.buttons),
        close if notice.dismissible else None,
    )


def _button(button: Button) -> Html:
    return action(button.action, button.label, **data(button.args))


def _unsaved(state: AppState) -> Html | None:
    if state.table is None or not state.table.unsaved:
        return None
    text = _("Not saved: the last moves are only in this tab. The next save writes them all.")
    return _bar("unsaved", text, "warning", action("export", _("Export"), id="export-unsaved"))


def _offline(state: AppState) -> Html | None:
    if not state.tells_offline:
        return None
    return _bar("offline", _("Ready offline: everything is stored on this device."), "info")
