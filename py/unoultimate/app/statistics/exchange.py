"""The history as text: for the storage, and as a file that another device can take in.

A change of the form raises VERSION and adds a golden file `tests/app/statistics/golden`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ..jsontext import parse
from ..recordfile import record_id
from .countcode import folded_from, folded_json
from .history import History
from .matchcode import match_from, match_json
from .problems import StatisticsError
from .reading import items, mapping

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = "uno-ultimate-statistics"
VERSION = 1
MAX_MATCHES = 1000

Records = dict[str, dict[str, Any]]


def write(history: History, records: Mapping[str, Mapping[str, Any]] | None = None) -> str:
    """The history as text; `records` by match id travel with it, so that they can be replayed."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "matches": [match_json(match) for match in history.matches],
        "older": {origin: folded_json(folded) for origin, folded in history.older.items()},
        "records": dict(records or {}),
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> tuple[History, Records]:
    """The inverse. Raises StatisticsError.

    A record that does not belong to its match is left out; the match itself stays.
    """
    found = _document(text)
    try:
        history = _history(found)
        records = mapping(found["records"], lambda record: record)
    except (ValueError, KeyError, TypeError):
        raise StatisticsError("damaged") from None
    kept = {match.id for match in history.matches}
    return history, {key: r for key, r in records.items() if key in kept and _fits(key, r)}


def _document(text: str) -> dict[str, Any]:
    try:
        found = parse(text.removeprefix("\ufeff"))
    except ValueError:
        raise StatisticsError("damaged" if FORMAT in text[:200] else "foreign") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise StatisticsError("foreign")
    version = found.get("version")
    if type(version) is not int:
        raise StatisticsError("damaged")
    if version > VERSION:
        raise StatisticsError("newer")
    return found


def _history(found: dict[str, Any]) -> History:
    matches = items(found["matches"], match_from)
    if len(matches) > MAX_MATCHES:
        raise ValueError("matches")
    empty = History((), mapping(found["older"], folded_from))
    return empty.merge(History(matches), MAX_MATCHES)


def _fits(name: str, record: Any) -> bool:
    try:
        return isinstance(record, dict) and record_id(record) == name
    except RecursionError:
        return False
