"""The log: beside a wide table, and whole in its own dialog."""

from __future__ import annotations

from unoultimate.app.tablestate import LogLine, TableState
from unoultimate.app.texts import _

from ..html import Html, aside, h2, li, ol, p

BESIDE = 24


def log_panel(table: TableState) -> Html:
    """The newest lines beside the table; CSS shows it where there is room."""
    return aside(
        h2(_("Log")),
        log_lines(table.log[:BESIDE], "side"),
        id="log-panel",
        class_="log-panel",
        aria_label=_("Log"),
    )


def log_lines(lines: tuple[LogLine, ...], where: str) -> Html:
    """Lines newest first; each keeps its number as key."""
    if not lines:
        return p(_("Nothing has happened yet."), class_="small-print")
    return ol([_line(line, where) for line in lines], class_="log-lines")


def _line(line: LogLine, where: str) -> Html:
    kind = f"log-line kind-{line.kind}" if line.kind else "log-line"
    return li(line.text, id=f"{where}-{line.number}", class_=kind, dir="auto")
