"""The patcher in a real page: what is typed, focused or in motion stays; focus is never lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.steps import open_ready
from ui import examples as ex
from unoultimate.app.state import AppState, Dialog, SeatInfo
from unoultimate.app.tablestate import Actions, Asking
from unoultimate.ui import render

FOCUS = "document.activeElement.id"


@pytest.fixture(scope="module")
def shared(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 360, "height": 740}, service_workers="block")
    page.set_default_timeout(60_000)
    yield page
    page.close()


@pytest.fixture
def app_page(shared: Page, address: str) -> Page:
    """The real page; from here on the test draws on it instead of the application."""
    open_ready(shared, address)
    return shared


def draw(page: Page, state: AppState) -> None:
    page.evaluate("async html => (await uno.modules).patch.patch(html)", str(render(state)))


def focus(page: Page, name: str) -> None:
    page.evaluate("id => document.getElementById(id).focus()", name)


def test_the_patcher(app_page: Page) -> None:
    """One page start for all: each step is a small test of its own."""
    for step in (typed_text_stays, elements_stay, focus_follows, windows_give_back, motion_runs):
        step(app_page)


def typed_text_stays(page: Page) -> None:
    draw(page, ex.setup(3))
    page.fill("#name-0", "half a na")
    draw(page, ex.setup(4, speed="fast"))
    assert page.input_value("#name-0") == "half a na"
    assert page.evaluate(FOCUS) == "name-0"
    page.evaluate("document.activeElement.blur()")
    draw(page, ex.setup(4, seats=(SeatInfo("Cleaned"), *ex.seats(4)[1:])))
    assert page.input_value("#name-0") == "Cleaned"


def elements_stay(page: Page) -> None:
    draw(page, ex.app(ex.table(ex.view("R5 R7 G2"))))
    page.evaluate("window.kept = document.getElementById('h-G2-0')")
    page.evaluate("window.face = document.getElementById('c-R5')")
    draw(page, ex.app(ex.table(ex.view("R5 G2 W"))))
    assert page.evaluate("window.kept === document.getElementById('h-G2-0')")
    assert page.evaluate("window.face === document.getElementById('c-R5')")


def focus_follows(page: Page) -> None:
    draw(page, ex.app(ex.table(ex.view("R5 R7 G2"), playable="R7")))
    assert page.evaluate("document.querySelectorAll('#hand [tabindex=\"0\"]').length") == 1
    focus(page, "h-R7-0")
    draw(page, ex.app(ex.table(ex.view("R5 G2"))))
    assert page.evaluate(FOCUS) == "h-G2-0"
    draw(page, ex.app(ex.table(ex.view("R5 G2"), asking=Asking("color", (0, 1, 2, 3)))))
    assert page.evaluate(FOCUS) == "ask-R"
    draw(page, ex.app(ex.table(ex.view("R5 G2"))))
    assert page.evaluate(FOCUS) != ""
    focus(page, "act-draw")
    draw(page, ex.app(ex.table(ex.view("R5 G2"), actions=Actions())))
    page.wait_for_timeout(50)
    assert page.evaluate(FOCUS).startswith("h-")


def windows_give_back(page: Page) -> None:
    focus(page, "open-menu")
    draw(page, ex.app(dialogs=(Dialog("menu"),)))
    assert page.evaluate(FOCUS) == "menu-window"
    draw(page, ex.app(dialogs=(Dialog("menu"), Dialog("log"))))
    assert page.evaluate(FOCUS) == "log-window"
    draw(page, ex.app(dialogs=(Dialog("menu"),)))
    assert page.evaluate(FOCUS) == "menu-window"
    draw(page, ex.app())
    assert page.evaluate(FOCUS) == "open-menu"
    focus(page, "h-R5-0")
    draw(page, ex.curtain())
    assert page.evaluate(FOCUS) == "screen"


def motion_runs(page: Page) -> None:
    table = ex.table(ex.view("R5 G2"))
    draw(page, ex.app(table))
    draw(page, ex.app(ex.table(ex.view("G2"))))
    play = """async motions => {
      (await uno.modules).motion.play(motions);
      return document.querySelectorAll("#flights > svg").length;
    }"""
    laid = {"kind": "play", "seat": 0, "codes": ["R5"]}
    drawn = {"kind": "draw", "seat": 2, "n": 3}
    assert page.evaluate(play, [laid, drawn]) == 4
    faces = "[...document.querySelectorAll('#flights use')].map(u => u.getAttribute('href'))"
    assert page.evaluate(faces) == ["#c-R5", "#c-back", "#c-back", "#c-back"]
    page.wait_for_function("!document.querySelector('#flights > svg')")
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(play, [laid, drawn]) == 0
    page.emulate_media(reduced_motion="no-preference")
