"""Somebody who taps anything at any time breaks nothing and sees nothing that is secret."""

import random

import pytest

from helpers.apps import App
from helpers.tables import plain_brain, run
from unoultimate.app.saves import decode
from unoultimate.app.vault import restore
from unoultimate.table.brain import choose

ODD = ("hide", "show", "back", "reload", "wait", "fail", "heal")
VERBS = (
    "draw",
    "pass",
    "accept",
    "challenge",
    "uno",
    "catch",
    "color",
    "cancel",
    "step",
    "sort",
    "menu",
    "close-dialog",
    "reveal-ok",
    "curtain-open",
    "next-round",
)


async def odd(app: App, what: str, rng: random.Random) -> App:
    """Something that happens around the page."""
    if what in ("hide", "show"):
        app.controller.visible(what == "show")
    elif what == "back":
        app.controller.back()
    elif what == "wait":
        await app.clock.advance(rng.choice((0.1, 1.0, 3.0)))
    elif what == "fail":
        app.storage.fail = rng.choice(("full", "failed"))
    else:
        app.storage.fail = ""
    if what == "reload" and app.state.screen == "table" and not app.table.unsaved:
        assert not app.page.problems
        app = await App(app.storage, choose).begin()
    if app.state.screen != "table":
        await app.act("continue")
    return app


async def tap(app: App, rng: random.Random) -> None:
    """Any card, any button, whether it is there or not."""
    name = rng.choice(VERBS)
    if rng.random() < 0.5 and app.table.hand:
        card = rng.choice(app.table.hand)
        await app.act("card", code=card.code, i=str(card.nth))
    else:
        seat, color = str(rng.randrange(4)), str(rng.randrange(5))
        await app.act(name, seat=seat, c=color)


def check(app: App) -> None:
    assert app.page.problems == []
    assert app.match.check() == []
    table = app.table
    if table.curtain is not None:
        assert (table.view, table.hand, table.log) == (None, (), ())
        assert app.page.announced == []
    elif table.view is not None:
        assert len(table.hand) == len(table.view.hand)
    if not table.unsaved:
        newest = max((decode(text) for text in app.storage.slots if text), key=lambda s: s.serial)
        assert restore(newest).to_json() == app.match.to_json()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kinds", ["pcc", "ppc", "pp"])
def test_taps_at_random(seed, kinds):
    async def work():
        rng = random.Random(f"{seed} {kinds}")
        app = await App(brain=rng.choice((choose, plain_brain))).begin()
        await app.new_game(kinds, target="100")
        for _ in range(250):
            if app.table.match_end is not None:
                break
            chance = rng.random()
            if chance < 0.12:
                app = await odd(app, rng.choice(ODD), rng)
            elif chance < 0.55:
                await tap(app, rng)
            else:
                await app.one_step()
            check(app)

    run(work)
