"""What the tests of the browser do and wait for again and again."""

from __future__ import annotations

from playwright.sync_api import Page

TAP_AT_ONCE = """
document.addEventListener("DOMContentLoaded", () => {
  window.tappedBefore = document.documentElement.dataset.uno === undefined;
  document.querySelector('[data-action="preset"]').click();
});
"""


def wait_ready(page: Page) -> None:
    """Until the application has taken over from the shell."""
    page.wait_for_selector("html[data-uno=ready]", state="attached")


def wait_offline(page: Page) -> None:
    """Until everything needed is stored."""
    page.wait_for_function("globalThis.uno?.offlineReady")


def open_ready(page: Page, address: str) -> None:
    page.goto(address)
    wait_ready(page)


def open_stored(page: Page, address: str) -> None:
    """Visit until the page works without network."""
    open_ready(page, address)
    wait_offline(page)
