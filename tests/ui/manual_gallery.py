"""Writes pages of the manual to look at: `python tests/ui/manual_gallery.py FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from unoultimate.app.manual.book import chapters  # noqa: E402
from unoultimate.app.manual.state import ManualState, opened, searched  # noqa: E402
from unoultimate.ui.cards.faces import sprite  # noqa: E402
from unoultimate.ui.html import div  # noqa: E402
from unoultimate.ui.manual import manual  # noqa: E402


def states() -> Iterator[tuple[str, ManualState]]:
    for one in chapters():
        yield one.id, ManualState(one.id)
    yield "found", searched(opened(), "stacking")
    yield "not-found", searched(opened(), "<b>xyzzy</b>")


def page(state: ManualState, theme: str) -> str:
    styles = "".join(
        f'<link rel="stylesheet" href="{path.as_uri()}">'
        for path in sorted((ROOT / "web" / "css").glob("*.css"))
    )
    view = div(manual(state), id="view", class_="view manual-view")
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}" data-motion="off">'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>UNO ULTIMATE</title>{styles}<body>{sprite()}<div id="app">{view}</div>'
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, state in states():
        for theme in ("dark", "light"):
            (folder / f"{name}-{theme}.html").write_text(page(state, theme), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
