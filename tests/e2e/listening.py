"""A person who sees nothing: knows roles and names, hears announcements, and acts by both."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

from e2e.game import SETTLE_MS

# What a screen reader says by itself: text that comes into a live region.
EARS = """
window.said = [];
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes) {
    const region = (target.closest ? target : target.parentElement)?.closest(LIVE);
    const text = [...addedNodes].map((node) => node.textContent).join(" ").trim();
    if (region && text) window.said.push(text);
  }
}).observe(document, { subtree: true, childList: true });
"""
MOST_LOOKS = 60


class Thing(NamedTuple):
    """Something a screen reader can stand on."""

    role: str
    name: str
    able: bool


class Listener:
    """Reads the page through the accessibility tree of the browser alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        page.add_init_script(EARS)

    def tree(self) -> list[Thing]:
        """Everything that is there, in reading order, as far as it has a name."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found, waiting = [], [nodes[0]["nodeId"]]
        while waiting:
            node = by_id.get(waiting.pop())
            if node is None:
                continue
            waiting += reversed(node.get("childIds", []))
            if not node.get("ignored") and _text(node, "name"):
                found.append(Thing(_text(node, "role"), _text(node, "name"), _able(node)))
        return found

    def buttons(self) -> list[str]:
        """The names of the buttons that can be pressed, in reading order."""
        return [one.name for one in self.tree() if one.role == "button" and one.able]

    def press(self, name: str, role: str = "button") -> None:
        """Do what a screen reader does for "activate"."""
        element = self.page.get_by_role(role, name=name, exact=True)
        element.first.dispatch_event("click")

    def wait_for_other(self, buttons: list[str]) -> None:
        """Until other buttons can be pressed than these: what was done has happened."""
        for _ in range(MOST_LOOKS):
            self.page.clock.run_for(SETTLE_MS)
            if self.buttons() != buttons:
                return
        raise AssertionError(f"nothing changed: {buttons}")

    def forget(self) -> None:
        """What was said until now does not matter any more."""
        self.page.evaluate("window.said.length = 0")

    def said(self) -> list[str]:
        """All announcements since then, in order."""
        return self.page.evaluate("window.said")


def _text(node: dict, field: str) -> str:
    return str(node.get(field, {}).get("value", "")).strip()


def _able(node: dict) -> bool:
    facts = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return not facts.get("disabled")
