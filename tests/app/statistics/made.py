"""Summaries of matches that nobody played."""

from __future__ import annotations

from datetime import datetime, timedelta

from unoultimate.app.statistics.summary import MatchSummary, SeatSummary

START = datetime.fromisoformat("2026-01-01T20:00:00+00:00")
TABLE = (("Mira", "person", ""), ("Noor", "person", ""), ("Ada", "computer", "hard"))


def made(number: int, winner: int = 0, origin: str = "here", **changes) -> MatchSummary:
    """Match `number` of an origin, a day after the one before; the others rank in seat order."""
    ranking = (winner, *(seat for seat in range(len(TABLE)) if seat != winner))
    fields = {
        "id": f"{origin}-{number:04}",
        "date": (START + timedelta(days=number)).isoformat(),
        "origin": origin,
        "base": "official",
        "changes": (),
        "seats": tuple(
            SeatSummary(*who, 30 + seat, 20 + number % 7, 100, 2, seat == winner)
            for seat, who in enumerate(TABLE)
        ),
        "ranking": ranking,
        "rounds": 6,
        "turns": 90 + number,
        "stack": 4,
    }
    return MatchSummary(**(fields | changes))
