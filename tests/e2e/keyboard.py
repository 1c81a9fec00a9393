"""A person with a keyboard alone: walks by Tab and sees where the focus is."""

from __future__ import annotations

from playwright.sync_api import Page

MOST_STOPS = 120
FOCUS = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return { id: "", shown: true };
  const seen = active.closest("label, li") ?? active;
  const outlined = [active, ...seen.querySelectorAll("*"), seen]
    .some((element) => getComputedStyle(element).outlineStyle !== "none");
  const { width, height } = active.getBoundingClientRect();
  return { id: active.id, shown: outlined && width > 0 && height > 0 };
}"""


def focused(page: Page) -> str:
    """The id of the element in focus, "" when there is none."""
    return page.evaluate("document.activeElement?.id ?? ''")


def tab(page: Page) -> str:
    """One press of Tab; the focus can be seen wherever it goes. Returns the id in focus."""
    page.keyboard.press("Tab")
    found = page.evaluate(FOCUS)
    assert found["shown"], f"the focus can't be seen on {found['id']}"
    return found["id"]


def tab_to(page: Page, *wanted: str) -> None:
    """Press Tab until one of these ids has the focus."""
    passed = [focused(page)]
    while passed[-1] not in wanted:
        assert len(passed) < MOST_STOPS, f"{wanted} can't be reached: {passed}"
        passed.append(tab(page))


def go(page: Page, name: str, key: str = "Enter") -> None:
    """Walk to the element and press a key there."""
    tab_to(page, name)
    page.keyboard.press(key)
