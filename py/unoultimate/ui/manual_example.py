"""A worked example: the table as it stands, the moves, and what follows, in real cards."""

from __future__ import annotations

from collections.abc import Iterable

from unoultimate.app.cardnames import card_name, power_name
from unoultimate.app.manual.pictures import Hand, Picture, ShownCard, Step
from unoultimate.app.manual.pictures import picture as picture_of
from unoultimate.app.manual.retelling import Line
from unoultimate.app.texts import _

from .cards.picture import picture, power_picture
from .html import Html, div, el, li, ol, p, span, ul

MANY = 8


def example(id: str, story: Html) -> Html:
    """An example with its story, drawn from what the engine has played."""
    shown = picture_of(id)
    return el(
        "figure",
        el("figcaption", span(_("Example"), class_="example-mark"), p(story)),
        div(_pile(shown), _hands(shown.hands, shown.game), class_="example-table"),
        _lines(shown.start, shown.game, "example-start"),
        ol([_step(step, shown.game) for step in shown.steps], class_="example-steps")
        if shown.steps
        else None,
        _after(shown),
        _lines(shown.ending, shown.game, "example-end"),
        id=f"example-{id}",
        class_="example",
    )


def _pile(shown: Picture) -> Html:
    name = _("On the pile: {card}", card=card_name(shown.top, shown.game))
    return div(
        span(
            picture(shown.top, shown.game, shown.side), class_="card", role="img", aria_label=name
        ),
        span(_("Pile"), class_="example-name", aria_hidden=True),
        class_="example-pile",
    )


def _hands(hands: Iterable[Hand], game: str) -> Html:
    return ul([_hand(hand, game) for hand in hands], class_="example-hands")


def _hand(hand: Hand, game: str) -> Html:
    cards = [li(_card(card, game, hand.side)) for card in hand.cards]
    look = "example-hand in-turn" if hand.turn else "example-hand"
    return li(
        span(hand.name, _power(hand.power), class_="example-name"),
        ul(cards) if cards else span(_("no cards left"), class_="no-cards"),
        class_=f"{look} many" if len(cards) >= MANY else look,
    )


def _power(green: bool | None) -> Html | None:
    """The Power card beside a name."""
    if green is None:
        return None
    name = power_name(green)
    return span(power_picture(green), class_="card mini", role="img", aria_label=name)


def _card(card: ShownCard, game: str, side: int) -> Html:
    name = card_name(card.code, game)
    look = "card"
    if card.fits is not None:
        name = _("{card}, fits", card=name) if card.fits else name
        look = "card fits" if card.fits else "card misfit"
    return span(picture(card.code, game, side), class_=look, role="img", aria_label=name)


def _step(step: Step, game: str) -> Html:
    return li(
        [_line(line, game) for line in step.lines], class_="refused" if step.refused else None
    )


def _line(line: Line, game: str) -> Html:
    """A sentence and its cards; what they are is said by the sentence or by their names."""
    shown = [(picture(code, game, line.side), card_name(code, game)) for code in line.cards]
    cards = [span(face, class_="card", role="img", aria_label=name) for face, name in shown]
    return p(span(line.text), span(cards, class_="example-cards") if cards else None)


def _lines(lines: tuple[Line, ...], game: str, look: str) -> Html | None:
    return div([_line(line, game) for line in lines], class_=look) if lines else None


def _after(shown: Picture) -> Html | None:
    if not shown.after:
        return None
    return div(
        p(_("Afterwards"), class_="example-name"), _hands(shown.after, shown.game), class_="after"
    )
