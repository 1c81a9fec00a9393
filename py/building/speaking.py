"""The application's texts in one of its languages, while something is built from them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from building import locales


def languages() -> list[str]:
    """English, and every language that there is a catalogue for."""
    return ["en", *(path.stem for path in locales.translations())]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Texts are in this language; afterwards they are English again."""
    from unoultimate.app import texts

    texts.set_language(code, None if code == "en" else locales.compiled(code))
    try:
        yield
    finally:
        texts.set_language("en")
