"""Saving in the real storage: a killed browser, a full disk, no storage at all, two tabs."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from building import browser as chromium
from e2e.game import acted, assert_goes_on, hand, play, start_game, told
from e2e.steps import open_ready, wait_ready

FULL = """() => {
  IDBObjectStore.prototype.put = function () {
    if (window.roomy) return window.realPut.apply(this, arguments);
    throw new DOMException('no room', 'QuotaExceededError');
  };
}"""
KEEP_PUT = "window.realPut = IDBObjectStore.prototype.put;"
NO_STORAGE = """
Object.defineProperty(window, 'indexedDB', { configurable: true, get() {
  throw new DOMException('refused', 'SecurityError');
} });
"""


def facts(page: Page) -> tuple[list[str], str, str]:
    """What the table shows: the hand, the draw pile, the seats."""
    page.wait_for_selector("#hand")
    return hand(page), page.inner_text("#draw-pile"), page.inner_text("#seats")


def test_a_killed_browser_loses_nothing_that_was_shown(
    playwright: Playwright, tmp_path: Path, address: str
) -> None:
    folder = tmp_path / "profile"
    with suppress(Error), chromium.profile(playwright, folder) as context:
        page = context.new_page()
        page.clock.install()
        open_ready(page, address)
        start_game(page, "pccc", speed="step")
        play(page, lambda _what, done: acted(done) > 3)
        shown = told(page)
        kill(folder)
    for name in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
        (folder / name).unlink(missing_ok=True)
    with chromium.profile(playwright, folder) as context:
        page = context.new_page()
        open_ready(page, address)
        page.click("#continue")
        assert_goes_on(told(page), shown)


def kill(folder: Path) -> None:
    """End the browser of this profile without any warning."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and f"--user-data-dir={folder}" in command_line(entry):
            os.kill(int(entry.name), signal.SIGKILL)


def command_line(entry: Path) -> str:
    try:
        return (entry / "cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def test_a_full_disk_is_told_and_the_next_commit_writes_everything(
    page: Page, address: str
) -> None:
    page.add_init_script(KEEP_PUT)
    page.clock.install()
    open_ready(page, address)
    start_game(page, "pccc")
    page.evaluate(FULL)
    play(page, lambda _what, done: acted(done) > 2)
    page.wait_for_selector("#notice-unsaved")
    expect(page.locator("#notice-storage")).to_contain_text("full")
    page.evaluate("window.roomy = true")
    play(page, lambda _what, done: acted(done) > 1)
    page.wait_for_selector("#notice-unsaved", state="detached")
    shown = told(page)
    page.reload()
    wait_ready(page)
    page.click("#continue")
    assert_goes_on(told(page), shown)


def test_without_storage_one_can_still_play(page: Page, address: str) -> None:
    page.add_init_script(NO_STORAGE)
    open_ready(page, address)
    expect(page.locator("#notice-storage")).to_contain_text("private mode")
    start_game(page, "pccc")
    page.wait_for_selector("#notice-unsaved")
    with page.expect_download() as download:
        page.click("#export-unsaved")
    assert '"seed"' in download.value.path().read_text()


def test_one_tab_plays_and_the_other_takes_over(context: BrowserContext, address: str) -> None:
    first = context.new_page()
    open_ready(first, address)
    start_game(first, "pccc", speed="step")
    shown = facts(first)
    second = context.new_page()
    open_ready(second, address)
    second.click("#take-over")
    second.click("#continue")
    assert facts(second) == shown
    first.wait_for_selector("#take-over")
    expect(first.locator("#hand")).to_have_count(0)
    second.close()
    first.bring_to_front()
    first.click("#continue")
    assert facts(first) == shown
