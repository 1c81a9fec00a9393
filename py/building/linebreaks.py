"""Where lines may end in a language that is written without spaces.

Browsers look words up in a dictionary of their own, and divide those that it lacks in odd places.
`web/locale/<language>.breaks` says it better: one word or phrase a line, a space where a line may
end, `_` inside a word where it must not. Lines that begin with # are remarks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from babel.messages.catalog import Catalog

MAY, MUST_NOT = "\u200b", "\u2060"
LETTERS = "\u0e01-\u0e45\u0e47-\u0e4e"  # Thai, without the mark of repetition
MARKS = "\u0e31\u0e34-\u0e3a\u0e45\u0e47-\u0e4e"
BEFORE = "\u0e40-\u0e44"  # vowels that are written before their consonant


def apply(catalog: Catalog, rules: Path) -> None:
    """Put the invisible signs into every translation; without a file of rules nothing changes."""
    if not rules.exists():
        return
    put = marker(rules.read_text("utf-8"))
    for message in catalog:
        if message.id and isinstance(message.string, str):
            message.string = put(message.string)
        elif message.id:
            message.string = tuple(map(put, message.string or ()))


def marker(rules: str) -> Callable[[str], str]:
    """A function that puts the signs into a text, the longest phrases first."""
    lines = (line.strip() for line in rules.splitlines())
    phrases = {_bare(line): line for line in lines if line and not line.startswith("#")}
    longest = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    if not longest:
        return lambda text: text
    one_of = "|".join(map(re.escape, longest))
    pattern = re.compile(f"(?<![{BEFORE}])(?:{one_of})(?![{MARKS}])")
    return lambda text: pattern.sub(lambda found: _signed(found, phrases[found[0]]), text)


def _bare(line: str) -> str:
    return line.replace(" ", "").replace("_", "")


def _signed(found: re.Match[str], line: str) -> str:
    """The phrase with its signs; at its ends too where another letter stands next to it."""
    inner = line.replace(" ", MAY).replace("_", MUST_NOT)
    before, after = found.string[: found.start()][-1:], found.string[found.end() :][:1]
    return _sign_at(before) + inner + _sign_at(after)


def _sign_at(neighbour: str) -> str:
    return MAY if re.match(f"[{LETTERS}]", neighbour) else ""
