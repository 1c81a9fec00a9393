"""The sound settings: three switches, each with its volume, and what the device can't play."""

from __future__ import annotations

from unoultimate.app.soundsettings import FULL, SILENT, Channel
from unoultimate.app.state import AppState
from unoultimate.app.texts import _

from .html import Html, div, input_, label, p, span

STEP = 5


def sounds(state: AppState) -> Html:
    """The part of the menu about sound."""
    now = state.settings.sound
    return div(
        p(_("Sound"), class_="menu-label", aria_hidden=True),
        _channel("music", _("Music"), _("Volume of the music"), now.music),
        _channel("effects", _("Effects"), _("Volume of the effects"), now.effects),
        _channel("voice", _("Voice"), _("Volume of the voice"), now.voice, now.effects.on),
        _notes(state, now.effects.on),
        id="sounds",
        class_="sounds",
        role="group",
        aria_label=_("Sound"),
    )


def _channel(kind: str, name: str, volume: str, now: Channel, heard: bool = True) -> Html:
    return div(
        label(
            input_(
                type="checkbox",
                id=f"sound-{kind}",
                role="switch",
                checked=now.on,
                data_action="sound",
                data_kind=kind,
                aria_describedby="sound-notes" if kind == "voice" else None,
            ),
            span(name),
            class_="sound-switch",
        ),
        input_(
            type="range",
            id=f"volume-{kind}",
            min=str(SILENT),
            max=str(FULL),
            step=str(STEP),
            value=str(now.volume),
            disabled=not (now.on and heard),
            data_action="sound",
            data_kind=kind,
            aria_label=volume,
        ),
        class_="sound-row",
    )


def _notes(state: AppState, effects: bool) -> Html:
    silent = () if effects else (_("Without effects the voice is silent too."),)
    return div(
        [p(note, class_="small-print") for note in (*state.sound_notes, *silent)],
        id="sound-notes",
        role="status",
    )
