"""Installing: the browser's offer, the way by hand on an iPhone, the shortcuts."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from e2e.game import hand, start_game
from e2e.steps import open_ready, open_stored, wait_ready

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  window.asked = 0;
  offer.prompt = async () => { window.asked += 1; };
  offer.userChoice = Promise.resolve({ outcome: "accepted" });
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
NOT_INSTALLED = "Object.defineProperty(navigator, 'standalone', { value: false });"


def test_the_offer_of_the_browser_is_a_button_at_home(page: Page, address: str) -> None:
    open_ready(page, address)
    expect(page.locator("#install")).to_have_count(0)
    assert page.evaluate(OFFER) is True
    page.click("#install")
    page.wait_for_function("window.asked === 1")
    expect(page.locator("#install")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(page.locator("#notice-hint")).to_contain_text("installed")


def test_an_offer_made_before_python_is_kept(page: Page, address: str) -> None:
    page.add_init_script(f"addEventListener('DOMContentLoaded', {OFFER})")
    open_ready(page, address)
    expect(page.locator("#install")).to_be_visible()


def test_on_an_iphone_the_way_is_shown_in_pictures(browser: Browser, address: str) -> None:
    context = browser.new_context(
        user_agent=IPHONE, viewport={"width": 390, "height": 844}, locale="ja", has_touch=True
    )
    context.add_init_script(NOT_INSTALLED)
    page = context.new_page()
    open_ready(page, address)
    page.click("#install")
    steps = page.locator(".install-steps li")
    expect(steps).to_have_count(3)
    expect(steps.nth(1)).to_contain_text("ホーム画面に追加")
    for i in range(3):
        expect(steps.nth(i).locator("svg")).to_be_visible()
    page.click("#install-close")
    expect(page.locator("#install")).to_be_focused()
    context.close()


def test_on_the_home_screen_nothing_is_offered(browser: Browser, address: str) -> None:
    context = browser.new_context(user_agent=IPHONE)
    context.add_init_script(NOT_INSTALLED.replace("false", "true"))
    page = context.new_page()
    open_ready(page, address)
    expect(page.locator("#open-statistics")).to_be_visible()
    expect(page.locator("#install")).to_have_count(0)
    context.close()


def test_shortcuts_lead_where_they_say_without_network_too(page: Page, address: str) -> None:
    open_stored(page, address)
    start_game(page, "pccc", speed="step")
    mine = hand(page)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    for what, seen in (
        ("continue", "#hand"),
        ("new", "#start"),
        ("manual", "[data-action=close-manual]"),
    ):
        page.goto("about:blank")
        page.goto(f"{address}#open={what}")
        wait_ready(page)
        page.wait_for_selector(seen)
        assert page.evaluate("location.hash") == ""
        if what == "continue":
            assert hand(page) == mine
