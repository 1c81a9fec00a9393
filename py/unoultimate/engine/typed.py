"""What a value out of JSON has to be before anybody works with it."""

from typing import Any


def is_text(value: Any) -> bool:
    """Whether it is text that can be written down: JSON also lets half a character through."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
