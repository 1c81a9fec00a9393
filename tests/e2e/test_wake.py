"""The screen stays lit while people play; a device that can't do that is played on as well."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game import start_game
from e2e.steps import open_ready

FAKE = """
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', { value: {
  async request(kind) {
    const lock = new EventTarget();
    lock.kind = kind;
    lock.release = async () => {
      window.locks.splice(window.locks.indexOf(lock), 1);
      lock.dispatchEvent(new Event('release'));
    };
    window.locks.push(lock);
    return lock;
  },
} });
window.hidden = false;
Object.defineProperty(document, 'hidden', { get: () => window.hidden });
Object.defineProperty(document, 'visibilityState', {
  get: () => (window.hidden ? 'hidden' : 'visible') });
window.hide = (hidden) => {
  window.hidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
REFUSED = """Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { throw new DOMException('battery', 'NotAllowedError'); } } });"""
NONE = "Object.defineProperty(navigator, 'wakeLock', { value: undefined });"


def test_lit_at_the_table_alone(page: Page, address: str) -> None:
    page.add_init_script(FAKE)
    open_ready(page, address)
    assert page.evaluate("window.locks.length") == 0
    start_game(page, "pccc", speed="step")
    page.wait_for_function("window.locks.length === 1")
    page.evaluate("window.hide(true)")
    page.wait_for_function("window.locks.length === 0")
    page.evaluate("window.hide(false)")
    page.wait_for_function("window.locks.length === 1")
    page.keyboard.press("Escape")
    page.click("#menu-manual")
    page.wait_for_function("window.locks.length === 0")
    page.keyboard.press("Escape")
    page.wait_for_function("window.locks.length === 1")
    page.click("#menu-home")
    page.wait_for_selector("#continue")
    page.wait_for_function("window.locks.length === 0")


@pytest.mark.parametrize("script", [REFUSED, NONE], ids=["refused", "none"])
def test_without_it_the_game_goes_on_in_silence(page: Page, address: str, script: str) -> None:
    page.add_init_script(script)
    open_ready(page, address)
    start_game(page, "pccc", speed="step")
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator(".notice-bar.warning, .notice-bar.error")).to_have_count(0)


def test_a_hasty_change_of_mind_leaves_no_lock_behind(page: Page, address: str) -> None:
    page.add_init_script(FAKE)
    open_ready(page, address)
    told = """async (wishes) => {
      const { wake } = await uno.modules;
      for (const on of wishes) wake.keepAwake(on);
      await new Promise((go) => setTimeout(go, 50));
      return window.locks.length;
    }"""
    assert page.evaluate(told, [True, False, True]) == 1
    assert page.evaluate(told, [False, True, False]) == 0
