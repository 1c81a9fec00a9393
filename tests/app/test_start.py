"""From the setup to the table: what was agreed on there holds here."""

import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.counting import score_text


async def _agreed(app, dealer):
    await app.act("preset", id="official")
    await app.act("seat-count", value="4")
    await app.act("option", id="first_dealer", value="chosen")
    await app.act("option", id="target", value="100")
    await app.act("dealer", value=dealer)
    await app.act("start")


@pytest.mark.parametrize("dealer", [0, 2])
def test_who_was_chosen_deals_first(dealer):
    async def work():
        app = await App().begin()
        await _agreed(app, str(dealer))
        assert app.match.first_dealer == dealer
        assert app.match.round.position.dealer == dealer

    run(work)


def test_the_same_one_deals_when_they_play_again():
    async def work():
        app = await App().begin()
        await _agreed(app, "1")
        await app.play(until=lambda app: app.table.match_end is not None and not app.table.result)
        await app.act("play-again")
        assert (app.match.first_dealer, app.match.round_number) == (1, 1)

    run(work)


def test_the_table_says_which_rules_are_played():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        assert app.table.rule_set == "Official"
        await app.act("home")
        await app.act("delete-game", sure="yes")
        await app.new_game("pcc", stacking="any")
        assert app.table.rule_set == "Official (custom)"

    run(work)


@pytest.mark.parametrize(
    ("options", "facts"),
    [
        ({}, "Round 1 · 0/500"),
        ({"format": "penalty"}, "Round 1 · 0/500 penalty points"),
        ({"format": "knockout"}, "Round 1 · 0/500 penalty points"),
        ({"format": "first_out"}, "One round"),
        ({"format": "last_standing", "rounds": "3"}, "Round 1 of 3 · 0 rank points"),
    ],
)
def test_the_score_is_that_of_the_format(options, facts):
    async def work():
        app = await App().begin()
        await app.new_game("pcc", **options)
        assert score_text(app.table) == facts

    run(work)
