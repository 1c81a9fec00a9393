"""A worked example: the table as it stands, the moves, and what follows, in real cards."""

from __future__ import annotations

from collections.abc import Iterable

from unoultimate.app.cardnames import card_name
from unoultimate.app.manual.pictures import Hand, Picture, ShownCard, Step
from unoultimate.app.manual.pictures import picture as picture_of
from unoultimate.app.manual.retelling import Line
from unoultimate.app.texts import _

from .cards.picture import picture
from .html import Html, div, el, li, ol, p, span, ul

MANY = 8


def example(id: str, story: Html) -> Html:
    """An example with its story, drawn from what the engine has played."""
    shown = picture_of(id)
    return el(
        "figure",
        el("figcaption", span(_("Example"), class_="example-mark"), p(story)),
        div(_pile(shown), _hands(shown.hands), class_="example-table"),
        _lines(shown.start, "example-start"),
        ol([_step(step) for step in shown.steps], class_="example-steps") if shown.steps else None,
        _after(shown),
        _lines(shown.ending, "example-end"),
        id=f"example-{id}",
        class_="example",
    )


def _pile(shown: Picture) -> Html:
    name = _("On the pile: {card}", card=card_name(shown.top))
    return div(
        span(picture(shown.top), class_="card", role="img", aria_label=name),
        span(_("Pile"), class_="example-name", aria_hidden=True),
        class_="example-pile",
    )


def _hands(hands: Iterable[Hand]) -> Html:
    return ul([_hand(hand) for hand in hands], class_="example-hands")


def _hand(hand: Hand) -> Html:
    cards = [li(_card(card)) for card in hand.cards]
    look = "example-hand in-turn" if hand.turn else "example-hand"
    return li(
        span(hand.name, class_="example-name"),
        ul(cards) if cards else span(_("no cards left"), class_="no-cards"),
        class_=f"{look} many" if len(cards) >= MANY else look,
    )


def _card(card: ShownCard) -> Html:
    name = card_name(card.code)
    look = "card"
    if card.fits is not None:
        name = _("{card}, fits", card=name) if card.fits else name
        look = "card fits" if card.fits else "card misfit"
    return span(picture(card.code), class_=look, role="img", aria_label=name)


def _step(step: Step) -> Html:
    return li([_line(line) for line in step.lines], class_="refused" if step.refused else None)


def _line(line: Line) -> Html:
    """A sentence and its cards; what they are is said by the sentence or by their names."""
    cards = [
        span(picture(code), class_="card", role="img", aria_label=card_name(code))
        for code in line.cards
    ]
    return p(span(line.text), span(cards, class_="example-cards") if cards else None)


def _lines(lines: tuple[Line, ...], look: str) -> Html | None:
    return div([_line(line) for line in lines], class_=look) if lines else None


def _after(shown: Picture) -> Html | None:
    if not shown.after:
        return None
    return div(p(_("Afterwards"), class_="example-name"), _hands(shown.after), class_="after")
