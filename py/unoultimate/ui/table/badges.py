"""What is to be said about a seat in a word: turn, UNO, partner, hand limit, place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.app.texts import _, ngettext

from ..controls import hidden_text
from ..html import Html, small, span

if TYPE_CHECKING:
    from unoultimate.engine import View

WARN_FROM = 3
WARN_SHARE = 5


def seat_badges(view: View, seat: int) -> list[Html]:
    """The words and marks beside a seat."""
    badges = []
    if view.turn == seat:
        badges.append(hidden_text(_("in turn")))
    if seat in view.declared:
        badges.append(span(_("UNO"), class_="badge uno"))
    if is_partner(view, seat):
        badges.append(span(_("partner"), class_="badge side"))
    left = limit_left(view, seat)
    if left is not None:
        badges.append(_limit(view, seat, left))
    elif counts_up(view, seat):
        size, limit = view.sizes[seat], view.rules.hand_limit
        badges.append(hidden_text(_("{n} of {limit} cards", n=size, limit=limit)))
    if seat not in view.active:
        badges.append(_gone(view, seat))
    return badges


def is_partner(view: View, seat: int) -> bool:
    """Whether this seat plays on the viewer's side."""
    return seat != view.seat and view.rules.partners_play(view.n) and seat % 2 == view.seat % 2


def limit_left(view: View, seat: int) -> int | None:
    """How many cards a seat near the hand limit may still take; None when it is far."""
    limit = view.rules.hand_limit
    if not limit or seat not in view.active:
        return None
    left = limit - view.sizes[seat]
    return left if left <= max(WARN_FROM, limit // WARN_SHARE) else None


def counts_up(view: View, seat: int) -> bool:
    """Whether the seat is half way to the hand limit: from there on it is counted."""
    limit = view.rules.hand_limit
    return bool(limit) and seat in view.active and 2 * view.sizes[seat] >= limit


def card_count(view: View, seat: int) -> Html:
    """The number of cards, and of how many from half way to the hand limit on."""
    counted = counts_up(view, seat) and limit_left(view, seat) is None
    of = small(f"/{view.rules.hand_limit}") if counted else None
    return span(view.sizes[seat], of, class_="count", aria_hidden=True)


def _limit(view: View, seat: int, left: int) -> Html:
    words = ngettext("{n} card to the hand limit", "{n} cards to the hand limit", left)
    return span(
        span(f"{view.sizes[seat]}/{view.rules.hand_limit}", aria_hidden=True),
        hidden_text(words),
        class_="badge limit",
        title=words,
    )


def _gone(view: View, seat: int) -> Html:
    if seat in view.out:
        return span(_("place {n}", n=view.out.index(seat) + 1), class_="badge gone")
    if seat in view.eliminated:
        playing = len(set(view.active) | set(view.out) | set(view.eliminated))
        place = playing - view.eliminated.index(seat)
        return span(_("out, place {n}", n=place), class_="badge gone")
    return span(_("left the match"), class_="badge gone")
