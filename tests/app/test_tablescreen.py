"""Taps at the table that a rule or a choice stands in the way of."""

from helpers.apps import App
from helpers.tables import run
from unoultimate.platform.memory import settle


def test_a_card_that_does_not_fit_shakes_and_says_why():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        for _ in range(300):
            view = app.table.view
            cards = [card for card in app.table.hand if not card.playable]
            if view.turn == view.seat and view.phase == "play" and view.color is not None and cards:
                break
            await app.one_step()
        card, writes = cards[0], app.storage.writes
        await app.act("card", code=card.code, i=str(card.nth))
        assert (app.table.shake.code, app.table.shake.nth) == (card.code, card.nth)
        assert app.table.shake.text.startswith("Not ")
        assert app.page.announced[-1] == app.table.shake.text
        assert app.storage.writes == writes

    run(work)


def test_a_wild_asks_for_the_colour_in_place_and_can_be_cancelled():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        wild = None
        for _ in range(600):
            view = app.table.view
            if view is not None and view.turn == view.seat and view.phase == "play":
                wild = next((c for c in app.table.hand if c.code == "W"), None)
                if wild:
                    break
            await app.one_step()
        await app.act("card", code="W", i="0")
        assert app.table.asking.kind == "color"
        assert app.table.asking.choices == (0, 1, 2, 3)
        await app.act("cancel")
        assert app.table.asking is None
        await app.act("card", code="W", i="0")
        await app.act("color", c="9")
        assert app.table.asking is not None
        await app.act("color", c="2")
        assert app.table.asking is None
        plays = [e for e in app.table.view.history if e.kind == "play" and e.seat == 0]
        assert plays[-1].color == 2

    run(work)


def test_a_double_tap_on_draw_draws_once():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        await app.play(until=lambda app: app.table.actions.draw)
        moves = sum(map(len, app.match.moves))
        app.controller.act("draw", {})
        app.controller.act("draw", {})
        await settle()
        assert sum(map(len, app.match.moves)) == moves + 1
        assert "hint" not in app.notices

    run(work)
