"""House rules at the table in a real browser, by pointer and by keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.game import hand
from e2e.house import position, sit_down

PENALTY = {"pending": {"amount": 4, "kind": "+2", "by": 3}, "discard": ["R9", "B+2", "R+2"]}


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.id")


def test_a_seat_is_chosen_by_pointer(page: Page, address: str) -> None:
    sit_down(page, address, position("R7 G5 B5", rules={"seven_swap": "on"}))
    page.click("#h-R7-0")
    page.click("#ask-seat-2")
    page.wait_for_selector("#h-Y4-0")
    assert sorted(hand(page)) == ["h-B1-0", "h-B2-0", "h-Y4-0"]


def test_a_seat_is_chosen_by_keys(page: Page, address: str) -> None:
    sit_down(page, address, position("R7 G5 B5", rules={"seven_swap": "on"}))
    page.focus("#h-R7-0")
    page.keyboard.press("Enter")
    page.wait_for_selector("#ask-seat-1")
    assert focused(page) == "ask-seat-1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.activeElement.id === 'ask-seat-3'")
    page.keyboard.press("Enter")
    page.wait_for_selector("#h-Y3-0")
    assert focused(page).startswith(("h-", "act-"))


def test_several_cards_by_pointer_and_by_keys(page: Page, address: str) -> None:
    sit_down(page, address, position("R5 G5 B5 R1 Y2", rules={"multi_play": "all"}))
    page.click("#h-R5-0")
    expect(page.locator("#hand .playable")).to_have_count(2)
    page.click("#h-B5-0")
    expect(page.locator("#act-lay")).to_have_text("Play 2 cards")
    page.click("#h-B5-0")
    expect(page.locator("#act-lay")).to_have_text("Play 1 card")
    page.focus("#h-G5-0")
    page.keyboard.press("Space")
    expect(page.locator("#h-G5-0 .order")).to_have_text("2")
    page.keyboard.press("Enter")
    page.wait_for_selector("#h-G5-0", state="detached")
    assert sorted(hand(page)) == ["h-B5-0", "h-R1-0", "h-Y2-0"]


def test_a_twin_jumps_in_while_a_computer_thinks(page: Page, address: str) -> None:
    page.clock.install()
    rules = {"jump_in": "on"}
    sit_down(page, address, position("R9 G5 B5", turn=2, rules=rules))
    twin = page.locator("#h-R9-0")
    expect(twin).to_have_class("card jump")
    expect(twin).to_have_attribute("aria-label", "red 9, can be laid out of turn")
    twin.click()
    page.wait_for_selector("#h-R9-0", state="detached")
    assert "You jump in with red 9." in page.inner_text("#events")


def test_a_penalty_is_stacked_and_grows(page: Page, address: str) -> None:
    page.clock.install()
    rules = {"stacking": "any", "multi_play": "all"}
    sit_down(page, address, position("G+2 Y+2 B5 R3", rules=rules, **PENALTY))
    expect(page.locator("#act-accept")).to_have_text("Take +4")
    expect(page.locator("#hand .answer")).to_have_count(2)
    page.click("#h-G+2-0".replace("+", "\\+"))
    page.click("#h-Y+2-0".replace("+", "\\+"))
    page.click("#act-lay")
    expect(page.locator("#pending .pending-total")).to_have_text("+8")
    expect(page.locator("#pending .pending-from")).to_contain_text("Mira")


def test_time_runs_out(page: Page, address: str) -> None:
    page.clock.install()
    sit_down(page, address, position("G5 B5 R3", rules={"turn_timer": 15}))
    page.wait_for_selector("#timer")
    page.clock.run_for(11_000)
    expect(page.locator("#timer")).to_have_class("timer last")
    page.clock.run_for(6_000)
    page.wait_for_selector("#timer", state="detached")
    assert len(hand(page)) == 4
