from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e import steps
from e2e.conftest import Serve


def test_home_screen_stands_in_the_page_before_any_script(address: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("button", name="Official")).to_be_visible()
    context.close()


def test_a_tap_before_python_is_kept_and_answered(address: str, page: Page) -> None:
    page.add_init_script(steps.TAP_AT_ONCE)
    page.goto(address)
    page.wait_for_selector('[data-action="start"]')
    assert page.evaluate("window.tappedBefore") is True
    steps.wait_ready(page)
    assert page.locator("[aria-busy]").count() == 0


def test_shell_is_gone_when_the_application_is_there(address: str, page: Page) -> None:
    steps.open_ready(page, address)
    expect(page.locator("#shell")).to_be_hidden()
    expect(page.locator("#shell-update")).to_be_hidden()


def test_a_breakdown_of_python_is_told_with_a_way_out(address: str, page: Page) -> None:
    steps.open_ready(page, address)
    page.evaluate("""async () => {
        const script = document.querySelector('script[type=module][src*="pyscript"]');
        const { whenDefined } = await import(script.src);
        const { interpreter } = await whenDefined("py");
        try { interpreter.runPython("import json; json.loads('[' * 10**6)"); } catch { }
    }""")
    expect(page.locator("#shell-says")).to_have_text(
        "The game has stopped. Your saved games are kept."
    )
    page.get_by_role("button", name="Report").click()
    expect(page.locator("#shell-report")).to_have_value(re.compile("call stack"))
    page.get_by_role("button", name="Try again").click()
    steps.wait_ready(page)
    expect(page.locator("#shell")).to_be_hidden()


def test_progress_only_grows_and_ends_full(address: str, page: Page) -> None:
    page.add_init_script("""
        window.shares = [];
        new MutationObserver(() => {
            const bar = document.getElementById("shell-progress");
            if (bar && bar.value !== window.shares.at(-1)) window.shares.push(bar.value);
        }).observe(document, {attributes: true, subtree: true, attributeFilter: ["value"]});
    """)
    steps.open_ready(page, address)
    shares = page.evaluate("window.shares")
    assert shares == sorted(shares)
    assert len(shares) > 2
    assert shares[-1] > 0.85


def test_first_visit_asks_for_each_file_once(
    site: Path, serve: Serve, lasting: BrowserContext
) -> None:
    asked: list[str] = []
    server = serve(site)
    server.seen = asked.append
    page = lasting.new_page()
    steps.open_stored(page, server.address)
    page.wait_for_timeout(300)
    counts = Counter(asked)
    assert "/" in counts
    assert "/service-worker.js" in counts
    assert {path: count for path, count in counts.items() if count > 1} == {}


def test_start_asks_for_few_files(address: str, page: Page) -> None:
    """Each costs the start more than its size says."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.add_init_script("""addEventListener("uno:ready", () => {
      window.manifestBefore = document.querySelector("link[rel=manifest]") !== null;
      fetch("ready");
    })""")
    steps.open_ready(page, address)
    page.wait_for_function(
        "performance.getEntriesByType('resource').some((e) => e.name.endsWith('/ready'))"
    )
    assert page.evaluate("window.manifestBefore") is False
    expect(page.locator("link[rel=manifest]")).to_have_count(1)
    before = asked[: asked.index("ready")]
    names = {url.split("/")[-1] for url in before if "/js-" in url}
    assert names == {"boot.mjs", "modules.mjs", "updates.mjs"}
    assert len(before) <= 16


def test_no_request_leaves_the_origin(address: str, page: Page) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    steps.open_stored(page, address)
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("application-*.bin", "application"),
        ("core.js", "core.js"),
        ("boot.mjs", "boot.mjs"),
        ("modules.mjs", "modules.mjs"),
        ("pyodide.asm.wasm", "pyodide.asm.wasm"),
    ],
)
def test_missing_part_offers_try_again_and_report(
    address: str, browser: Browser, part: str, told: str, answered: bool
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(f"**/{part}", lambda route: route.fulfill(status=503) if answered else route.abort())
    page.goto(address)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=20_000)  # well before the watchdog would speak
    expect(page.locator("#shell-says")).to_contain_text("could not start")
    page.get_by_role("button", name="Report").click()
    report = page.locator("#shell-report")
    expect(report).to_be_visible()
    assert page.evaluate("uno.build") in report.input_value()
    assert told in report.input_value()
    page.unroute(f"**/{part}")
    again.click()
    steps.wait_ready(page)
    context.close()


def test_a_failed_start_is_not_called_slow_later(address: str, page: Page) -> None:
    page.clock.install()
    page.route("**/modules.mjs", lambda route: route.abort())
    page.goto(address)
    says = page.locator("#shell-says")
    expect(says).to_contain_text("could not start")
    page.clock.run_for(60_000)
    expect(says).to_contain_text("could not start")


def test_where_locks_are_refused_the_game_plays(address: str, page: Page) -> None:
    """As Chromium does where a person has blocked all cookies."""
    page.add_init_script("""
        LockManager.prototype.request = () =>
            Promise.reject(new DOMException("refused", "SecurityError"));
    """)
    steps.open_ready(page, address)
    expect(page.get_by_role("button", name="Official")).to_be_visible()


def test_a_page_without_its_styles_keeps_the_way_out(address: str, page: Page) -> None:
    page.route("**/all.css", lambda route: route.abort())
    steps.open_ready(page, address)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/all.css")
    page.get_by_role("button", name="Try again").click()
    steps.wait_ready(page)
    expect(page.locator("#shell")).to_be_hidden()
