"""The replay screen: the table at one moment, the log, and the controls to go through it."""

from __future__ import annotations

from unoultimate.app.cardnames import card_name, color_name
from unoultimate.app.replaystate import ReplayLine, ReplayState
from unoultimate.app.texts import _, ngettext
from unoultimate.engine import COLORS

from .cards.picture import back, picture, shape_icon
from .controls import action, icon_action
from .html import (
    Html,
    button,
    div,
    el,
    h1,
    h2,
    header,
    join,
    li,
    main,
    ol,
    p,
    section,
    span,
    strong,
)
from .icons import icon
from .replay_controls import choices, controls
from .replay_seats import seats


def replay(state: ReplayState) -> Html:
    """The whole screen."""
    return join(
        _bar(state),
        main(
            h1(_("Replay"), class_="hidden-text"),
            div(_middle(state), _happened(state), class_="replay-felt"),
            choices(state),
            seats(state),
            _log(state),
            _rounds(state),
            id="screen",
            class_="replay",
        ),
        controls(state),
    )


def _bar(state: ReplayState) -> Html:
    facts = _(
        "{rule_set} · round {n} of {rounds}",
        rule_set=state.rule_set,
        n=state.round_number,
        rounds=len(state.rounds),
    )
    return header(
        icon_action("replay-close", "back", _("Back"), id="replay-close"),
        div(
            p(_("Replay"), class_="topbar-title", aria_hidden=True),
            p(facts, class_="topbar-facts"),
            class_="topbar-words",
        ),
        span(class_="topbar-gap"),
        icon_action("replay-export", "save", _("Save as a file"), id="replay-export"),
        action("replay-share", _("Share"), style="plain", id="replay-share"),
        class_="topbar",
    )


def _middle(state: ReplayState) -> Html:
    return section(
        _draw_pile(state),
        _discard(state),
        _facts(state),
        class_=f"replay-middle color-{state.color.lower() or 'none'}",
        data_side=state.side,
        aria_label=_("Table"),
    )


def _draw_pile(state: ReplayState) -> Html:
    text = ngettext("Draw pile, {n} card", "Draw pile, {n} cards", state.draw_size)
    art = back()
    if state.next_back:
        art = picture(state.next_back, state.game, 1 - state.side)
        text = ngettext(
            "Draw pile, {n} card, next: {card}",
            "Draw pile, {n} cards, next: {card}",
            state.draw_size,
            card=card_name(state.next_back, state.game),
        )
    return div(
        span(art, class_="card", role="img", aria_label=text),
        span(state.draw_size, class_="pile-count", aria_hidden=True),
        class_="replay-pile",
    )


def _discard(state: ReplayState) -> Html:
    look = state.game, state.side
    under = [
        span(picture(code, *look), class_=f"card under-{i}") for i, code in enumerate(state.under)
    ]
    text = _("Discard pile: {card}", card=card_name(state.top, state.game))
    return div(
        span(under, aria_hidden=True),
        span(picture(state.top, *look), class_="card", role="img", aria_label=text),
        class_="replay-discard",
    )


def _facts(state: ReplayState) -> Html:
    turning = _("Clockwise") if state.direction == 1 else _("Anticlockwise")
    arrow = "direction" if state.direction == 1 else "direction turned"
    return div(
        p(_("dark side") if state.side else _("light side")) if state.two_faced else None,
        _color(state.color) if state.colored else None,
        p(span("↻", class_=arrow, aria_hidden=True), turning),
        _penalty(state),
        class_="replay-facts",
    )


def _penalty(state: ReplayState) -> Html | None:
    if state.until:
        name = color_name(COLORS.index(state.color))
        return p(strong(_("Draw until {color}", color=name)), class_="replay-penalty")
    if not state.pending:
        return None
    total = ngettext("Penalty: {n} card", "Penalty: {n} cards", state.pending)
    return p(strong(total), class_="replay-penalty")


def _color(letter: str) -> Html:
    if not letter:
        return p(_("no colour yet"))
    name = color_name(COLORS.index(letter))
    return p(shape_icon(letter), name, class_="replay-color")


def _happened(state: ReplayState) -> Html:
    texts = state.happened or (_("The cards are dealt."),)
    return div(
        [p(text, dir="auto") for text in texts],
        id="replay-happened",
        class_="replay-happened",
        role="status",
        aria_live="off" if state.playing else "polite",
    )


def _log(state: ReplayState) -> Html:
    """What happened in this round, newest first, and folded away what is still to come."""
    past = [line for line in state.lines if line.position <= state.position]
    later = [line for line in state.lines if line.position > state.position]
    coming = el(
        "details",
        el("summary", _("Later in this round")),
        ol([_line(state, line) for line in later], class_="replay-lines"),
        id="replay-later",
        class_="numbers",
    )
    return section(
        h2(_("Round {n}, move by move", n=state.round_number)),
        coming if later else None,
        ol([_line(state, line) for line in reversed(past)], class_="replay-lines"),
        class_="panel replay-log",
    )


def _line(state: ReplayState, line: ReplayLine) -> Html:
    return li(
        button(
            line.text,
            type="button",
            dir="auto",
            class_="replay-line",
            data_action="replay-seek",
            data_value=line.position,
            aria_current="step" if line.position == state.position else None,
        ),
        id=f"line-{state.round_number}-{line.number}",
    )


def _rounds(state: ReplayState) -> Html | None:
    if len(state.rounds) < 2:
        return None
    items = [
        li(
            action(
                "replay-seek",
                mark.number,
                data_value=mark.position,
                id=f"round-{mark.number}",
                aria_label=_("Round {n}", n=mark.number),
                aria_current="true" if mark.number == state.round_number else None,
            )
        )
        for mark in state.rounds
    ]
    return section(
        h2(icon("log"), _("Rounds")), ol(items, class_="round-marks"), class_="panel replay-rounds"
    )
