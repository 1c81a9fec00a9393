"""A match summary as JSON types, and back with everything checked."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from .reading import items, mapping, name, one_of, text, truth, whole
from .summary import MatchSummary, SeatSummary

MOST_SEATS = 10


def match_json(match: MatchSummary) -> dict[str, Any]:
    """The summary as JSON types."""
    return {
        "id": match.id,
        "date": match.date,
        "origin": match.origin,
        "rules": {"base": match.base, **dict(match.changes)},
        "seats": [_seat_json(seat) for seat in match.seats],
        "ranking": list(match.ranking),
        "rounds": match.rounds,
        "turns": match.turns,
        "stack": match.stack,
        "online": match.online,
    }


def match_from(found: Any) -> MatchSummary:
    """The inverse. Raises ValueError, KeyError or TypeError."""
    rules = mapping(found["rules"], _option_value)
    base = name(rules.pop("base"))  # of a newer version it is shown as it is
    seats = items(found["seats"], _seat)
    ranking = items(found["ranking"], whole)
    if not 0 < len(seats) <= MOST_SEATS or sorted(ranking) != list(range(len(seats))):
        raise ValueError("ranking")
    return MatchSummary(
        id=text(found["id"]),
        date=_date(found["date"]),
        origin=text(found["origin"]),
        base=base,
        changes=tuple(sorted(rules.items())),
        seats=seats,
        ranking=ranking,
        rounds=whole(found["rounds"]),
        turns=whole(found["turns"]),
        stack=whole(found["stack"]),
        online=truth(found["online"]),
    )


def _seat_json(seat: SeatSummary) -> dict[str, Any]:
    return {
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "laid": seat.laid,
        "drawn": seat.drawn,
        "points": seat.points,
        "rounds_won": seat.rounds_won,
        "won": seat.won,
    }


def _seat(found: Any) -> SeatSummary:
    return SeatSummary(
        name=name(found["name"]),
        kind=one_of("person", "computer")(found["kind"]),
        level=name(found["level"]),
        laid=whole(found["laid"]),
        drawn=whole(found["drawn"]),
        points=whole(found["points"]),
        rounds_won=whole(found["rounds_won"]),
        won=truth(found["won"]),
    )


def _option_value(found: Any) -> str | int:
    return whole(found) if type(found) is int else text(found)


def _date(found: Any) -> str:
    datetime.fromisoformat(text(found))
    return text(found)
