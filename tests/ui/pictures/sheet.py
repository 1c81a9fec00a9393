"""All pictures on one page to look at: `python tests/ui/pictures/sheet.py FILE.html [THEME …]`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT / "py")]

from unoultimate.app.seatpictures import PICTURES, picture_name  # noqa: E402
from unoultimate.ui.html import Html, div, el, join, span  # noqa: E402
from unoultimate.ui.pictures import image  # noqa: E402

STYLE = """
body { margin: 0; }
div { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; }
span { width: var(--size); height: var(--size); border-radius: 50%; overflow: hidden; }
.square span { border-radius: 30%; }
img { display: block; width: 100%; height: 100%; }
"""
NIGHT, DAY = "#2a1f1a", "#fffaf1"


def row(themes: list[str], ground: str, size: int, look: str) -> Html:
    shown = [
        span(image(picture), title=picture_name(picture))
        for theme in themes
        for picture in PICTURES[theme]
    ]
    return div(shown, class_=look, style=f"background: {ground}; --size: {size}px")


def sheet(themes: list[str]) -> str:
    sizes = ((128, "round"), (64, "square"), (32, "round"))
    rows = [row(themes, ground, size, look) for size, look in sizes for ground in (NIGHT, DAY)]
    return "<!doctype html><meta charset=utf-8>" + join(el("style", Html(STYLE)), rows)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(sys.argv[2:] or list(PICTURES)), "utf-8")
