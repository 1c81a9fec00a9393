"""WebKit, as GNOME's browsers have it: start, play, save, come back, go on."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from e2e.game import LOG_LINES, STEP, assert_goes_on, numbered

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
DRIVER, XVFB = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSERS = sorted(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
READY = "document.documentElement.dataset.uno === 'ready'"
PATIENCE = 120


@pytest.fixture
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    if DRIVER is None or XVFB is None or not BROWSERS:
        pytest.skip("no WebKitGTK here (on Debian: apt install webkit2gtk-driver xvfb)")
    reading, writing = os.pipe()
    command = [XVFB, "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as running:
        os.close(writing)
        with os.fdopen(reading) as said:
            yield f":{said.readline().strip()}"
        running.terminate()


class Person:
    """Somebody at the browser."""

    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        self._driver.get(address)
        self.wait(READY)

    def sees(self, what: str) -> Any:
        return self._driver.execute_script(f"return {what}")

    def wait(self, what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.sees(f"Boolean({what})"):
            assert time.monotonic() < end, f"this never came: {what}"
            time.sleep(0.1)

    def tap(self, selector: str) -> None:
        self.wait(f"document.querySelector('{selector}')")
        self._driver.execute_script(f"document.querySelector('{selector}').click()")

    def play(self, taps: int) -> None:
        """So many taps at the table. Computers play step by step: nothing happens by itself."""
        end = time.monotonic() + PATIENCE
        while taps > 0:
            assert time.monotonic() < end
            taps -= self.sees(f"({STEP})()") != "wait"
            time.sleep(0.2)
        time.sleep(1)


@pytest.fixture
def person(display: str, tmp_path: Path) -> Iterator[Person]:
    options = WebKitGTKOptions()
    options.binary_location = BROWSERS[-1]
    options.add_argument("--automation")
    quiet = {"DISPLAY": display, "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    quiet |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    quiet |= {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none"}
    service = Service(DRIVER, env={**os.environ, **quiet}, log_output=str(tmp_path / "log.txt"))
    driver = WebKitGTK(options=options, service=service)
    driver.set_page_load_timeout(PATIENCE)
    driver.set_script_timeout(PATIENCE)
    yield Person(driver)
    driver.quit()
    if service.log_output is not None:
        service.log_output.close()


def test_start_play_save_and_go_on(person: Person, address: str) -> None:
    person.open(address)
    person.tap("#next")
    person.tap("label:has(#seat-count-2)")
    person.tap("label:has(#speed-step)")
    person.tap("#start")
    person.wait("document.querySelector('#hand')")
    person.play(6)
    before = numbered(person.sees(LOG_LINES))

    person.open(address)
    person.tap("#continue")
    person.wait("document.querySelector('#hand')")
    assert_goes_on(numbered(person.sees(LOG_LINES)), before)
    person.play(2)
