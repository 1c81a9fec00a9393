"""The middle of the table: draw pile, discard pile in its ring, penalty, named colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.cardnames import color_letter, color_name
from unoultimate.app.tablestate import TableState
from unoultimate.app.texts import _, ngettext

from ..cards.picture import back, shape_icon
from ..controls import hidden_text
from ..html import Html, button, div, p, section, span
from .faces import back_face, back_names, face, name
from .pending import pending
from .places import OWN_ANGLE, places
from .ring import pointer, ring
from .seats import clockwise

if TYPE_CHECKING:
    from unoultimate.engine import View

SHOWN_BELOW = 3


def middle(table: TableState, view: View) -> Html:
    """Both piles with everything that belongs to them."""
    return section(
        _draw_pile(table, view),
        _discard_pile(table, view),
        _named(view),
        class_="middle",
        aria_label=_("Piles"),
    )


def _draw_pile(table: TableState, view: View) -> Html:
    under = range(min(3, max(1, view.draw_size)) - 1)
    return button(
        [span(back(), class_="card") for _layer in under],
        span(_next(view), class_="card"),
        span(view.draw_size, class_="count", aria_hidden=True),
        type="button",
        id="draw-pile",
        class_="pile draw-pile empty" if view.draw_size == 0 else "pile draw-pile",
        data_action="draw",
        disabled=not table.actions.draw,
        aria_label=_draw_words(view),
    )


def _next(view: View) -> Html:
    """The next card: its back, or the side that can be seen of it."""
    return back_face(view, view.draw_back[0]) if view.draw_back else back()


def _draw_words(view: View) -> str:
    if view.draw_back:
        return ngettext(
            "Draw pile, {n} card, next: {card}",
            "Draw pile, {n} cards, next: {card}",
            view.draw_size,
            card=back_names(view, view.draw_back)[0],
        )
    return ngettext("Draw pile, {n} card", "Draw pile, {n} cards", view.draw_size)


def _discard_pile(table: TableState, view: View) -> Html:
    letter = None if view.color is None else color_letter(view.color)
    angle, strip_angle = _turn_angles(view)
    return div(
        ring(letter, view.direction),
        div(pointer(), class_="pointer-arm", style=f"--a:{angle}deg;--s:{strip_angle}deg"),
        div(_discards(view), id="discard-pile", class_="pile discard-pile"),
        _hear(view) if table.listening is not None else None,
        pending(table, view),
        p(hidden_text(_told(view)), class_="pile-words"),
        class_="ring-box",
    )


def _discards(view: View) -> list[Html]:
    start = max(0, len(view.discard) - SHOWN_BELOW)
    return [
        span(face(view, card), id=f"d-{start + i}", class_=f"card lay-{(start + i) % 5}")
        for i, card in enumerate(view.discard[start:])
    ]


def _hear(view: View) -> Html:
    """Over the pile, where cards are read aloud: says its top card."""
    return button(
        type="button",
        id="hear-top",
        class_="hear-top",
        data_action="hear",
        aria_label=_("Hear the top card: {card}", card=name(view, view.top)),
    )


def _turn_angles(view: View) -> tuple[int, int]:
    if view.turn == view.seat or view.turn < 0:
        return OWN_ANGLE, OWN_ANGLE
    others = clockwise(view.seat, len(view.sizes))
    place = places(len(others))[others.index(view.turn)]
    return place.angle, place.strip_angle


def _named(view: View) -> Html | None:
    if view.color is None or not view.face.wild[view.top]:
        return None
    letter = color_letter(view.color)
    return span(
        shape_icon(letter),
        color_name(view.color),
        id="named-color",
        class_=f"named ink-{letter}",
        aria_hidden=True,
    )


def _told(view: View) -> str:
    top = name(view, view.top)
    way = _("clockwise") if view.direction > 0 else _("counter-clockwise")
    if view.deck.two_faced:
        top = f"{top}, {_('dark side') if view.side else _('light side')}"
    if not view.face.palette:
        return _("Top card {card}. Play goes {way}.", card=top, way=way)
    if view.color is None:
        return _("Top card {card}. No colour yet. Play goes {way}.", card=top, way=way)
    return _("Top card {card}. Current colour {color}. Play goes {way}.", card=top,
             color=color_name(view.color), way=way)  # fmt: skip
