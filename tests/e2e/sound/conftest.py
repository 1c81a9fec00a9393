"""A page with nothing but the sound modules, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from building.places import WEB
from e2e.conftest import Serve

BLANK = "<!doctype html><title>Sound</title><button>Tap</button>"


@pytest.fixture
def bare(context: BrowserContext, serve: Serve, tmp_path: Path) -> Page:
    """Scripts are found at /js/…; nothing of them is loaded yet."""
    (tmp_path / "js").symlink_to(WEB / "js")
    (tmp_path / "index.html").write_text(BLANK, "utf-8")
    page = context.new_page()
    page.goto(serve(tmp_path).address)
    return page
