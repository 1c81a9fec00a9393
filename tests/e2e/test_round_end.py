"""The end of a round, as it is counted."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Browser

from e2e import screens
from ui import examples as ex
from unoultimate.ui import render

DELAYS = """() => [...document.querySelectorAll(".running-sum")].map((sum) =>
  [...sum.children].map((step) => parseFloat(getComputedStyle(step).animationDelay)))"""


def test_each_sum_comes_after_the_one_before(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="no-preference")
    page.set_content(screens.page().replace('data-motion="off"', 'data-motion="full"', 1))
    screens.show(page, render(ex.app(ex.table(ex.view(count=4), result=ex.round_result(4)))))
    sums = page.evaluate(DELAYS)
    assert max(len(steps) for steps in sums) > 1
    assert all(a < b for steps in sums for a, b in pairwise(steps))
    page.close()
