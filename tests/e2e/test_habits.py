"""What people are used to: Back, the keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.game import hand, start_game
from e2e.steps import open_ready


def test_back_closes_a_dialog_then_goes_home_with_the_game_saved(page: Page, address: str) -> None:
    open_ready(page, address)
    start_game(page, "pccc", speed="step")
    mine = hand(page)
    page.click("#open-menu")
    page.wait_for_selector("#dialog-menu")
    page.go_back()
    page.wait_for_selector("#dialog-menu", state="detached")
    assert hand(page) == mine
    page.go_back()
    page.click("#continue")
    page.wait_for_selector("#hand")
    assert hand(page) == mine


def test_a_tap_beside_a_window_closes_it_and_a_double_tap_opens_it(
    page: Page, address: str
) -> None:
    open_ready(page, address)
    page.dblclick("#open-menu")
    page.wait_for_selector("#dialog-menu")
    page.wait_for_timeout(700)
    expect(page.locator("#dialog-menu")).to_be_visible()
    page.mouse.click(3, 3)
    page.wait_for_selector("#dialog-menu", state="detached")


def test_an_address_opened_at_the_table_is_not_back(page: Page, address: str) -> None:
    open_ready(page, address)
    start_game(page, "pccc", speed="step")
    mine = hand(page)
    page.evaluate("location.hash = '#game=broken'")
    expect(page.locator("#notice-replay")).to_be_visible()
    assert hand(page) == mine
    page.evaluate("location.hash = '#open=manual'")
    page.wait_for_selector(".manual-view")
    page.go_back()
    page.wait_for_selector("#hand")
    assert hand(page) == mine
    page.go_back()
    page.wait_for_selector("#continue")


def test_the_keyboard_alone(page: Page, address: str) -> None:
    open_ready(page, address)
    page.keyboard.press("Tab")
    page.focus("#next")
    page.keyboard.press("Enter")
    page.wait_for_selector("#start")
    page.focus("#start")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand")
    page.keyboard.press("k")
    expect(page.locator("#dialog-keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog-keys", state="detached")
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.id")
    assert first.startswith("h-")
    assert second.startswith("h-")
    assert first != second
    before = hand(page)
    page.keyboard.press("s")
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('#hand .card')]"
        ".some((card, i) => card.id !== before[i])",
        arg=before,
    )
