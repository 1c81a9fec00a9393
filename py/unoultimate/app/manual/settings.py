"""What a rule set changes, as a block of the manual."""

from __future__ import annotations

from unoultimate.engine import PRESETS

from .. import catalogue
from .model import Setting, Settings


def section_id(option: str) -> str:
    """The id of the section that explains an option."""
    return f"option-{option}"


def settings(id: str) -> tuple[Settings, ...]:
    """What a preset changes, if anything."""
    changes = PRESETS[id].changes
    listed = Settings(
        tuple(
            Setting(
                section_id(option),
                catalogue.option_label(option),
                catalogue.value_label(option, value),
            )
            for option, value in changes.items()
        )
    )
    return (listed,) if changes else ()
