"""The browser and the served site for the tests in a real browser."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from building import browser as chromium
from building import site as building_site
from building.server import SiteServer

Serve = Callable[..., SiteServer]
PATIENCE_MS = 60_000
# Each test starts Python in a new profile: what optimising its code costs never pays there.
UNOPTIMISED = "--js-flags=--liftoff-only"

expect.set_options(timeout=PATIENCE_MS)  # a busy machine fails no test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site."""
    return building_site.build()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launched(playwright, UNOPTIMISED) as launched:
        yield launched


@pytest.fixture
def serve() -> Iterator[Serve]:
    """serve(folder, prefix="/") -> a running server with `.address` and `.asked` (paths)."""
    servers = []

    def start(folder: Path, prefix: str = "/") -> SiteServer:
        server = SiteServer(folder, 0, prefix=prefix)
        threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A new profile; a test fails when a page of it reports an error."""
    made = browser.new_context()
    made.set_default_timeout(PATIENCE_MS)
    errors: list[str] = []
    made.on("weberror", lambda error: errors.append(str(error.error)))
    yield made
    made.close()
    assert errors == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def lasting(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """A profile on disk, as people have it: private windows keep no large files."""
    with chromium.profile(playwright, tmp_path / "profile") as made:
        made.set_default_timeout(PATIENCE_MS)
        yield made


@pytest.fixture
def address(site: Path, serve: Serve) -> str:
    """Where the built site is served for this test."""
    return serve(site).address
