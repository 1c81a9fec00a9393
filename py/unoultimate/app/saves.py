"""A saved game as text: four lines, each checked.

1. the checksum of line 2 · 2. the head (application, schema, serial, time, table, checksums)
3. the record · 4. the snapshot. Any one of the last two is enough to go on exactly.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .migrations import SCHEMA, migrate

if TYPE_CHECKING:
    from unoultimate.engine import RulesError
    from unoultimate.table.ports import MatchDocument

APP = "unoultimate"


class SaveError(Exception):
    """A save that can't be used. reason: "damaged", "foreign", "newer", or "rules" when it was
    played by rules that there are none of here: then `rules` names them."""

    def __init__(self, reason: str, rules: RulesError | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules


@dataclass(frozen=True, slots=True)
class Save:
    """A match as saved. A part that was damaged is None, never both. `table` is free for the
    table's own things (the speed, …); `serial` grows with every commit."""

    record: dict[str, Any] | None
    snapshot: dict[str, Any] | None
    serial: int = 0
    saved_at: str = ""
    table: dict[str, Any] | None = None

    @classmethod
    def of(cls, document: MatchDocument, serial: int, saved_at: str, table: dict[str, Any]) -> Save:
        return cls(document.record, document.snapshot, serial, saved_at, table)


def encode(save: Save) -> str:
    """The save as text."""
    record, snapshot = _text(save.record), _text(save.snapshot)
    head = _text(
        {
            "app": APP,
            "schema": SCHEMA,
            "serial": save.serial,
            "saved_at": save.saved_at,
            "table": save.table or {},
            "sums": [_sum(record), _sum(snapshot)],
        }
    )
    return "\n".join((_sum(head), head, record, snapshot))


def decode(text: str) -> Save:
    """The inverse, with older schemas brought up to now. Raises SaveError."""
    head, parts = _open(text)
    if head.get("app") != APP:
        raise SaveError("foreign")
    if head["schema"] > SCHEMA:
        raise SaveError("newer")
    try:
        return Save(**migrate(_fields(head, parts), head["schema"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise SaveError("damaged") from None


def _open(text: str) -> tuple[dict[str, Any], tuple[str, str]]:
    """The head, checked, and the two other lines."""
    lines = text.split("\n")
    if len(lines) < 2 or _sum(lines[1]) != lines[0]:
        raise SaveError("damaged" if lines[1:] else "foreign")
    head = json.loads(lines[1])
    if not isinstance(head, dict) or not isinstance(head.get("schema"), int):
        raise SaveError("foreign")
    return head, ("".join(lines[2:3]), "".join(lines[3:4]))


def _fields(head: dict[str, Any], parts: tuple[str, str]) -> dict[str, Any]:
    """What a save of that schema holds; parts with a wrong checksum are None."""
    record, snapshot = (
        json.loads(part) if _sum(part) == expected else None
        for part, expected in zip(parts, head["sums"], strict=True)
    )
    if record is None and snapshot is None:
        raise ValueError("both parts are damaged")
    kept = {"saved_at": str(head["saved_at"]), "table": dict(head["table"])}
    return {"record": record, "snapshot": snapshot, "serial": int(head["serial"]), **kept}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _sum(text: str) -> str:
    from hashlib import sha256  # no game waits at most starts

    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
