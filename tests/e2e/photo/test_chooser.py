"""The chooser as a browser lays it out: targets, narrow screens, keys, pictures that draw."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from building.places import WEB
from helpers.photos import PHOTO
from unoultimate.app.seatpictures import PICTURES, THEMES
from unoultimate.app.state import SeatInfo
from unoultimate.ui.dialogs import window
from unoultimate.ui.picturechooser import picture_button, picture_chooser

SIZES = """() => [...document.querySelectorAll("button, label")].map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return [element.id || element.textContent, Math.round(width), Math.round(height)];
})"""
BROKEN = """async () => {
  const images = [...document.images];
  await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((image) => !image.naturalWidth).length;
}"""


def shown(context: BrowserContext, info: SeatInfo, theme: str = "", width: int = 320) -> Page:
    styles = "".join(path.read_text("utf-8") for path in sorted((WEB / "css").glob("*.css")))
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 640})
    content = picture_chooser(0, info, theme)
    page.set_content(
        "<!doctype html><meta name='viewport' content='width=device-width'>"
        f"<style>{styles}</style>{picture_button(0, info)}"
        f"{window('Choose a picture', content, name='seat-picture')}"
    )
    return page


@pytest.mark.parametrize("width", [320, 900])
def test_everything_can_be_hit_and_nothing_sticks_out(context: BrowserContext, width: int) -> None:
    page = shown(context, SeatInfo("Mira", icon="cook-w"), width=width)
    too_small = [one for one in page.evaluate(SIZES) if min(one[1:]) < 44]
    assert too_small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    body = page.locator(".dialog-body")
    assert body.evaluate("(e) => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("theme", THEMES)
def test_a_browser_draws_every_picture(context: BrowserContext, theme: str) -> None:
    page = shown(context, SeatInfo("Mira", icon=PHOTO), theme)
    assert page.locator(".pictures img").count() == len(PICTURES[theme])
    assert page.evaluate(BROKEN) == 0


def test_the_keyboard_reaches_photo_themes_and_pictures(context: BrowserContext) -> None:
    page = shown(context, SeatInfo("Mira", icon="sea"))
    page.locator("#picture-none").focus()
    reached = []
    for _ in range(4):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id"))
    assert reached == ["photo-of-0", "picture-theme-landscapes", "picture-forest", "picture-hills"]
    page.locator("#picture-theme-landscapes").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.value") == "cards"


def test_names_and_marks_are_in_the_accessibility_tree(context: BrowserContext) -> None:
    page = shown(context, SeatInfo("Mira", icon="sea"))
    group = page.get_by_role("group", name="Landscapes")
    assert group.get_by_role("button").count() == 8
    assert group.get_by_role("button", pressed=True).get_attribute("aria-label") == "Sea"
    assert page.get_by_label("Photo from this device").get_attribute("type") == "file"
