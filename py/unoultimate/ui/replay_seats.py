"""The seats of a replay, each with its hand laid open or only its number of cards."""

from __future__ import annotations

from unoultimate.app.cardnames import cards_text
from unoultimate.app.replaystate import ReplayCard, ReplaySeat, ReplayState
from unoultimate.app.state import SeatInfo
from unoultimate.app.texts import _, ngettext

from .avatar import avatar
from .cards.picture import back, picture
from .controls import person_name
from .html import Html, div, li, ol, span
from .table.power import power_badge

BACKS = 12


def seats(state: ReplayState) -> Html:
    """All seats in their order."""
    items = [_seat(state, number, seat) for number, seat in enumerate(state.seats)]
    return ol(items, class_="replay-seats", aria_label=_("Players"))


def _seat(state: ReplayState, number: int, seat: ReplaySeat) -> Html:
    marks = "".join(f" {name}" for name in ("turn", "acted", "out") if getattr(seat, name))
    return li(
        div(
            avatar(number, _info(seat)),
            person_name(seat.name),
            None if seat.power is None or seat.out else power_badge(seat.power),
            span(_("UNO"), class_="badge uno") if seat.declared else None,
            _gone(seat),
            span(_("in turn"), class_="badge turn-badge") if seat.turn else None,
            span(ngettext("{n} point", "{n} points", seat.total), class_="replay-total"),
            class_="replay-who",
        ),
        _unseen(state, seat) if seat.cards is None else _hand(state, seat.cards),
        id=f"replay-seat-{number}",
        class_=f"replay-seat{marks}",
    )


def _gone(seat: ReplaySeat) -> Html | None:
    """Why a seat plays no more in this round: no card is left, or there were too many."""
    if seat.eliminated:
        return span(_("eliminated"), class_="badge")
    return span(_("out"), class_="badge") if seat.out else None


def _info(seat: ReplaySeat) -> SeatInfo:
    return SeatInfo(seat.name, "person" if seat.kind == "person" else "computer", icon=seat.icon)


def _hand(state: ReplayState, cards: tuple[ReplayCard, ...]) -> Html:
    text = cards_text((card.code for card in cards), state.game) or _("no cards left")
    faces = [
        span(
            picture(card.code, state.game, state.side),
            class_="card fresh" if card.fresh else "card",
        )
        for card in cards
    ]
    return _row(faces, text, len(cards))


def _unseen(state: ReplayState, seat: ReplaySeat) -> Html:
    """A hand that is not shown: its backs, or the side that everybody sees."""
    if not seat.backs:
        return _backs(seat.count)
    text = _("Only the other side is seen: {cards}", cards=cards_text(seat.backs, state.game))
    faces = [span(picture(code, state.game, 1 - state.side), class_="card") for code in seat.backs]
    return _row(faces, text, seat.count)


def _backs(count: int) -> Html:
    text = ngettext("{n} card", "{n} cards", count)
    faces = [span(back(), class_="card") for _card in range(min(count, BACKS))]
    return _row(faces, text, count)


def _row(faces: list[Html], text: str, count: int) -> Html:
    return div(
        div(faces, class_="replay-cards", role="img", aria_label=text, style=f"--n:{len(faces)}"),
        span(count, class_="replay-count", aria_hidden=True),
        class_="replay-hand",
    )
