"""Names that people type: cleaned, and short enough for every screen."""

from __future__ import annotations

import unicodedata

LIMIT = 24
_JOINERS = "\u200c\u200d"
_MARKS = ("Mn", "Me", "Mc")
_MAX_MARKS = 3
_LONGEST = 16  # code points: a family of four with the colour of their skins has eleven


def clean(name: str, limit: int = LIMIT) -> str:
    """One line without control characters, at most `limit` characters as people count them."""
    text = unicodedata.normalize("NFC", name[:1000])
    text = "".join(" " if char.isspace() else char for char in text if _visible(char))
    return "".join(graphemes(" ".join(text.split()))[:limit]).strip()


def isolate(name: str) -> str:
    """The name kept apart from the direction of the sentence around it."""
    return f"\u2068{name}\u2069"


def graphemes(text: str) -> list[str]:
    """The text as people count it: marks, joined emoji and flags stay with their base.

    Piles of marks on one base are cut; no name climbs over its neighbours.
    """
    found: list[str] = []
    marks = 0
    for char in text:
        if not found or not _extends(char, found[-1]):
            found.append(char)
            marks = 0
            continue
        marks += unicodedata.category(char) in _MARKS
        if marks <= _MAX_MARKS and len(found[-1]) < _LONGEST:
            found[-1] += char
    return found


def _visible(char: str) -> bool:
    """Not a control, an override of direction, a private or an unpaired one."""
    category = unicodedata.category(char)
    return char.isspace() or char in _JOINERS or category not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _extends(char: str, before: str) -> bool:
    """Whether the character belongs to what stands before it."""
    if unicodedata.category(char) in _MARKS or char in _JOINERS:
        return True
    if before.endswith("\u200d") or "\U0001f3fb" <= char <= "\U0001f3ff":
        return True
    return _is_regional(char) and len(before) == 1 and _is_regional(before)


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
