"""The first paint shows the whole home screen, never a half one that moves when the rest comes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page

PAINTS = "performance.getEntriesByType('paint').length"
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


def test_half_a_page_is_not_painted(page: Page, slow: str) -> None:
    page.goto(slow, wait_until="commit")
    page.wait_for_selector("#view", state="attached")
    page.wait_for_timeout(1000)
    assert page.evaluate(PAINTS) == 0
    rest.set()
    page.wait_for_function(f"{PAINTS} > 0")
    assert page.locator("#next").is_visible()
