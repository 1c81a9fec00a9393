"""Firefox: start, play, save, come back, go on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.game import acted, assert_goes_on, play, start_game, told
from e2e.steps import open_ready, wait_ready

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")


@pytest.fixture
def firefox(playwright: Playwright) -> Iterator[Browser]:
    if FIREFOX is None:
        pytest.skip("Firefox is not installed on this machine")
    launched = playwright.firefox.launch(channel="moz-firefox", executable_path=FIREFOX)
    yield launched
    launched.close()


def test_start_play_save_and_go_on(firefox: Browser, address: str) -> None:
    page = firefox.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(60_000)
    open_ready(page, address)
    start_game(page, "pc", speed="step")
    play_a_little(page)
    before = told(page)

    page.reload()
    wait_ready(page)
    expect(page.locator(".waiting")).to_contain_text("Official")
    page.click("#continue")
    assert_goes_on(told(page), before)
    play_a_little(page)
    assert errors == []


def play_a_little(page: Page) -> None:
    play(page, lambda _what, done: acted(done) > 3)
