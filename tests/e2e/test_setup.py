"""House rules on a phone: chosen, explained, kept as a favourite, played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.game import choose
from e2e.steps import open_ready

IN_SIGHT = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  const bar = document.querySelector(".start-bar")?.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= (bar ? bar.top : innerHeight);
}"""


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The home screen on a phone."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    open_ready(page, address)
    yield page
    context.close()


def setup_of(page: Page, base: str) -> None:
    """Two taps on a rule set."""
    page.tap(f"#preset-{base}")
    page.tap(f"#preset-{base}")
    page.wait_for_selector("#start")


def test_house_rules_are_set_up_and_played(phone: Page) -> None:
    setup_of(phone, "party")
    assert phone.evaluate(IN_SIGHT, "setup-back")
    expect(phone.locator("#start")).to_be_in_viewport()
    phone.tap("#special-fold")
    phone.select_option("#value-hand_limit", "20")
    phone.tap("#playing-fold")
    choose(phone, "value-jump_in-off")
    expect(phone.locator("#rule-title")).to_have_text("Custom (based on Party)")
    expect(phone.locator("#start")).to_be_in_viewport()
    phone.tap("#start")
    phone.wait_for_selector("#hand")
    phone.tap("#open-rules")
    expect(phone.locator("#rule-hand_limit")).to_contain_text("20 cards")
    expect(phone.locator("#rule-jump_in")).to_contain_text("Off")
    phone.tap("#rule-jump_in")
    expect(phone.locator("#manual-option-jump_in")).to_be_in_viewport()
    phone.tap("#manual-back")
    expect(phone.locator("#rule-jump_in")).to_be_focused()
    phone.tap("#rules-close")
    phone.wait_for_selector("#hand")


def test_a_favourite_survives_a_reload(phone: Page) -> None:
    setup_of(phone, "survival")
    phone.tap("#special-fold")
    phone.select_option("#value-hand_limit", "30")
    phone.tap("#save-favourite")
    phone.fill("#favourite-name", "Sunday")
    phone.tap("#favourite-save")
    expect(phone.locator("#rule-title")).to_have_text("Sunday")
    phone.reload()
    phone.wait_for_selector("html[data-uno=ready]", state="attached")
    phone.tap("#favourite-0")
    phone.tap("#next")
    phone.tap("#special-fold")
    assert phone.input_value("#value-hand_limit") == "30"
    phone.tap("#setup-back")
    phone.tap("#favourite-0-edit")
    phone.fill("#favourite-name", "Monday")
    phone.press("#favourite-name", "Enter")
    expect(phone.locator("#favourite-0")).to_contain_text("Monday")
    phone.tap("#favourite-0-edit")
    phone.tap("#favourite-delete")
    phone.tap("#confirm-yes")
    phone.wait_for_selector("#favourite-0", state="detached")


def test_the_manual_comes_back_to_the_setup_as_it_was(phone: Page) -> None:
    setup_of(phone, "progressive")
    phone.tap("#uno-fold")
    phone.select_option("#value-turn_timer", "30")
    phone.tap("#help-option-turn_timer")
    expect(phone.locator("#manual-option-turn_timer")).to_be_focused()
    expect(phone.locator("#manual-option-turn_timer")).to_be_in_viewport()
    expect(phone.locator("#manual-back")).to_be_in_viewport()
    phone.go_back()
    phone.wait_for_selector("#start")
    assert phone.input_value("#value-turn_timer") == "30"
    expect(phone.locator("#help-option-turn_timer")).to_be_focused()
    assert phone.evaluate(IN_SIGHT, "help-option-turn_timer")


def test_search_finds_a_section_while_typing(phone: Page) -> None:
    phone.tap("#open-help")
    phone.wait_for_selector("#manual-search")
    phone.locator("#manual-search").press_sequentially("jump in")
    phone.wait_for_selector("#hit-option-jump_in")
    expect(phone.locator("#manual-search")).to_be_focused()
    assert phone.input_value("#manual-search") == "jump in"
    phone.tap("#hit-option-jump_in")
    expect(phone.locator("#manual-option-jump_in")).to_be_in_viewport()
    phone.keyboard.press("Escape")
    phone.wait_for_selector("#next")
    expect(phone.locator("#open-help")).to_be_focused()


def test_a_game_with_its_own_deck_is_set_up_and_explained(phone: Page) -> None:
    setup_of(phone, "no_mercy")
    expect(phone.locator("#start")).to_be_in_viewport()
    expect(phone.locator("#seat-count-group input")).to_have_count(5)
    expect(phone.locator(".seat-range")).to_have_text("2 to 6 players")
    phone.tap("#penalties-fold")
    expect(phone.locator("#row-stacking")).to_contain_text("Same value or higher")
    phone.tap("#about-fold")
    phone.tap("#help-set-no_mercy")
    expect(phone.locator("#manual-set-no_mercy")).to_be_in_viewport()
    faces = phone.locator("#example-mercy-discard use[href^='#v-no_mercy-']")
    assert faces.count() > 0
    phone.wait_for_selector("#sprite-no_mercy", state="attached")
