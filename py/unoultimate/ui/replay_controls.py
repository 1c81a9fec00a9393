"""The controls of a replay: slider and buttons, whose hands one sees, the speed."""

from __future__ import annotations

from unoultimate.app.labels import speed_name
from unoultimate.app.replaying import ALL, SECONDS
from unoultimate.app.replaystate import ReplayState
from unoultimate.app.texts import _

from .html import Html, button, div, footer, input_, label, option, select, span
from .transport import transport


def controls(state: ReplayState) -> Html:
    """The bar at the foot."""
    return footer(_slider(state), _buttons(state), class_="replay-controls")


def _slider(state: ReplayState) -> Html:
    where = _("Move {n} of {last}", n=state.position, last=state.last)
    return div(
        input_(
            type="range",
            id="replay-slider",
            min="0",
            max=str(state.last),
            value=str(state.position),
            data_action="replay-seek",
            aria_label=_("Place in the match"),
            aria_valuetext=where,
        ),
        span(where, class_="replay-where", aria_hidden=True),
        class_="replay-slider",
    )


def _buttons(state: ReplayState) -> Html:
    at_start, at_end = state.position == 0, state.position == state.last
    running = (
        _button("pause", _("Pause"), style="main")
        if state.playing
        else _button("play", _("Play"), style="main")
    )
    return div(
        _button("first", _("To the start"), off=at_start),
        _button("back", _("One move back"), off=at_start),
        running,
        _button("forward", _("One move on"), off=at_end),
        _button("last", _("To the end"), off=at_end),
        class_="transport",
        role="group",
        aria_label=_("Playback"),
    )


def _button(name: str, text: str, off: bool = False, style: str = "") -> Html:
    """A button that stays where it is when it has nothing to do, so that the focus does too."""
    return button(
        transport(name),
        type="button",
        id="replay-run" if name in ("play", "pause") else f"replay-{name}",
        class_=f"transport-button {style}".rstrip(),
        data_action=f"replay-{name}",
        aria_label=text,
        title=text,
        aria_disabled=True if off else None,
    )


def choices(state: ReplayState) -> Html:
    """Whose hands are shown, and the speed."""
    viewers = [(ALL, _("All hands"))]
    viewers += [(str(number), seat.name) for number, seat in enumerate(state.seats)]
    viewer = ALL if state.viewer is None else str(state.viewer)
    speeds = [(speed, speed_name(speed)) for speed in SECONDS]
    return div(
        _select("replay-viewer", _("Hands shown"), viewers, viewer),
        _select("replay-speed", _("Speed"), speeds, state.speed),
        class_="replay-choices",
    )


def _select(name: str, text: str, values: list[tuple[str, str]], chosen: str) -> Html:
    options = [option(shown, value=value, selected=value == chosen) for value, shown in values]
    return label(
        span(text, class_="field-name"),
        select(options, id=name, class_="field", data_action=name),
    )
