"""Languages: texts out of the sources, translations into the site.

A language is offered once web/locale/<code>.po exists; it must then be complete.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from building import linebreaks
from building.assets import Assets
from building.places import PACKAGE, WEB, WORK, BuildError

FOLDER = WEB / "locale"
TEMPLATE = FOLDER / "messages.pot"
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "mark": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}
PLACEHOLDER = re.compile(r"\{(\w*)[^{}]*\}")


def catalog() -> Catalog:
    """Every text of the sources, with the comments for translators."""
    found = Catalog(project="UNO ULTIMATE", charset="utf-8", header_comment="# UNO ULTIMATE")
    rows = extract_from_dir(
        PACKAGE,
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=["Translators:"],
        strip_comment_tags=True,
    )
    for place, line, text, comments, context in sorted(rows, key=lambda row: row[:2]):
        found.add(text, locations=[(place, line)], auto_comments=comments, context=context)
    return found


def extract() -> Path:
    """Write web/locale/messages.pot and bring every translation up to it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = catalog()
    save(TEMPLATE, found)
    for path in translations():
        translated = load(path)
        translated.update(found, no_fuzzy_matching=True)
        save(path, translated)
    return TEMPLATE


def translations() -> list[Path]:
    return sorted(FOLDER.glob("*.po"))


def load(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.stem)


def save(path: Path, content: Catalog) -> None:
    buffer = io.BytesIO()
    write_po(buffer, content, width=100, include_lineno=False, sort_by_file=True)
    lines = buffer.getvalue().decode("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith('"POT-Creation-Date')]
    path.write_text("".join(kept), encoding="utf-8")


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(str(form) for form in text or ())  # type: ignore[attr-defined]


def faults(wanted: Catalog, given: Catalog) -> Iterator[str]:
    """What is wrong with a translation: missing, fuzzy, or other placeholders."""
    for message in wanted:
        if not message.id:
            continue
        text = forms(message.id)[0]
        translated = given.get(text, message.context)
        if translated is None or not all(forms(translated.string)):
            yield f"not translated: {text!r}"
        elif translated.fuzzy:
            yield f"still fuzzy: {text!r}"
        elif not same_placeholders(message, translated):
            yield f"other placeholders: {text!r}"


def same_placeholders(message: Message, translated: Message) -> bool:
    """Whether each form names what the original names; one form may leave out the number."""
    wanted = [set(PLACEHOLDER.findall(form)) for form in forms(message.id)]
    most = set.union(*wanted)
    least = set.intersection(*wanted)
    return all(least <= set(PLACEHOLDER.findall(form)) <= most for form in forms(translated.string))


def compiled(code: str) -> bytes:
    """A translation as the page gets it: compiled, with the signs of its line breaks."""
    path = FOLDER / f"{code}.po"
    given = load(path)
    linebreaks.apply(given, path.with_suffix(".breaks"))
    buffer = io.BytesIO()
    write_mo(buffer, given)
    return buffer.getvalue()


def add(place: Assets) -> dict[str, str]:
    """Compile every translation into the site; return the address for each language.

    Raises BuildError naming the first fault of a translation that is not complete.
    """
    wanted = catalog() if translations() else Catalog()
    addresses = {}
    for path in translations():
        given = load(path)
        for fault in faults(wanted, given):
            raise BuildError(f"{path.name}: {fault}")
        target = WORK / "locale" / f"{path.stem}.mo"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compiled(path.stem))
        place.add_file(f"locale:{path.stem}", target)
        addresses[path.stem] = place.places[f"locale:{path.stem}"]
    return addresses
