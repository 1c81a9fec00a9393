"""The heart of the application: the state, the ports, and the one way from state to page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from unoultimate.table.tasks import Tasks

from .names import isolate
from .state import AppState, Button, Dialog, Notice
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from unoultimate.table.ports import Brain, Clock, Timer

    from .fileport import FilePort
    from .installport import InstallPort
    from .photoport import PhotoPort
    from .ports import Page, Storage, Tabs, World
    from .shareport import SharePort
    from .soundport import SoundPort
    from .wakeport import WakePort

HINT_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything outside that the application works with."""

    page: Page
    storage: Storage
    tabs: Tabs
    clock: Clock
    world: World
    brain: Brain
    sound: SoundPort
    files: FilePort
    share: SharePort
    photos: PhotoPort
    install: InstallPort
    wake: WakePort


class Core:
    """Holds the state and draws it. Flows change it by `update`; `flush` patches the page once.

    `shown` is called with each state that was drawn."""

    def __init__(
        self, ports: Ports, render: Callable[[AppState], str], state: AppState | None = None
    ) -> None:
        self.ports = ports
        self.state = state or AppState()
        self.tasks = Tasks(self.fail)
        self.problems: list[str] = []
        self.shown: Callable[[AppState], None] = lambda _state: None
        self._render = render
        self._dirty = True
        self._focus = ""
        self._hint: Timer | None = None

    def update(self, **changes: Any) -> None:
        """The state with these fields changed; drawn at the next flush, if they have changed."""
        if any(getattr(self.state, name) is not value for name, value in changes.items()):
            self.state = replace(self.state, **changes)
            self._dirty = True

    def flush(self) -> None:
        """Draw the state if it has changed, then move the focus where it was asked to go.

        A defect in the drawing is logged; the state is sound and the next change is drawn anew.
        """
        try:
            if self._dirty:
                self._dirty = False
                self.ports.page.patch(self._render(self.state))
                self.shown(self.state)
            if self._focus:
                self.ports.page.focus(self._focus)
        except Exception as problem:
            self._note(problem)
        self._focus = ""

    def drawn(self, state: AppState) -> str:
        """Another state as it would be drawn."""
        return self._render(state)

    def redraw(self) -> None:
        self._dirty = True

    def focus(self, element: str) -> None:
        """Focus this element after the next drawing."""
        self._focus = element

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this in the background, then draw."""
        self.tasks.spawn(self._drawn_after(work))

    def open_dialog(self, dialog: Dialog) -> None:
        self.update(dialogs=(*self.state.dialogs, dialog))

    def close_dialog(self) -> Dialog | None:
        """Close the top dialog and return it."""
        if not self.state.dialogs:
            return None
        *rest, top = self.state.dialogs
        self.update(dialogs=tuple(rest))
        return top

    def notice(self, notice: Notice) -> None:
        """Show a notice; one with the same id is replaced."""
        others = tuple(n for n in self.state.notices if n.id != notice.id)
        self.update(notices=(*others, notice))

    def drop_notice(self, name: str) -> None:
        kept = tuple(notice for notice in self.state.notices if notice.id != name)
        if kept != self.state.notices:
            self.update(notices=kept)

    def hint(self, text: str) -> None:
        """A short word that goes away by itself."""
        self.notice(Notice("hint", text))
        self.ports.page.announce(text, True)
        if self._hint is not None:
            self._hint.cancel()
        self._hint = self.ports.clock.call_later(HINT_SECONDS, self._hint_over)

    def fail(self, problem: BaseException) -> None:
        """Something went wrong inside: tell it, keep everything, offer a report."""
        self._note(problem)
        self.notice(_failure(problem))
        self.flush()

    def _note(self, problem: BaseException) -> None:
        self.ports.page.log_problem(problem)
        self.problems.append(repr(problem))

    async def _drawn_after(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        finally:
            self.flush()

    def _hint_over(self) -> None:
        self._hint = None
        self.drop_notice("hint")
        self.flush()


def _failure(problem: BaseException) -> Notice:
    text = _(
        "Something went wrong ({what}). Your game is kept as it was: go on, or reload the page.",
        what=isolate(type(problem).__name__),
    )
    buttons = (Button(_("Copy report"), "copy-report"), Button(_("Reload"), "reload"))
    return Notice("failure", text, "error", buttons)
