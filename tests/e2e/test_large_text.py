"""Letters twice as large: everything is still there, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e import screens

SIZES = [(390, 844), (1280, 800)]
NAMES = """
home-favourites setup-open setup-10 table-4 table-10 hand-40 penalty asking catch
dialog-menu rules-party dialog-confirm curtain round-4 match-4
flip flip-dark-color flip-until flip-seen flex flex-both flex-target no_mercy-stack
no_mercy-roulette no_mercy-limit no_mercy-round junior-listen all_wild
"""
LOST = """() => {
  const lost = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) lost.push(`sideways: ${root.scrollWidth}`);
  const scrolls = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      const longer = up.scrollHeight > up.clientHeight;
      if (longer && /auto|scroll/.test(getComputedStyle(up).overflowY)) return true;
    }
    return root.scrollHeight > innerHeight;
  };
  for (const e of document.querySelectorAll("button, select, .choices label")) {
    const r = e.getBoundingClientRect();
    if (!r.width || e.closest("[inert], .hand")) continue;
    const name = e.id || e.textContent.trim();
    if (r.right > innerWidth + 1 || r.left < -1) lost.push(`sticks out: ${name}`);
    const outside = r.bottom > innerHeight + 1 || r.top < -1;
    if (outside && !scrolls(e)) lost.push(`out of reach: ${name}`);
    if (e.matches("button") && e.scrollWidth > e.clientWidth + 2) lost.push(`cut: ${name}`);
  }
  for (const e of document.querySelectorAll(".prompt, .named, .topbar-facts")) {
    if (e.scrollWidth > e.clientWidth + 2) lost.push(`cut: ${e.className}`);
    if (e.getBoundingClientRect().right > innerWidth) lost.push(`sticks out: ${e.className}`);
  }
  return lost;
}"""


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    yield page
    page.close()


@pytest.mark.parametrize("name", NAMES.split())
def test_letters_twice_as_large(screen: Page, name: str) -> None:
    screen.set_content(screens.page(name))
    screen.add_style_tag(content="html { font-size: 200% !important }")
    assert screen.evaluate(LOST) == []
