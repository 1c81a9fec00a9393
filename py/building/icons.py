"""Draws the icons: a lantern whose light falls in the four colours' shapes.

`python3 build.py icons` writes web/icons/icon.svg and, with a browser, the PNG files.
"""

from __future__ import annotations

from pathlib import Path

from building.places import WEB

FOLDER = WEB / "icons"
PNGS = {"icon-192": (192, False), "icon-512": (512, False)}
PNGS |= {"maskable-512": (512, True), "apple-touch-icon": (180, True)}
INK, PAPER, BRASS = "#15181d", "#f6f1e7", "#d9a441"
CIRCLE = '<circle cx="-46" cy="-52" r="33" fill="#e4572e"/>'
TRIANGLE = '<path d="M46 -87 82 -23H10Z" fill="#f2c14e"/>'
SQUARE = '<rect x="-77" y="19" width="62" height="62" rx="5" fill="#2f9e6e"/>'
DIAMOND = '<path d="M46 9 84 50 46 91 8 50Z" fill="#3f7fd1"/>'


def lantern() -> str:
    """The lantern, its middle at 256,256, within a circle of radius 200."""
    frame = f'fill="none" stroke="{BRASS}" stroke-width="16" stroke-linejoin="round"'
    return (
        f'<g transform="translate(256 262)">'
        f'<path d="M-44 -132V-150a44 44 0 0 1 88 0V-132" {frame}/>'
        f'<path d="M-92 -128H92L124 -100V100L92 132H-92L-124 100V-100Z" {frame}/>'
        f'<path d="M-92 -128H92L124 -100V100L92 132H-92L-124 100V-100Z" fill="{PAPER}"/>'
        f"<g>{CIRCLE}{TRIANGLE}{SQUARE}{DIAMOND}</g>"
        f'<path d="M-110 -116H110M-110 120H110" stroke="{BRASS}" stroke-width="22"'
        f' stroke-linecap="round"/>'
        f'<path d="M-48 152H48" stroke="{BRASS}" stroke-width="22" stroke-linecap="round"/>'
        f"</g>"
    )


def icon(full_bleed: bool) -> str:
    """The icon as SVG; full bleed for platforms that cut the shape themselves."""
    radius = 0 if full_bleed else 104
    inner = f'<g transform="translate(51 51) scale(.8)">{lantern()}</g>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{radius}" fill="{INK}"/>'
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
