"""Writes statistics and replays as static pages: `python tests/ui/past_gallery.py FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from ui.past import empty, few, many, replays  # noqa: E402
from unoultimate.ui.cards.faces import sprite  # noqa: E402
from unoultimate.ui.html import Html  # noqa: E402
from unoultimate.ui.replay import replay  # noqa: E402
from unoultimate.ui.statistics import statistics  # noqa: E402


def pages() -> Iterator[tuple[str, Html]]:
    for name, state in (("empty", empty()), ("few", few()), ("many", many())):
        yield f"statistics-{name}", statistics(state)
    for name, shown in replays():
        yield f"replay-{name}", replay(shown)


def page(content: Html, theme: str) -> str:
    styles = "".join(
        f'<link rel="stylesheet" href="{path.as_uri()}">'
        for path in sorted((ROOT / "web" / "css").glob("*.css"))
    )
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}" data-motion="off">'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f"<title>UNO ULTIMATE</title>{styles}<body>{sprite()}"
        f'<div id="app"><div class="view">{content}</div></div>'
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in pages():
        for theme in ("dark", "light"):
            (folder / f"{name}-{theme}.html").write_text(page(content, theme), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
