"""After a match: statistics, the replay, and a link that opens it somewhere else."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.game import play, start_game
from e2e.steps import open_ready, wait_ready

DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def where(page: Page) -> str:
    return page.inner_text(".replay-where")


def finish(page: Page, address: str) -> None:
    """Play a match of one round to its end, and let it be counted."""
    page.clock.install()
    open_ready(page, address)
    page.click("#preset-quick")
    start_game(page, "pc")
    play(page, lambda what, _done: what == "match end")
    page.clock.run_for(3000)


def test_a_match_is_counted_watched_and_opened_from_a_link(
    page: Page, context: BrowserContext, address: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    finish(page, address)

    page.click("#open-statistics")
    expect(page.locator(".recent-match")).to_have_count(1)
    page.click("#close-statistics")
    page.click("#go-home")
    page.reload()
    wait_ready(page)
    page.click("#open-statistics")
    expect(page.locator(".recent-match")).to_have_count(1)

    page.click("[data-action=replay-open]")
    page.click("#replay-forward")
    page.click("#replay-forward")
    expect(page.locator(".replay-where")).to_contain_text("Move 2 ")
    page.click("#replay-run")
    page.clock.run_for(2000)
    expect(page.locator(".replay-where")).to_contain_text("Move 4 ")
    page.click("#replay-run")
    page.click("#replay-last")
    end = where(page)
    page.click("#replay-share")
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('#game='))")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(address)
    page.go_back()
    expect(page.locator(".recent-match")).to_have_count(1)
    page.close()

    other = context.new_page()
    open_ready(other, link)
    expect(other.locator(".replay-where")).to_contain_text("Move 0 ")
    other.click("#replay-last")
    assert where(other) == end
    assert "#" not in other.url
    other.click("#replay-close")
    other.wait_for_selector("#next")


def test_files_come_in_and_go_out(page: Page, address: str, tmp_path: Path) -> None:
    finish(page, address)
    page.click("#watch-match")
    page.wait_for_selector("#replay-export")
    expect(page.locator(".confetti")).to_have_count(0, timeout=1500)  # not over the next screen
    with page.expect_download() as record:
        page.click("#replay-export")
    game = Path(record.value.path()).read_text("utf-8")
    page.click("#replay-close")
    page.click("#open-statistics")
    with page.expect_download() as exported:
        page.click("#statistics-export")
    kept = tmp_path / "kept.json"
    kept.write_bytes(Path(exported.value.path()).read_bytes())
    page.click("#statistics-delete")
    page.click("#confirm-yes")
    expect(page.locator(".recent-match")).to_have_count(0)
    page.set_input_files("#statistics-import", kept)
    expect(page.locator(".recent-match")).to_have_count(1)

    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"format": "something else"}))
    page.set_input_files("#statistics-import", bad)
    expect(page.locator("#statistics-message")).to_contain_text("no statistics")
    page.set_input_files("#replay-file", bad)
    expect(page.locator(".notice-bar", has_text="not a game")).to_be_visible()
    page.evaluate(DROP, game)
    expect(page.locator(".replay-where")).to_contain_text("Move 0 ")


def test_a_bad_file_dropped_anywhere_is_told_in_the_language(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(locale="th")
    page = context.new_page()
    open_ready(page, address)
    page.click("#open-menu")
    page.wait_for_selector("#dialog-menu")
    page.evaluate(DROP, "not a game")
    expect(page.locator("#notice-replay")).to_contain_text("ไม่ใช่เกม")
    expect(page.locator("#dialog-menu")).to_be_visible()
    context.close()


def test_a_file_dropped_before_python_is_there_is_opened_then(page: Page, address: str) -> None:
    page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => ({DROP})('not a game'), {{ once: true }})"
    )
    open_ready(page, address)
    expect(page.locator("#notice-replay")).to_be_visible()
