"""`build.py bench boot`: our start against an unmodified PyScript page, in one run.

Ours: from navigation until a tap, made at the first paint, is answered by the application.
The other page: PyScript and Pyodide as their packages ship them, from the same server, until
Python has written one line. Cold is a new profile; warm is the same profile again, both pages
with a service worker that has stored all of their files.
"""

from __future__ import annotations

import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from building import peer, site
from building.browser import profile
from building.server import SiteServer

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Playwright

# Both pages tell of their answer by themselves: asking them again and again would take its part of
# two cores and draw frames that nobody needs.
ANSWERED = """
const answer = () => {
  if (window.answered) return;
  window.answered = performance.now();
  console.debug("answered");
};
"""
# As soon as it is there to be seen: tap the first rule set; its answer is the screen with *Start*.
OURS = """
new MutationObserver((_, observer) => {
  const first = document.querySelector('[data-action="preset"]');
  if (!first || "first" in document.documentElement.dataset) return;
  observer.disconnect();
  first.click();
}).observe(document, {subtree: true, attributeFilter: ["data-first"]});
new MutationObserver(() => {
  if (document.querySelector('[data-action="start"]')) answer();
}).observe(document, {childList: true, subtree: true});
"""
PEER = """
new MutationObserver(() => {
  if (document.querySelector("#out")?.textContent) answer();
}).observe(document, {childList: true, subtree: true, characterData: true});
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
GOALS = {"cold": 0.45, "warm": 0.60}


@dataclass(frozen=True)
class Start:
    answered: float
    painted: float


@dataclass(frozen=True)
class Subject:
    name: str
    folder: Path
    script: str
    stored: str

    @contextmanager
    def served(self) -> Iterator[str]:
        with SiteServer(self.folder, 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield server.address
            server.shutdown()


@contextmanager
def new_profile(playwright: Playwright, script: str) -> Iterator[BrowserContext]:
    """A browser with a new profile on disk, as a person has it."""
    with (
        tempfile.TemporaryDirectory(prefix="uno-bench-", ignore_cleanup_errors=True) as folder,
        profile(playwright, Path(folder)) as context,
    ):
        context.add_init_script(ANSWERED + script)
        yield context


def visit(context: BrowserContext, address: str, stored: str = "") -> Start:
    """One navigation in a tab of its own; waits for the stored files when asked to."""
    page = context.new_page()
    with page.expect_console_message(lambda said: said.text == "answered", timeout=120_000):
        page.goto(address, wait_until="commit")
    start = Start(page.evaluate("window.answered"), page.evaluate(PAINT))
    if stored:
        page.wait_for_function(stored, timeout=120_000)
        page.wait_for_timeout(3000)
    page.close()
    return start


def cold(playwright: Playwright, subject: Subject, address: str) -> Start:
    with new_profile(playwright, subject.script) as context:
        context.new_page()  # the browser itself has started
        return visit(context, address)


def warm(
    playwright: Playwright, served: list[tuple[Subject, str]], runs: int
) -> Iterator[tuple[Subject, Start]]:
    """Visits to both pages in turn, each in its own profile, after two that prepare it."""
    with ExitStack() as stack:
        known = []
        for subject, address in served:
            context = stack.enter_context(new_profile(playwright, subject.script))
            visit(context, address, subject.stored)
            visit(context, address)
            known.append((subject, context, address))
        for _ in range(runs):
            for subject, context, address in known:
                yield subject, visit(context, address)


def measured(subjects: list[Subject], runs: int) -> dict[tuple[str, str], list[Start]]:
    """Every start, both pages always in turn: first the cold ones, then the warm ones."""
    from playwright.sync_api import sync_playwright

    found: dict[tuple[str, str], list[Start]] = {}
    with ExitStack() as stack:
        served = [(subject, stack.enter_context(subject.served())) for subject in subjects]
        playwright = stack.enter_context(sync_playwright())
        for _ in range(runs):
            for subject, address in served:
                start = cold(playwright, subject, address)
                found.setdefault((subject.name, "cold"), []).append(start)
        for subject, start in warm(playwright, served, runs):
            found.setdefault((subject.name, "warm"), []).append(start)
    return found


def main(runs: int) -> int:
    """Measure, print a table, and return 0 when the goals are met."""
    offline = "navigator.serviceWorker.controller !== null"
    subjects = [
        Subject("UNO ULTIMATE", site.build(), OURS, "globalThis.uno?.offlineReady"),
        Subject("plain PyScript", peer.build(), PEER, offline),
    ]
    found = measured(subjects, max(runs, 1))
    print(f"Milliseconds from navigation, medians of {runs} (least–most).")
    for (name, kind), starts in found.items():
        times = [start.answered for start in starts]
        paint = statistics.median(start.painted for start in starts)
        spread = f"({min(times):.0f}–{max(times):.0f})"
        print(f"{kind} {name}: {statistics.median(times):.0f} {spread}, first paint {paint:.0f}")
    return max([0 if met(found, kind) else 1 for kind in GOALS])


def met(found: dict[tuple[str, str], list[Start]], kind: str) -> bool:
    """Print how a kind of start compares; whether that is as good as it should be."""
    ours, other = (
        statistics.median(start.answered for start in found[name, kind])
        for name in ("UNO ULTIMATE", "plain PyScript")
    )
    ratio = ours / other
    print(f"{kind}: {ratio:.2f} of plain PyScript (goal {GOALS[kind]:.2f})")
    return ratio <= GOALS[kind]
