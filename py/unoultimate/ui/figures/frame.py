"""What every chart stands in: a picture with its words, and the table behind it.

Pictures have no view box: they are as wide as their place, their heights and letters are fixed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from unicodedata import east_asian_width

from unoultimate.app.names import graphemes
from unoultimate.app.texts import _

from ..html import Html, caption, div, el, table, tbody, td, th, thead

ROOM = 18
_BROAD = "WM@"


def figure(
    name: str, title: str, words: str, height: int, shapes: Any, behind: Html, *before: Any
) -> Html:
    """A chart: `title` names it, `words` tell what it shows, `behind` is its table."""
    picture = el(
        "svg",
        el("title", title, id=f"{name}-title"),
        el("desc", words, id=f"{name}-words"),
        shapes,
        class_="figure-picture",
        width="100%",
        height=height,
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-words",
    )
    more = el(
        "details",
        el("summary", _("Show the numbers")),
        div(behind, class_="table-scroll", role="region", tabindex=0, aria_label=title),
        id=f"{name}-numbers",
        class_="numbers",
    )
    return el("figure", before, picture, more, id=name, class_="figure")


def numbers_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Html:
    """A table whose first column names its rows."""
    return table(
        caption(title, class_="hidden-text"),
        thead(el("tr", [th(head, scope="col") for head in heads])),
        tbody([_row(row) for row in rows]),
        class_="numbers-table",
    )


def short(name: str, room: int = ROOM) -> str:
    """A name that fits into a chart, measured in ordinary letters; the table has it in full."""
    kept: list[str] = []
    for part in graphemes(name):
        room -= 2 if part in _BROAD or east_asian_width(part[0]) in "WF" else 1
        if room < 0:
            return "".join(kept[:-1]) + "…"
        kept.append(part)
    return name


def words(text: str, x: str, y: float, end: bool = False, style: str = "") -> Html:
    """A line of letters in a picture."""
    style = f"figure-text {style}".rstrip()
    return el("text", text, x=x, y=y, text_anchor="end" if end else None, class_=style)


def _row(row: Sequence[object]) -> Html:
    first, *others = row
    return el("tr", th(el("bdi", first), scope="row"), [td(value) for value in others])
