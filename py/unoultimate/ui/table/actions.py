"""The action row: every button always in its own place, lit when it can be used."""

from __future__ import annotations

from unoultimate.app.cardnames import color_name
from unoultimate.app.tablestate import Actions, TableState
from unoultimate.app.texts import _, ngettext

from ..controls import action
from ..html import Html, button, div, join, span
from ..icons import icon


def actions(table: TableState) -> Html:
    """Challenge on the left, the main thing in the middle, UNO! under the right thumb."""
    now = table.actions
    return div(
        div(_left(now) or _listen(table), class_="slot-left"),
        div(_main(now), class_="slot-main"),
        div(_uno(now), class_="slot-uno"),
        id="actions",
        class_="actions",
        role="group",
        aria_label=_("What you may do"),
    )


def _left(now: Actions) -> Html | None:
    if now.lay:
        return action("cancel", _("Clear"), style="quiet", id="act-clear")
    if now.challenge:
        return action("challenge", _("Challenge"), style="primary quiet", id="act-challenge")
    if now.step:
        return action("step", _("Next move"), style="primary", id="act-step")
    return None


def _listen(table: TableState) -> Html | None:
    """Where cards are read aloud: from now on a tap names a card instead of laying it."""
    if table.listening is None:
        return None
    return action(
        "listen",
        icon("ear"),
        span(_("Hear cards")),
        style="listen",
        id="act-listen",
        aria_pressed=table.listening,
    )


def _main(now: Actions) -> Html:
    if now.lay:
        text = ngettext("Play {n} card", "Play {n} cards", now.lay)
        return action("lay", text, style="primary", id="act-lay")
    if now.accept is not None and now.until is not None:
        text = _("Draw until {color}", color=color_name(now.until))
        return action("accept", text, style="primary until", id="act-accept")
    if now.accept is not None:
        text = ngettext("Take +{n}", "Take +{n}", now.accept)
        return action("accept", text, style="primary", id="act-accept")
    if now.pass_:
        return action("pass", _("Pass"), style="primary", id="act-pass")
    if now.no_draw:
        return _no_draw(now.no_draw)
    return action("draw", _("Draw"), style="primary", id="act-draw", disabled=not now.draw)


def _no_draw(reason: str) -> Html:
    """*Draw*, greyed: the reason is its description, and is said when it is tapped."""
    return join(
        action(
            "draw",
            _("Draw"),
            style="primary",
            id="act-draw",
            aria_disabled="true",
            aria_describedby="no-draw",
            title=reason,
        ),
        span(reason, id="no-draw", class_="hidden-text"),
    )


def _uno(now: Actions) -> Html | None:
    if not now.uno:
        return None
    return button(
        span(_("UNO!")),
        type="button",
        id="act-uno",
        class_="uno-button",
        data_action="uno",
        aria_label=_("Call UNO"),
    )
