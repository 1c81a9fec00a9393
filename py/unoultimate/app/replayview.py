"""From a replay to what its screen shows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from unoultimate.engine import COLORS

from .journal import UNTOLD
from .labels import rule_set_name
from .replaystate import ReplayCard, ReplayLine, ReplaySeat, ReplayState, RoundMark
from .sentences import Narrator
from .texts import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from unoultimate.engine import Event, Position, Seat

    from .course import Course
    from .replaying import Replay

UNDER = 2


def replay_state(replay: Replay, icons: Sequence[str] = ()) -> ReplayState:
    """The screen at the replay's position; `icons` are the pictures of the seats."""
    course, place = replay.course, replay.position
    p = course.round_at(place).position
    step = course.steps[place]
    lines = _lines(course, step.round_number, replay.viewer, language())
    codes = p.deck.shown(p.side)
    backs = _backs(p, p.draw[-1:])
    return ReplayState(
        rule_set=rule_set_name(course.match.rules.base),
        seats=tuple(
            _seat(replay, p, i, seat, "".join(icons[i : i + 1]))
            for i, seat in enumerate(course.match.seats)
        ),
        position=place,
        last=course.last,
        round_number=step.round_number,
        rounds=tuple(_rounds(course)),
        top=codes[p.top],
        under=tuple(codes[card] for card in p.discard[-1 - UNDER : -1]),
        color="" if p.color is None else COLORS[p.color],
        direction=p.direction,
        draw_size=len(p.draw),
        pending=(p.pending.amount or 0) if p.pending else 0,
        happened=tuple(line.text for line in lines if line.position == place),
        lines=lines,
        viewer=replay.viewer,
        playing=replay.playing,
        speed=replay.speed,
        game=p.rules.game,
        side=p.side,
        two_faced=p.deck.two_faced,
        colored=bool(p.face.palette),
        next_back=backs[0] if backs else "",
        until=p.pending is not None and p.pending.amount is None,
    )


def _seat(replay: Replay, p: Position, number: int, seat: Seat, icon: str) -> ReplaySeat:
    step = replay.course.steps[replay.position]
    shown = replay.viewer in (None, number)
    return ReplaySeat(
        name=seat.name,
        icon=icon,
        kind=seat.kind,
        count=len(p.hands[number]),
        total=step.totals[number],
        cards=tuple(_hand(replay, p, number)) if shown else None,
        turn=number == p.turn and p.outcome is None,
        acted=step.move is not None and step.move.seat == number,
        declared=number in p.declared,
        out=number not in p.active,
        eliminated=any(number == seat for seat, _points in p.eliminated),
        backs=() if shown else _backs(p, p.hands[number]),
        power=p.power[number] if p.power else None,
    )


def _hand(replay: Replay, p: Position, number: int) -> Iterator[ReplayCard]:
    events = replay.course.steps[replay.position].events
    fresh = [card for e in events if e.kind == "draw" and e.seat == number for card in e.cards]
    codes = p.deck.shown(p.side)
    for card in sorted(p.shown(p.hands[number])):
        yield ReplayCard(codes[card], card in fresh)
        if card in fresh:
            fresh.remove(card)


def _backs(p: Position, cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by the side that others see of them; of cards with one side nothing is seen."""
    if not p.deck.two_faced:
        return ()
    codes = p.deck.sides[1 - p.side].codes
    return tuple(sorted(codes[card] for card in cards))


@lru_cache(maxsize=8)
def _lines(
    course: Course, round_number: int, viewer: int | None, _language: str
) -> tuple[ReplayLine, ...]:
    """The log of a round; kept, as it is the same at every position of the round."""
    names = [seat.name for seat in course.match.seats]
    narrator = Narrator(names, course.match.rules, viewer)
    texts = [
        (place, narrator.sentence(event.seen_by(viewer)))
        for place, event in _told(course, round_number)
    ]
    told = [(place, text) for place, text in texts if text]
    return tuple(ReplayLine(number, *line) for number, line in enumerate(told))


def _told(course: Course, round_number: int) -> Iterator[tuple[int, Event]]:
    for place in range(course.first_of_round(round_number), course.last + 1):
        step = course.steps[place]
        if step.round_number != round_number:
            return
        for event in step.events:
            if event.kind not in UNTOLD and event.kind != "deal":
                yield place, event


def _rounds(course: Course) -> Iterator[RoundMark]:
    known = 0
    for place, step in enumerate(course.steps):
        if step.round_number > known:
            known = step.round_number
            yield RoundMark(known, place)
