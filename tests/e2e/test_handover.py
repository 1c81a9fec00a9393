"""Two people on one device: nothing of anybody's cards behind the curtain."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from e2e.game import hand, play, start_game
from e2e.steps import open_ready

CARD_WORDS = re.compile(r"\b(red|yellow|green|blue|wild|skip|reverse|draw two)\b", re.IGNORECASE)
OUTSIDE_THE_PICTURES = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const part of page.querySelectorAll('script, style, .sprite')) part.remove();
  return page.outerHTML;
}"""


def assert_covered(page: Page) -> None:
    """Neither markup nor text nor what assistive technology gets names any card."""
    markup = page.evaluate(OUTSIDE_THE_PICTURES)
    assert not re.search(r"""id="[hp]-|href="#c-(?!back)|data-code""", markup)
    assert not CARD_WORDS.search(page.inner_text("body"))
    assert not CARD_WORDS.search(page.locator("body").aria_snapshot())


def test_a_round_on_one_device(page: Page, address: str) -> None:
    page.clock.install()
    open_ready(page, address)
    start_game(page, "ppc")
    assert_covered(page)

    def look() -> None:
        if page.locator("#curtain-open").count():
            assert_covered(page)

    done = play(page, lambda what, _done: what == "round end", look)
    assert done["curtain"] > 5


def test_the_curtain_falls_when_the_page_is_hidden(page: Page, address: str) -> None:
    open_ready(page, address)
    start_game(page, "pp")
    page.click("#curtain-open")
    page.wait_for_selector("#hand")
    mine = hand(page)
    set_hidden(page, True)
    page.wait_for_selector("#curtain-open")
    assert_covered(page)
    set_hidden(page, False)
    page.click("#curtain-open")
    page.wait_for_selector("#hand")
    assert hand(page) == mine


def set_hidden(page: Page, hidden: bool) -> None:
    """As if the person had switched to another application and back."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        """(state) => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          const hidden = state === 'hidden';
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        state,
    )
