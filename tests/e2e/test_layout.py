"""The table on real screens: nothing sticks out, nothing covers another, everything can be hit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e import screens
from ui import examples as ex
from ui import game_states
from unoultimate.app.state import AppState, Dialog
from unoultimate.app.tablestate import Actions, Asking
from unoultimate.engine import GROUPS, PendingView
from unoultimate.ui import render

PHONES = [(320, 568), (360, 740), (600, 960), (568, 320), (740, 360)]
TABLETS = [(744, 1133), (768, 1024), (820, 1180), (1024, 672), (1112, 834)]
DESKTOPS = [(1080, 500), (1366, 625), (1280, 800)]
SIZES = [*PHONES, *TABLETS, *DESKTOPS]
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
PENALTY = ex.table(
    ex.view(discard=ex.cards("B3 W+4"), color=1, pending=PendingView(4, "W+4", 3, 0)),
    actions=Actions(accept=4, challenge=True, uno=True),
    prompt="Take 4 cards, or challenge.",
)
STATES: dict[str, AppState] = {
    **{f"{n} seats": ex.app(ex.table(ex.view(count=n), playable="R5 W")) for n in range(2, 11)},
    **{
        f"{n} cards": ex.app(ex.table(ex.view(ex.long_hand(n), count=10), playable="R5 W"))
        for n in (1, 10, 11, 22, 25, 40)
    },
    "penalty": ex.app(PENALTY),
    "asking": ex.app(ex.table(asking=Asking("color", (0, 1, 2, 3), ex.cards("W")))),
    "menu": ex.app(dialogs=(Dialog("menu"),)),
    "home": ex.home(favourites=ex.FAVOURITES),
    "setup": ex.setup(10),
    "setup open": ex.setup(10, "party", {"hand_size": 10}, open=frozenset({"about", *GROUPS})),
    "rules": ex.app(dialogs=(Dialog("rules"),)),
    "curtain": ex.curtain(),
    "round": ex.app(ex.table(ex.view(count=10), result=ex.round_result(10))),
    "match": ex.app(ex.table(ex.view(count=10), match_end=ex.match_result(10))),
    **dict(game_states.states()),
}


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(screens.page())
    yield page
    page.close()


@pytest.mark.parametrize("name", STATES)
def test_everything_has_its_place(screen: Page, name: str) -> None:
    screens.show(screen, render(STATES[name]))
    assert screen.evaluate(FAULTS) == []
