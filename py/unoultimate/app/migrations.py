"""Schemas of saves, and the way from each older one to now.

A change of what a save holds raises SCHEMA, adds a step here, and adds a golden file
`tests/app/golden/save-N.txt` of the schema that it leaves behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Fields = dict[str, Any]

SCHEMA = 1
STEPS: dict[int, Callable[[Fields], Fields]] = {}


def migrate(fields: Fields, schema: int) -> Fields:
    """The fields of a save of this schema, as they are now."""
    for step in range(schema, SCHEMA):
        fields = STEPS[step](fields)
    return fields
