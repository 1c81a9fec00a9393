"""Pictures of the real game for the manifests: what a store or an install dialog shows.

`python3 build.py pictures` plays a little in each language and writes web/screenshots/*.webp.
"""

from __future__ import annotations

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from building.places import WEB, BuildError
from building.speaking import languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = WEB / "screenshots"
LARGEST = 60_000
SHARPEST, ROUGHEST = 90, 30
# The same cards at every run: all chance in the page comes from here.
NO_CHANCE = "crypto.getRandomValues = (array) => array.fill(%d)"
SEED = 11
MOVES = 26
STEP = """() => {
  const find = (selector) => document.querySelector(selector);
  const tap = (element) => { element.click(); return false; };
  if (find('#asking')) return tap(find('#asking button'));
  for (const name of ['#reveal-ok', '#act-uno', '#act-accept', '#act-step'])
    if (find(name)) return tap(find(name));
  if (!find('#hand.your-turn')) return false;
  const card = find('#hand .playable');
  if (card) return find('#hand').dataset.wait ? tap(card) : true;
  const draw = find('#act-pass') ?? find('#act-draw');
  return draw ? tap(draw) : false;
}"""
AS_WEBP = """async ([png, quality]) => {
  const response = await fetch(`data:image/png;base64,${png}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


@dataclass(frozen=True)
class Picture:
    """A screen in a window of `width` × `height`, `scale` pixels of the picture for one of it."""

    screen: str
    form: str
    width: int
    height: int
    scale: int = 1
    theme: str = "light"

    @property
    def sizes(self) -> str:
        return f"{self.width * self.scale}x{self.height * self.scale}"

    def file(self, code: str) -> str:
        return f"{self.screen}-{self.form}-{code}.webp"


PICTURES = (
    Picture("table", "narrow", 360, 720, 2),
    Picture("home", "narrow", 360, 720, 2),
    Picture("setup", "narrow", 360, 720, 2),
    Picture("table", "wide", 1280, 800, theme="dark"),
)


def draw() -> None:
    """Write every picture anew."""
    from playwright.sync_api import sync_playwright

    from building import site
    from building.browser import launched
    from building.server import SiteServer

    FOLDER.mkdir(parents=True, exist_ok=True)
    with SiteServer(site.build(), 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright, launched(playwright) as browser:
            for code in languages():
                for picture in PICTURES:
                    with opened(browser, picture, code, server.address) as page:
                        go_to(page, picture.screen)
                        (FOLDER / picture.file(code)).write_bytes(taken(page))
        server.shutdown()


@contextmanager
def opened(browser: Browser, picture: Picture, code: str, address: str) -> Iterator[Page]:
    """The game, started in this language at this size."""
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        device_scale_factor=picture.scale,
        locale=code,
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(NO_CHANCE % SEED)
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-uno=ready]", state="attached")
    yield page
    context.close()


def go_to(page: Page, screen: str) -> None:
    """From home to the screen that is to be seen."""
    if screen == "home":
        return
    page.click("#next")
    page.wait_for_selector("#start")
    if screen == "table":
        page.click("label:has(#speed-step)")
        page.click("#start")
        page.wait_for_selector("#hand")
        play(page)
    page.wait_for_timeout(600)


def play(page: Page) -> None:
    """Some moves of everybody, until it is the person's turn with something to play."""
    for made in range(10 * MOVES):
        page.evaluate(
            "(on) => { document.querySelector('#hand').dataset.wait = on }",
            "yes" if made < MOVES else "",
        )
        if page.evaluate(STEP):
            return
        page.wait_for_timeout(80)
    raise BuildError("The game came to no place that is worth a picture.")


def taken(page: Page) -> bytes:
    """The window as WebP, as sharp as the size allows."""
    png = base64.b64encode(page.screenshot()).decode()
    for quality in range(SHARPEST, ROUGHEST, -10):
        data = base64.b64decode(page.evaluate(AS_WEBP, [png, quality / 100]))
        if len(data) <= LARGEST:
            return data
    raise BuildError("A picture is too large.")
