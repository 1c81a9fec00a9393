"""The whole application as HTML: `render(state)` is what stands inside `#app`."""

from __future__ import annotations

from collections.abc import Callable

from unoultimate.app.state import AppState

from .cards.picture import with_sprites
from .curtain import curtain
from .dealerdraw import dealer_draw
from .dialogs import dialogs
from .home import home
from .html import Html, div, join
from .match_end import match_end
from .notices import notices
from .othertab import other_tab
from .reveal import reveal
from .round_end import round_end
from .setup import setup
from .table.screen import table_screen


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
    layers = dialogs(state)
    if state.table and _name(state) == "table-view":
        shown = reveal(state.table) or dealer_draw(state.table)
        if shown is not None:
            layers.insert(0, shown)
    return layers


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


def _manual(state: AppState) -> Html:
    """The manual; its modules are imported when it is first opened."""
    from .manual import manual

    assert state.manual is not None
    return manual(state.manual)


def _replay(state: AppState) -> Html:
    from .replay import replay

    assert state.replay is not None
    return replay(state.replay)


def _statistics(state: AppState) -> Html:
    from .statistics import statistics

    assert state.statistics is not None
    return statistics(state.statistics)


_SCREENS: dict[str, Callable[[AppState], Html]] = {
    "other-view": lambda _state: other_tab(),
    "manual-view": _manual,
    "replay-view": _replay,
    "statistics-view": _statistics,
    "home-view": home,
    "setup-view": setup,
    "curtain-view": curtain,
    "round-view": round_end,
    "match-view": match_end,
    "table-view": table_screen,
    "empty-view": lambda _state: join(),
}


def _screen(state: AppState) -> Html:
    return _SCREENS[_name(state)](state)
