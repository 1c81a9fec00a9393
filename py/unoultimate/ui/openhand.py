"""A hand laid open: cards in a row that everyone may read."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from unoultimate.app.cardnames import card_name
from unoultimate.app.texts import _, ngettext

from .cards.picture import picture
from .html import Html, div, li, p, span, ul

CLASSIC = ("classic", 0)


def open_hand(codes: Iterable[str], look: tuple[str, int] = CLASSIC) -> Html:
    """Pictures with their names; `look` is the game and the side in play."""
    cards = [_card(code, None, i, look) for i, code in enumerate(codes)]
    return _row(cards)


def counted_hand(
    codes: Iterable[str], points: Iterable[int], look: tuple[str, int] = CLASSIC
) -> Html:
    """Pictures with the points of each beside it, appearing one after the other, and their sum
    growing with each of them."""
    pairs = list(zip(codes, points, strict=True))
    cards = [_card(code, value, i, look) for i, (code, value) in enumerate(pairs)]
    return _row([*cards, _sum(value for _code, value in pairs)] if cards else [])


def last_lay(codes: Iterable[str], look: tuple[str, int] = CLASSIC) -> Html:
    """What emptied a hand, after a word that says so."""
    cards = [_card(code, None, i, look) for i, code in enumerate(codes)]
    return div(p(_("Went out with"), class_="no-cards"), _row(cards), class_="last-lay")


def _sum(points: Iterable[int]) -> Html:
    """The sum after each card; the last one stays. The row says it in words too."""
    steps = [span(total, style=f"--d:{i}") for i, total in enumerate(accumulate(points))]
    return li(steps, class_="running-sum", aria_hidden=True)


def _row(cards: list[Html]) -> Html:
    if not cards:
        return p(_("no cards left"), class_="no-cards")
    return ul(cards, class_="open-hand")


def _card(code: str, points: int | None, i: int, look: tuple[str, int]) -> Html:
    name = card_name(code, look[0])
    if points is not None:
        name = ngettext("{card}, {n} point", "{card}, {n} points", points, card=name)
    return li(
        span(picture(code, *look), class_="card", role="img", aria_label=name),
        span(f"{points}", class_="card-points", aria_hidden=True) if points is not None else None,
        class_="open-card",
        style=f"--d:{i}",
    )
