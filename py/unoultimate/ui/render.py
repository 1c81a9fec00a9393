"""The whole application as HTML: `render(state)` is what stands inside `#app`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from .cards.picture import with_sprites
from .html import Html, div, join
from .notices import notices

if TYPE_CHECKING:
    from unoultimate.app.state import AppState
    from unoultimate.app.tablestate import TableState


def render(state: AppState) -> Html:
    """Screen, dialogs over it, bars. While a dialog is open the screen is inert; the manual
    stands before all of them."""
    above = _above(state)
    view = join(
        div(_screen(state), id="view", class_=f"view {_name(state)}", inert=bool(above)),
        notices(state),
        above,
    )
    return with_sprites(view)


def _above(state: AppState) -> list[Html]:
    if state.manual is not None:
        return []
    layers = _dialogs(state) if state.dialogs else []
    if state.table and _name(state) == "table-view":
        layers[:0] = _over_table(state.table)
    return layers


def _dialogs(state: AppState) -> list[Html]:
    from .dialogs import dialogs

    return dialogs(state)


def _over_table(table: TableState) -> list[Html]:
    from .dealerdraw import dealer_draw
    from .reveal import reveal

    shown = reveal(table) or dealer_draw(table)
    return [] if shown is None else [shown]


def _name(state: AppState) -> str:
    if state.other_tab:
        return "other-view"
    if state.manual is not None:
        return "manual-view"
    if state.replay is not None:
        return "replay-view"
    if state.statistics is not None:
        return "statistics-view"
    if state.screen != "table" or state.table is None:
        return f"{'setup' if state.screen == 'setup' else 'home'}-view"
    table = state.table
    if table.curtain is not None:
        return "curtain-view"
    if table.result is not None:
        return "round-view"
    if table.match_end is not None:
        return "match-view"
    return "table-view" if table.view is not None else "empty-view"


class Screen(NamedTuple):
    """Where a screen's function is, and the part of the state that it draws ("": all of it)."""

    module: str
    function: str
    part: str = ""

    def draw(self, state: AppState) -> Html:
        """The screen as HTML. Its module is imported when it is first shown."""
        function = getattr(import_module(f".{self.module}", __package__), self.function)
        shown: Html = function(getattr(state, self.part) if self.part else state)
        return shown


SCREENS = {
    "other-view": Screen("othertab", "other_tab"),
    "manual-view": Screen("manual", "manual", "manual"),
    "replay-view": Screen("replay", "replay", "replay"),
    "statistics-view": Screen("statistics", "statistics", "statistics"),
    "home-view": Screen("home", "home"),
    "setup-view": Screen("setup", "setup"),
    "curtain-view": Screen("curtain", "curtain"),
    "round-view": Screen("round_end", "round_end"),
    "match-view": Screen("match_end", "match_end"),
    "table-view": Screen("table.screen", "table_screen"),
}


def _screen(state: AppState) -> Html:
    screen = SCREENS.get(_name(state))
    return join() if screen is None else screen.draw(state)
