"""A new build in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from building.server import SiteServer
from e2e import steps
from e2e.builds import other_build
from e2e.game import hand, start_game

LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update())"


def test_a_running_game_comes_back_exactly(site: Path, serve, page: Page, tmp_path: Path) -> None:
    server: SiteServer = serve(site)
    steps.open_stored(page, server.address)
    start_game(page, "pccc", speed="step")
    mine = hand(page)
    server.site = other_build(site, tmp_path / "new", "newer")
    page.evaluate(LOOK_FOR_UPDATE)
    expect(page.locator("#shell-update")).to_be_visible()
    assert hand(page) == mine
    page.locator("#shell-update").get_by_role("button", name="Reload").click()
    page.wait_for_function("document.title === 'newer'")
    steps.wait_ready(page)
    page.wait_for_selector("#hand")
    assert hand(page) == mine
