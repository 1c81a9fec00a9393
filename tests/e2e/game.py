"""A person at the table in the browser: taps what is alive, lets the time run otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

STEP = """() => {
  const find = (selector) => document.querySelector(selector);
  const tap = (element, name) => { element.click(); return name; };
  if (find('#curtain-open')) return tap(find('#curtain-open'), 'curtain');
  if (find('#reveal-ok')) return tap(find('#reveal-ok'), 'reveal');
  if (find('#play-again')) return 'match end';
  if (find('#next-round')) return 'round end';
  if (find('#asking')) return tap(find('#asking [data-action=color]'), 'color');
  if (find('#act-uno')) return tap(find('#act-uno'), 'uno');
  if (find('[data-action=catch]')) return tap(find('[data-action=catch]'), 'catch');
  if (find('#act-accept')) return tap(find('#act-accept'), 'accept');
  if (find('#act-step')) return tap(find('#act-step'), 'step');
  if (!find('#hand.your-turn')) return 'wait';
  if (find('#hand .playable')) return tap(find('#hand .playable'), 'card');
  if (find('#act-pass')) return tap(find('#act-pass'), 'pass');
  const draw = find('#act-draw');
  return draw && !draw.disabled ? tap(draw, 'draw') : 'wait';
}"""
LOG_LINES = "[...document.querySelectorAll('#log-panel li')].map((li) => [li.id, li.textContent])"
SETTLE_MS = 25
WAIT_MS = 600


def start_game(page: Page, kinds: str, speed: str = "fast", target: int | None = None) -> None:
    """From the home screen to the table; kinds like "pccc"."""
    page.click("#next")
    choose(page, f"seat-count-{len(kinds)}")
    for i, kind in enumerate(kinds):
        choose(page, f"kind-{i}-{'person' if kind == 'p' else 'computer'}")
    choose(page, f"speed-{speed}")
    if target is not None:
        page.click("#winning-fold")
        page.select_option("#value-target", str(target))
    page.click("#start")
    page.wait_for_selector("#hand, #curtain-open")


def choose(page: Page, name: str) -> None:
    """Tap the radio button of this id."""
    page.click(f"label:has(#{name})")
    page.wait_for_selector(f"#{name}:checked")


def play(
    page: Page,
    until: Callable[[str, Counter[str]], bool],
    look: Callable[[], None] = lambda: None,
    limit: int = 3000,
) -> Counter[str]:
    """Play on until `until(what was just done, all that was done)`; `look` before each step."""
    done: Counter[str] = Counter()
    for _ in range(limit):
        look()
        what = page.evaluate(STEP)
        done[what] += 1
        if until(what, done):
            return done
        if what == "round end":
            page.evaluate("document.querySelector('#next-round')?.click()")
        page.clock.run_for(WAIT_MS if what == "wait" else SETTLE_MS)
    raise AssertionError(f"this never came: {done}")


def acted(done: Counter[str]) -> int:
    """How much of that was done by a person."""
    return done.total() - done["wait"]


def hand(page: Page) -> list[str]:
    """The ids of the cards shown in the hand."""
    return page.evaluate("[...document.querySelectorAll('#hand .card')].map((card) => card.id)")


def told(page: Page) -> dict[int, str]:
    """The newest lines of the log by their numbers."""
    page.wait_for_selector("#hand")
    return numbered(page.evaluate(LOG_LINES))


def numbered(lines: list[list[str]]) -> dict[int, str]:
    """What LOG_LINES gives, by the numbers of the lines."""
    return {int(name.removeprefix("side-")): text for name, text in lines}


def assert_goes_on(now: dict[int, str], shown: dict[int, str]) -> None:
    """All that was shown is there; of a move saved but not yet shown there may be more."""
    assert max(now) >= max(shown)
    common = now.keys() & shown.keys()
    assert common
    assert {n: now[n] for n in common} == {n: shown[n] for n in common}
