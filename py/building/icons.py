"""Draws the icons: the four-coloured lantern of the cards.

`python3 build.py icons` writes web/icons/icon.svg and, with a browser, the PNG files.
"""

from __future__ import annotations

from pathlib import Path

from building.places import WEB
from unoultimate.ui.cards.palette import CREAM, NIGHT
from unoultimate.ui.cards.wilds import four_fields

FOLDER = WEB / "icons"
PNGS = {"icon-192": (192, False), "icon-512": (512, False)}
PNGS |= {"maskable-512": (512, True), "apple-touch-icon": (180, True)}
CAP = '<rect x="-46" y="{y}" width="92" height="28" rx="10" fill="{cream}"/>'


def lantern() -> str:
    """The four-coloured lantern of the wild cards, its middle at 256,256."""
    caps = "".join(CAP.format(y=y, cream=CREAM) for y in (-212, 184))
    return f'<g transform="translate(256 256)">{caps}{four_fields(0, 0, 4.1)}</g>'


def icon(full_bleed: bool) -> str:
    """The icon as SVG; full bleed for platforms that cut the shape themselves."""
    radius = 0 if full_bleed else 104
    inner = f'<g transform="translate(51 51) scale(.8)">{lantern()}</g>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{radius}" fill="{NIGHT}"/>'
        f"{inner if full_bleed else lantern()}</svg>\n"
    )


def draw() -> None:
    """Write the SVG icon and let a browser draw the PNG files from it."""
    from playwright.sync_api import sync_playwright

    from building.browser import launched

    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "icon.svg").write_text(icon(full_bleed=False), encoding="utf-8")
    with sync_playwright() as playwright, launched(playwright) as browser:
        for name, (size, full_bleed) in PNGS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block}}</style>{icon(full_bleed)}"
            )
            shoot(page, FOLDER / f"{name}.png")


def shoot(page: object, target: Path) -> None:
    page.screenshot(path=str(target), omit_background=True)  # type: ignore[attr-defined]
    page.close()  # type: ignore[attr-defined]
