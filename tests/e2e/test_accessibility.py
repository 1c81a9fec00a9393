"""axe-core finds nothing on any screen, in any language, light, dark and in forced colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from building.places import NODE_MODULES
from e2e import screens
from e2e.steps import open_ready

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced colours": {"color_scheme": "light", "forced_colors": "active"},
}
RUN = """async (only) => {
  const options = only ? { runOnly: { type: "rule", values: only } } : {};
  const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} – ${failureSummary.replace(/\\s+/g, " ")}`));
}"""

# axe reads the fill colour of letters, which Chromium tells as if no colour were forced.
AS_SHOWN = """() => {
  const all = [...document.querySelectorAll("#app *")];
  const shown = all.map((element) => getComputedStyle(element).color);
  all.forEach((element, i) => (element.style.webkitTextFillColor = shown[i]));
}"""


def findings(page: Page) -> list[str]:
    """What axe finds: everything by day, what colours change in the other looks."""
    found = []
    for look, media in LOOKS.items():
        page.emulate_media(**media)
        if look == "forced colours":
            page.evaluate(AS_SHOWN)
        only = None if look == "light" else ["color-contrast", "link-in-text-block"]
        found += [f"{look}: {fault}" for fault in page.evaluate(RUN, only)]
    return found


@pytest.fixture(scope="module", params=screens.LANGUAGES)
def screen(browser: Browser, site: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    assert site.exists()  # building it brings axe too
    screens.speak(request.param)
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(screens.page(pictures=False))  # nobody reads them; axe would look at each line
    page.add_script_tag(path=AXE)
    yield page
    page.close()
    screens.speak("en")


@pytest.mark.parametrize("name", screens.NAMES)
def test_axe_finds_nothing(screen: Page, name: str) -> None:
    screens.show(screen, screens.markup(name))
    assert findings(screen) == []


def test_axe_finds_nothing_on_the_running_page(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_ready(page, address)
    page.add_script_tag(path=AXE)
    assert findings(page) == []
    page.click("#open-menu")
    page.wait_for_selector("#dialog-menu")
    assert findings(page) == []
