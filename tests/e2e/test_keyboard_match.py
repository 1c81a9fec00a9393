"""A whole match by the keyboard alone: no pointer, no focus set from outside."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.game import SETTLE_MS, WAIT_MS
from e2e.keyboard import focused, go, tab_to
from e2e.steps import open_ready

OFFERED = """() => {
  const find = (selector) => document.querySelector(selector);
  if (find("#play-again")) return "end";
  if (find("#next-round")) return "next";
  if (find("#asking")) return "1";
  if (find("#act-uno")) return "u";
  if (find("[data-action=catch]")) return "x";
  if (find("#act-accept")) return "d";
  if (!find("#hand.your-turn")) return "";
  if (find("#hand .playable")) return "card";
  if (find("#act-pass")) return "p";
  return find("#act-draw:not(:disabled)") ? "d" : "";
}"""
ON_PLAYABLE = "document.activeElement.matches('#hand .playable')"
MOST_STEPS = 600


def start_quick_match(page: Page) -> None:
    """One person against one computer with three cards each, by keys."""
    go(page, "preset-quick")
    go(page, "next")
    page.wait_for_selector("#start")
    tab_to(page, *(f"seat-count-{n}" for n in range(2, 11)))
    while focused(page) != "seat-count-2":
        page.keyboard.press("ArrowLeft")
    go_in_group(page, "kind-1", "computer")
    go_in_group(page, "speed", "fast")
    go(page, "dealing-fold")
    go_in_group(page, "value-hand_size", "3")
    go(page, "start")
    page.wait_for_selector("#hand")


def go_in_group(page: Page, group: str, value: str) -> None:
    """Walk to a group of radio buttons, then by arrows to the one wanted."""
    ids = page.evaluate(f"[...document.querySelectorAll('[name={group}]')].map(({{ id }}) => id)")
    tab_to(page, *ids)
    for _ in ids:
        if focused(page) == f"{group}-{value}":
            break
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"#{group}-{value}:checked")


def lay_a_card(page: Page) -> None:
    for _ in range(40):
        if page.evaluate(ON_PLAYABLE):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_whole_match_by_keys(page: Page, address: str) -> None:
    page.clock.install()
    open_ready(page, address)
    start_quick_match(page)
    for _ in range(MOST_STEPS):
        key = page.evaluate(OFFERED)
        if key == "end":
            break
        if key == "next":
            go(page, "next-round")
        elif key == "card":
            lay_a_card(page)
        elif key:
            page.keyboard.press(key)
        page.clock.run_for(SETTLE_MS if key else WAIT_MS)
        assert focused(page), f"the focus is lost after {key or 'waiting'}"
    go(page, "go-home")
    page.wait_for_selector("#next")
