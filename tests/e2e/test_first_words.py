"""The first screen speaks the right language before Python is there, and does not move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.steps import open_ready, wait_offline, wait_ready

WORDS = {
    "en": ("Choose the rules", "One moment – your tap is kept.", "Reload"),
    "th": ("เลือกชุดกฎ", "รอสักครู่ – รับการแตะของคุณไว้แล้ว", "โหลดใหม่"),
    "ja": ("ルールを選ぶ", "少しお待ちください。タップは覚えています。", "再読み込み"),
}
# Every title that was ever painted, whether a game was offered before Python was there, and how
# much things moved by themselves.
WATCH = """
window.titles = [];
window.offered = false;
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput)
    window.moved.push([entry.value, entry.sources.map(({ node }) => node?.id || node?.className)]);
}).observe({ type: "layout-shift", buffered: true });
const look = () => {
  const title = document.getElementById("rules-title");
  if (title?.checkVisibility({ visibilityProperty: true })) window.titles.push(title.textContent);
  const early = !document.documentElement?.dataset.uno;
  if (early && document.getElementById("continue")?.checkVisibility()) window.offered = true;
  requestAnimationFrame(look);
};
look();
"""
Made = Callable[..., BrowserContext]


@pytest.fixture
def speaking(browser: Browser) -> Iterator[Made]:
    """speaking(code, width=360) -> a new profile of a browser in this language."""
    made: list[BrowserContext] = []

    def make(code: str, width: int = 360) -> BrowserContext:
        context = browser.new_context(
            locale=code, viewport={"width": width, "height": 740 if width < 600 else 800}
        )
        context.set_default_timeout(60_000)
        context.add_init_script(WATCH)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


def without_python(page: Page, address: str) -> list[Route]:
    """Open the page while its interpreter is still on its way; to be sent on later."""
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    return held


@pytest.mark.parametrize("code", WORDS)
def test_first_words_before_python(speaking: Made, address: str, code: str) -> None:
    page = speaking(code).new_page()
    held = without_python(page, address)
    title, kept, reload = WORDS[code]
    expect(page.locator("#rules-title")).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("lang", code)
    assert page.title() == "UNO ULTIMATE"
    page.click("#preset-party")
    expect(page.locator("#shell-says")).to_have_text(kept)
    page.click("#next")
    assert page.locator("#shell-update [data-text=reload]").text_content() == reload
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    wait_ready(page)
    expect(page.locator("#start")).to_be_visible()
    assert set(page.evaluate("window.titles")) == {title}


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("code", WORDS)
def test_nothing_moves_while_it_starts(speaking: Made, address: str, code: str, width: int) -> None:
    page = speaking(code, width).new_page()
    open_ready(page, address)
    wait_offline(page)
    page.wait_for_timeout(300)
    moved = page.evaluate("window.moved")
    assert sum(value for value, _ in moved) <= 0.02, moved
    assert set(page.evaluate("window.titles")) == {WORDS[code][0]}


def test_the_language_that_was_chosen_comes_first_next_time(speaking: Made, address: str) -> None:
    page = speaking("en").new_page()
    open_ready(page, address)
    page.click("#open-menu")
    page.click("label:has(#language-th)")
    page.click("label:has(#theme-dark)")
    expect(page.locator("html")).to_have_attribute("lang", "th")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "manifest-th.webmanifest")
    expect(page.locator("#shell-update [data-text=later]")).to_have_text("ไว้ทีหลัง")
    page.close()

    again = page.context.new_page()
    without_python(again, address)
    expect(again.locator("#rules-title")).to_have_text(WORDS["th"][0])
    expect(again.locator("html")).to_have_attribute("data-theme", "dark")
    again.wait_for_function("window.titles.length")  # something was painted
    assert set(again.evaluate("window.titles")) == {WORDS["th"][0]}


def test_a_language_that_cannot_be_had_leaves_english(speaking: Made, address: str) -> None:
    page = speaking("ja").new_page()
    page.route("**/shell-ja-*.json", lambda route: route.abort())
    page.route("**/*.mo", lambda route: route.abort())
    open_ready(page, address)
    expect(page.locator("#rules-title")).to_have_text("Choose the rules")
    expect(page.locator("#rules-title")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_failed_start_is_told_in_the_language(speaking: Made, address: str) -> None:
    page = speaking("th").new_page()
    page.route("**/application-*.bin", lambda route: route.fulfill(status=503))
    page.goto(address)
    expect(page.get_by_role("button", name="ลองอีกครั้ง")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name="รายงาน")).to_be_visible()
    expect(page.locator("#shell-says")).to_contain_text("เปิดเกมไม่สำเร็จ")


@pytest.mark.parametrize("code", WORDS)
def test_each_language_has_its_manifest(speaking: Made, address: str, code: str) -> None:
    page = speaking(code).new_page()
    open_ready(page, address)
    found = page.evaluate(
        """async () => {
          const response = await fetch(document.querySelector("link[rel=manifest]").href);
          const manifest = await response.json();
          const pictures = manifest.screenshots.map(({ src }) => fetch(src));
          return [manifest.lang, (await Promise.all(pictures)).map(({ status }) => status)];
        }"""
    )
    assert found == [code, [200] * 4]


@pytest.mark.parametrize("code", ["en", "th"])
def test_the_game_that_waits_stands_there_at_once(speaking: Made, address: str, code: str) -> None:
    page = speaking(code).new_page()
    open_ready(page, address)
    page.click("#next")
    page.click("#start")
    page.wait_for_selector("#hand")
    page.goto(address, wait_until="commit")
    wait_ready(page)
    assert page.evaluate("window.offered")
    moved = page.evaluate("window.moved")
    assert sum(value for value, _ in moved) <= 0.02, moved
    page.goto(address, wait_until="commit")
    page.click("#continue")
    page.wait_for_selector("#hand")
    assert page.evaluate("window.offered")
