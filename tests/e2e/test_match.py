"""A whole match against computers, as a person plays it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.game import acted, assert_goes_on, play, start_game, told
from e2e.steps import open_ready, wait_ready


def test_a_whole_match_with_a_reload_in_the_middle(page: Page, address: str) -> None:
    page.clock.install()
    open_ready(page, address)
    start_game(page, "pccc", target=100)
    play(page, lambda what, done: acted(done) > 3 and what == "wait")
    before = told(page)
    page.reload()
    wait_ready(page)
    expect(page.locator(".waiting")).to_contain_text("Official")
    page.click("#continue")
    assert_goes_on(told(page), before)

    play(page, lambda what, _done: what == "match end")
    expect(page.locator("h1")).to_contain_text("match")
    page.click("#go-home")
    page.wait_for_selector("#next")
    expect(page.locator("#continue")).to_have_count(0)
    page.reload()
    wait_ready(page)
    expect(page.locator("#continue")).to_have_count(0)
