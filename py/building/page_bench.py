"""`build.py bench page`: what Lighthouse finds on the built site, as on a phone.

Accessibility, best practices and search have to be perfect. Performance is only told: Python's
start on the page's thread is what holds it back. Paint and layout are measured once more without
the slowed-down network and processor that Lighthouse pretends.
"""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any

from building import node, site
from building.browser import SWITCHES, executable
from building.places import WORK, BuildError
from building.running import run
from building.server import SiteServer

LIGHTHOUSE = "lighthouse@12.8.2"
PERFECT = ("accessibility", "best-practices", "seo")
# The browser has given up the largest bodies when they are asked for.
SKIPPED = "--skip-audits=uses-text-compression"
LIMITS = {"largest-contentful-paint": 1500, "cumulative-layout-shift": 0.02}
FIGURES = ("first-contentful-paint", *LIMITS, "total-blocking-time", "speed-index")


def report(address: str, name: str, *more: str) -> dict[str, Any]:
    """One run of Lighthouse. Raises BuildError when it can't run."""
    target = WORK / "lighthouse" / f"{name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    chromium = executable()
    if chromium is None:
        raise BuildError("Lighthouse needs Chromium or Chrome on this machine.")
    node_command, npm = node.tools()
    command: list[str | Path] = [npm, "exec", "--yes", "--", LIGHTHOUSE, address]
    command += ["--quiet", "--output=json", f"--output-path={target}", SKIPPED]
    command += [f"--chrome-flags=--headless=new {' '.join(SWITCHES)}", *more]
    paths = {**node.search_path(node_command), "CHROME_PATH": chromium}
    run(command, "Lighthouse could not run", {**os.environ, **paths})
    return dict(json.loads(target.read_text("utf-8")))


def scores(found: dict[str, Any]) -> dict[str, int]:
    """Category -> points of a hundred."""
    return {name: round(100 * one["score"]) for name, one in found["categories"].items()}


def faults(found: dict[str, Any]) -> list[str]:
    """The titles of what is not perfect where it has to be."""
    refs = [ref for name in PERFECT for ref in found["categories"][name]["auditRefs"]]
    audits = [found["audits"][ref["id"]] for ref in refs if ref["weight"]]
    return [f"{one['id']}: {one['title']}" for one in audits if one["score"] not in (None, 1)]


def figures(found: dict[str, Any]) -> dict[str, float]:
    return {name: float(found["audits"][name]["numericValue"]) for name in FIGURES}


def main() -> int:
    """Measure, print, and return 0 when everything is as good as it should be."""
    with SiteServer(site.build(), 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        phone = report(server.address, "phone")
        plain = report(server.address, "unthrottled", "--throttling-method=provided")
        server.shutdown()
    found, points, wrong = figures(plain), scores(phone), faults(phone)
    for name, score in points.items():
        print(f"{name}: {score}")
    print("phone, slowed down:", told(figures(phone)))
    print("phone, as it is:", told(found))
    wrong += [f"{name}: {found[name]:.3f}" for name, most in LIMITS.items() if found[name] > most]
    for fault in wrong:
        print(f"not good enough – {fault}")
    return 1 if wrong else 0


def told(found: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in found.items())
