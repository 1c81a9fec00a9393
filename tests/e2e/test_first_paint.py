"""The first paint shows the title; the rest comes as a whole, and nothing moves for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

PAINTS = "performance.getEntriesByType('paint').length"
SEEN = """(app) => [...app.querySelectorAll("[id], p, section")]
  .filter((element) => element.id !== "view" && element.id !== "screen" && element.offsetParent)
  .map(({ id, className }) => id || className)"""
rest = threading.Event()


@pytest.fixture
def slow(site: Path) -> Iterator[str]:
    """The page alone; its second half comes when `rest` is set."""
    whole = (site / "index.html").read_bytes()
    half = whole.index(b'id="rules-title"')
    rest.clear()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path != "/":
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(whole[:half])
            self.wfile.flush()
            rest.wait(60)
            self.wfile.write(whole[half:])

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        rest.set()
        server.shutdown()


def test_the_title_is_painted_first_and_the_rest_as_a_whole(page: Page, slow: str) -> None:
    page.goto(slow, wait_until="commit")
    page.wait_for_function(f"{PAINTS} > 0")
    expect(page.locator("#title")).to_be_visible()
    place = page.locator("#title").bounding_box()
    page.wait_for_timeout(1000)
    assert page.locator("#rules-title, .home-line, #next").count()
    assert page.locator("#app").evaluate(SEEN) == ["open-menu", "open-help", "title"]
    rest.set()
    expect(page.locator("#next")).to_be_visible()
    assert page.locator("#title").bounding_box() == place
    assert page.evaluate("document.querySelector('#preset-family').offsetParent !== null")


def test_without_the_style_sheet_everything_is_there_and_it_is_told(
    page: Page, address: str
) -> None:
    page.route("**/all.css", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#next")).to_be_visible()
    expect(page.locator("#shell-says")).not_to_be_empty()
