"""The browser for tests, benchmarks and icons: the machine's own Chromium, or Playwright's."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from building import stamps
from building.places import REQUIREMENTS, WORK, BuildError
from building.running import run

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OTHERS = {"Firefox": ["firefox-esr"], "WebKit": ["webkit2gtk-driver", "xvfb"]}
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def executable() -> str | None:
    """The machine's Chromium or Chrome, or None when only Playwright's own could serve."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def is_debian_root() -> bool:
    return bool(hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"))


def install() -> None:
    """Make sure that a browser is there."""
    if executable():
        return
    if is_debian_root():
        print("Installing Chromium by apt …", flush=True)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update"], "apt could not get its lists", quiet)
        wanted = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg"]
        command = ["apt-get", "install", "-y", "--no-install-recommends", *wanted]
        run(command, "apt could not install Chromium", quiet)
        install_others(quiet)
        return
    stamp = WORK / "browser.stamp"
    value = stamps.digest((REQUIREMENTS / "dev.txt").read_bytes())
    if not stamps.holds(stamp, value):
        print("Getting Playwright's Chromium …", flush=True)
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        run(command, "Could not get a browser (install Chromium or Chrome by hand)")
        stamps.write(stamp, value)


def install_others(env: Mapping[str, str]) -> None:
    """Firefox and WebKit too, if they can be had; without one its own test is skipped."""
    for name, packages in OTHERS.items():
        command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        try:
            run(command, f"apt could not install {name}", env)
        except BuildError as error:
            print(f"{error}; its test is skipped.", flush=True)


@contextmanager
def launched(playwright: Playwright, *more: str) -> Iterator[Browser]:
    """A headless browser, with more switches if wanted, closed at the end."""
    switches = [*SWITCHES, *more]
    browser = playwright.chromium.launch(executable_path=executable(), args=switches)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def profile(playwright: Playwright, folder: Path) -> Iterator[BrowserContext]:
    """A headless browser with its profile in `folder`, as a person has it."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=executable(), args=SWITCHES, viewport={"width": 1280, "height": 800}
    )
    try:
        yield context
    finally:
        context.close()
