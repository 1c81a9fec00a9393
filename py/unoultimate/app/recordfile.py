"""A record file: text → a match that can be replayed, everything checked, and back."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from unoultimate.engine.record import FORMAT

from .course import Course
from .jsontext import parse
from .recorderror import RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_TEXT = 2_000_000


def open_record(text: str) -> Course:
    """The match in a record file. Raises RecordError."""
    return Course(checked_document(text))


def checked_document(text: str) -> dict[str, Any]:
    """The record in a file that is not too large. Raises RecordError."""
    if len(text) > MAX_TEXT:
        raise RecordError("too_large")
    return read_document(text)


def read_document(text: str, form: str = FORMAT) -> dict[str, Any]:
    """A JSON document of ours. Raises RecordError `foreign`, `damaged` when it is cut off."""
    try:
        document = parse(text.removeprefix("\ufeff"))
    except ValueError:
        raise RecordError("damaged" if form in text[:200] else "foreign") from None
    if not isinstance(document, dict) or document.get("format") != form:
        raise RecordError("foreign")
    return document


def write_record(document: Mapping[str, Any]) -> str:
    """A record as the text of a file."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def record_id(document: Mapping[str, Any]) -> str:
    """An id made from what was played: the same match has the same one everywhere."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:24]
