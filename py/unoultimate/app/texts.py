"""Texts in the current language.

`_("{name} draws", name=…)` and `ngettext("…", "…", n, …)` look a sentence up in the catalogue and
fill its named placeholders in. A placeholder without a value stays as it is: no text ever raises.
`mark` only marks a string for the extraction; `_` translates it later.
"""

from __future__ import annotations

import gettext as _gettext
import io
import re

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_current: _gettext.NullTranslations = _gettext.NullTranslations()
_language = "en"


class CatalogueError(ValueError):
    """The bytes are no compiled gettext catalogue."""


def _(message: str, **values: object) -> str:
    """The sentence in the current language with its placeholders filled in."""
    return fill(_current.gettext(message), values)


def ngettext(singular: str, plural: str, n: int, **values: object) -> str:
    """Like `_` for a sentence that counts; `{n}` is the number."""
    return fill(_current.ngettext(singular, plural, n), {"n": n, **values})


def mark(message: str) -> str:
    """The message itself: to be translated by `_` where it is shown."""
    return message


def fill(template: str, values: dict[str, object]) -> str:
    """The template with `{name}` replaced by `values["name"]`; unknown names stay."""
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), template)


def language() -> str:
    """The code of the language in use ("en" without a catalogue)."""
    return _language


def set_language(code: str, catalogue: bytes | None = None) -> None:
    """Use a compiled catalogue (.mo); None means the English of the sources.

    Raises CatalogueError, and changes nothing, when the bytes can't be read.
    """
    global _current, _language
    _current = _read(catalogue)
    _language = code


def _read(catalogue: bytes | None) -> _gettext.NullTranslations:
    if catalogue is None:
        return _gettext.NullTranslations()
    try:
        return _gettext.GNUTranslations(io.BytesIO(catalogue))
    except Exception as error:
        raise CatalogueError(str(error)) from error
