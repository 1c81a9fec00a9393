"""A waiting game in the browser's storage, made from a position written down."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.steps import open_ready
from helpers.positions import seated
from unoultimate.app.saves import Save, encode
from unoultimate.engine import Match
from unoultimate.table.referee import document_of

# From a page without Python, which would only have to start twice.
STORE = """async (text) => {
  const html = await (await fetch('./')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { files } = JSON.parse(page.getElementById('uno-build').textContent);
  globalThis.uno = { base: new URL('.', location).pathname };
  const { store } = await import(new URL(`${files.js}/modules.mjs`, location));
  await store.replaceSlots(text);
}"""
AT_EACH_TAP = """() => {
  const button = document.createElement('button');
  Object.assign(button.dataset, { action: 'speed', value: 'step' });
  document.body.append(button);
  button.click();
  button.remove();
}"""
OTHERS = [["G1", "G2", "B3"], ["B1", "B2", "Y4"], ["Y1", "Y2", "Y3"]]


def position(hand: str, kinds: str = "pccc", **scenario: Any) -> Match:
    """The first seat is a person with this hand, on a red 9 unless said otherwise."""
    hands = scenario.pop("hands", [hand.split(), *OTHERS])
    return seated(kinds, hands=hands, **scenario)


def sit_down(page: Page, address: str, match: Match) -> None:
    """Open the page where this match is waiting, and go on with it.

    Computers wait for a tap, so that nothing goes on while a test looks.
    """
    save = Save.of(document_of(match), 1, "2026-01-01T12:00:00+00:00", {})
    page.goto(f"{address}robots.txt")
    page.evaluate(STORE, encode(save))
    open_ready(page, address)
    page.evaluate(AT_EACH_TAP)
    page.click("#continue")
    page.wait_for_selector("#hand, #curtain-open")
