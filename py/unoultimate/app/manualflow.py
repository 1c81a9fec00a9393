"""The manual over any screen: opened at a section, closed where it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .flow import Flow, chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .core import Core
    from .manual.state import ManualState


class ManualFlow(Flow):
    """Actions of the manual. `opened` and `closed` are called around the time it is read.

    The manual's modules are imported when it is first opened: the start does without them.
    """

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self.opened: Callable[[], None] = lambda: None
        self.closed: Callable[[], None] = lambda: None
        self._came_from = ""
        self.actions = {
            "manual": self._open,
            "manual-chapter": self._turn,
            "manual-search": self._search,
            "close-manual": self._close,
        }

    def refresh(self) -> None:
        """The same place in the language of now."""
        from .manual.state import refreshed

        if self.core.state.manual is not None:
            self.core.update(manual=refreshed(self.core.state.manual))

    def close(self) -> None:
        """Back to the screen under it."""
        if self.core.state.manual is not None:
            self.core.update(manual=None)
            self.closed()

    def _open(self, args: Mapping[str, str]) -> None:
        """Open at `section`, or go there; `from` is the element to come back to."""
        from .manual.state import opened

        if self.core.state.manual is None:
            self._came_from = args.get("from", "")
            self.opened()
        self._show(opened(args.get("section", "")))

    def _turn(self, args: Mapping[str, str]) -> None:
        from .manual.state import turned

        if self.core.state.manual is not None:
            self._show(turned(self.core.state.manual, args.get("id", "")))

    def _search(self, args: Mapping[str, str]) -> None:
        """What is found while the words are typed; the focus stays in the field."""
        from .manual.state import searched

        if self.core.state.manual is not None:
            self.core.update(manual=searched(self.core.state.manual, chosen(args, "value")))

    def _close(self, args: Mapping[str, str]) -> None:
        del args
        if self.core.state.manual is not None:
            self.close()
            self.core.focus(self._came_from)

    def _show(self, page: ManualState) -> None:
        from .manual.state import focus_id

        self.core.update(manual=page)
        self.core.focus(focus_id(page))
