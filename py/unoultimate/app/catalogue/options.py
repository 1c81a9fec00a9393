"""Options and their values in words, in the current language."""

from __future__ import annotations

from ..texts import _
from . import dealing, drawing, penalties, playing, special, uno, winning
from .model import OptionText, Value

OPTIONS: dict[str, OptionText] = {
    **winning.TEXTS,
    **dealing.TEXTS,
    **playing.TEXTS,
    **drawing.TEXTS,
    **penalties.TEXTS,
    **special.TEXTS,
    **uno.TEXTS,
}


def option_label(id: str) -> str:
    """The name of an option; an unknown id stays as it is."""
    return _(OPTIONS[id].label) if id in OPTIONS else id


def option_line(id: str) -> str:
    """What an option is about, in one line."""
    return _(OPTIONS[id].line) if id in OPTIONS else ""


def option_notes(id: str) -> tuple[str, ...]:
    """Further paragraphs about an option; they may name cards as `{R5}`."""
    return tuple(_(note) for note in OPTIONS[id].notes)


def value_label(id: str, value: Value) -> str:
    """A value of an option in words; an unknown one stays as it is."""
    option = OPTIONS.get(id)
    if option is not None and value in option.values:
        return _(option.values[value].label)
    if option is not None and option.count is not None and isinstance(value, int):
        return option.count(value)
    return str(value)


def value_text(id: str, value: Value) -> str:
    """What a value means; "" for a plain number. It may name cards as `{R5}`."""
    option = OPTIONS[id]
    return _(option.values[value].text) if value in option.values else ""
