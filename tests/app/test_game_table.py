"""Games with a deck of their own at the table, by taps and keys."""

import re

import pytest

from helpers.apps import App
from helpers.tables import run, silent_brain
from ui import game_states
from unoultimate.app.choosing import fitting_sides, lay
from unoultimate.app.hand import flexible, order, shown_card
from unoultimate.app.reasons import reason_text
from unoultimate.app.tablestate import Asking
from unoultimate.engine import Move
from unoultimate.platform.memory import settle


async def at_table(match) -> App:
    app = await App(brain=silent_brain).begin()
    await app.controller.table.resume(match)
    await settle()
    return app


def tap(app: App, code: str, i: int = 0):
    return app.act("card", code=code, i=str(i))


def hand(app: App) -> list[str]:
    return [card.code for card in app.table.hand]


def told(app: App) -> list[str]:
    return [re.sub("[\u2068\u2069]", "", text) for text in app.page.announced]


def motion(app: App, kind: str) -> dict:
    return next(one for one in app.page.motions[-1] if one["kind"] == kind)


# Flip


def test_a_flip_turns_the_hand_and_tells_it():
    async def work():
        app = await at_table(game_states.flip("GF|T3 R1|P3 B5|P9", discard=["Y5|T8", "G2|TSE"]))
        assert hand(app) == ["R1", "GF", "B5"]
        await tap(app, "GF")
        assert sorted(hand(app)) == ["P3", "P9"]
        assert app.table.view.side == 1
        spoken = told(app)
        assert "You play green Flip." in spoken
        assert any(text.startswith("Everything is turned over to the dark side") for text in spoken)
        assert "flip" in [name for name, _delay in app.sound.cues]
        assert motion(app, "flip") == {"kind": "flip", "n": 1}
        assert motion(app, "play")["codes"] == ["GF"]
        lines = [line.text for line in app.table.log]
        assert "You play green Flip." in lines

    run(work)


def test_the_log_names_cards_by_the_side_they_showed_also_when_told_anew():
    async def work():
        app = await at_table(game_states.flip("GF|T3 R1|P3 B5|P9", discard=["Y5|T8", "G2|TSE"]))
        await tap(app, "GF")
        before = [line.text for line in app.table.log]
        await app.act("language", value="th")
        await app.act("language", value="en")
        assert [line.text for line in app.table.log] == before
        assert "You play green Flip." in before

    run(work)


def test_dark_colours_are_named_by_their_place():
    async def work():
        app = await at_table(game_states.dark())
        await tap(app, "W+C")
        assert app.table.asking.choices == (4, 5, 6, 7)
        assert await app.key("ArrowRight")
        assert app.page.focused[-1] == "ask-P"
        assert await app.key("2")
        assert app.table.view.color == 5
        assert app.table.view.pending.until_color
        assert "You play Wild Draw Colour and name teal." in told(app)

    run(work)


def test_the_next_player_names_the_colour_of_a_wild_that_came_up():
    async def work():
        app = await at_table(game_states.came_up())
        assert app.table.asking == Asking(
            "color", (4, 5, 6, 7), note="A wild has come up: you name its colour."
        )
        await app.key("4")
        assert app.table.view.color == 7
        assert app.table.asking is None

    run(work)


def test_others_are_waited_for_while_they_name_a_colour():
    async def work():
        match = game_states.no_mercy("WCR R1 R2")
        app = await at_table(match)
        await tap(app, "WCR")
        assert app.table.prompt.endswith("names a colour.")

    run(work)


def test_what_is_seen_of_a_hand_opens_as_a_list_once():
    async def work():
        app = await at_table(game_states.flip())
        await app.act("seen", seat="2")
        (dialog,) = app.state.dialogs
        assert (dialog.kind, dialog.args) == ("seen", {"seat": "2"})
        await app.act("seen", seat="2")
        await app.act("close-dialog")
        for nobody in ({"seat": "9"}, {"seat": "0"}, {}):
            await app.act("seen", **nobody)
        assert app.state.dialogs == ()
        other = await at_table(game_states.express())
        await other.act("seen", seat="2")
        assert other.state.dialogs == ()

    run(work)


def test_what_is_seen_of_a_hand_goes_with_the_curtain():
    async def work():
        app = await App(brain=silent_brain).begin()
        for _tap in range(2):
            await app.act("preset", id="flip")
        await app.act("seat-count", value="2")
        await app.act("seat-kind", i="1", value="person")
        await app.act("start")
        await app.act("curtain-open")
        seat = app.table.view.seat
        await app.act("seen", seat=str(1 - seat))
        assert len(app.state.dialogs) == 1
        app.controller.visible(False)
        await settle()
        assert app.table.curtain is not None
        assert app.state.dialogs == ()
        await app.act("seen", seat=str(1 - seat))
        assert app.state.dialogs == ()

    run(work)


# Flex


@pytest.mark.parametrize(("key", "text"), [("1", "Ada is skipped."), ("2", "Chika is skipped.")])
def test_a_side_is_chosen_by_key(key, text):
    async def work():
        app = await at_table(game_states.flex("BS^ G3 R1|B1", discard=["R2*", "B5*"]))
        await tap(app, "BS^")
        assert app.table.asking.kind == "side"
        assert app.table.prompt == "Choose a side of the card."
        assert await app.key("ArrowLeft")
        assert app.page.focused[-1] == "ask-main"
        assert await app.key("3") is False
        assert await app.key(key)
        assert text in told(app)
        assert app.table.view.power[0] is (key == "1")

    run(work)


def test_a_question_about_the_side_can_be_taken_back():
    async def work():
        app = await at_table(game_states.flex("BS^ G3", discard=["R2*", "B5*"]))
        await tap(app, "BS^")
        await app.key("Escape")
        assert app.table.asking is None
        assert hand(app) == ["G3", "BS^"]
        await app.act("side", side="1")
        assert hand(app) == ["G3", "BS^"]

    run(work)


def test_a_card_that_fits_by_its_flex_side_alone_is_laid_at_once():
    async def work():
        app = await at_table(game_states.flex("R2|B2 G3 Y1*", discard=["R4*", "B5*"]))
        (card,) = [card for card in app.table.hand if card.playable]
        assert (card.code, card.flex) == ("R2|B2", "only")
        await tap(app, "R2|B2")
        assert "You play red 2 (flex: blue 2) by its flex side." in told(app)
        assert "Your Power card turns red." in told(app)
        assert app.table.view.color == 0
        assert motion(app, "power") == {"kind": "power", "seat": 0}

    run(work)


def test_the_flex_side_of_a_wild_asks_for_a_colour_and_a_seat():
    async def work():
        app = await at_table(game_states.flex("W+4^ G3 R1|B1"))
        await tap(app, "W+4^")
        await app.act("side", side="1")
        assert app.table.asking.kind == "color"
        await app.act("color", c="2")
        asking = app.table.asking
        assert (asking.kind, asking.color, asking.flex) == ("target", 2, True)
        await app.act("target", seat="3")
        assert app.table.view.pending.victim == 3
        assert "Chika has 4 penalty cards waiting." in told(app)

    run(work)


def test_cards_with_a_flex_side_in_the_hand():
    match = game_states.flex(power=[False] * 3 + [True])
    view = match.round.view(0)
    assert flexible(view) == {}
    assert fitting_sides(view, (view.deck.card("B4|Y4"),)) == (0,)
    assert fitting_sides(view, (view.deck.card("G3"),)) == ()
    red = view.deck.card("R2|B2")
    assert reason_text("does_not_fit", view, red).startswith("Its flex side would fit")
    green = view.deck.card("G3")
    assert reason_text("does_not_fit", view, green) == "Not blue, not a 5."
    assert lay(view, (red,)).reason == "does_not_fit"
    assert lay(view, (red,), flex=True).reason == "no_flex"


# No Mercy


def test_discard_all_sweeps_its_colour_along():
    async def work():
        app = await at_table(game_states.no_mercy("RDA R1 R5 G4 G7"))
        await tap(app, "RDA")
        assert hand(app) == ["G4", "G7"]
        assert motion(app, "sweep") == {"kind": "sweep", "seat": 0, "codes": ["R1", "R5"]}
        assert "Also discarded: red 1, red 5." in told(app)
        assert "sweep" in [name for name, _delay in app.sound.cues]

    run(work)


def test_the_roulette_turns_cards_up_one_by_one():
    async def work():
        app = await at_table(game_states.roulette())
        held = len(app.table.hand)
        await app.key("3")
        turned = motion(app, "turn_up")
        assert turned["n"] == len(turned["codes"]) == len(app.table.hand) - held
        assert turned["codes"][-1].startswith("G")
        assert all(not code.startswith("G") for code in turned["codes"][:-1])
        assert any(text.startswith("You draw until green comes:") for text in told(app))

    run(work)


def test_any_draw_card_of_at_least_the_same_value_answers():
    async def work():
        pending = {"amount": 6, "kind": "W+6", "by": 3}
        match = game_states.no_mercy(discard=["G2", "W+6"], color="R", pending=pending)
        app = await at_table(match)
        lit = [card.code for card in app.table.hand if card.playable]
        assert lit == ["W+10"]
        await tap(app, "W+10")
        await app.act("color", c="1")
        assert app.table.view.pending.amount == 16

    run(work)


# All Wild, Junior


def test_wilds_without_colours_are_laid_at_once_or_ask_for_a_seat():
    async def work():
        app = await at_table(game_states.all_wild())
        assert all(card.playable for card in app.table.hand)
        await tap(app, "WFS")
        assert (app.table.asking.kind, app.table.asking.choices) == ("target", (1, 2, 3))
        await app.act("cancel")
        await tap(app, "WSK")
        assert "Ada is skipped." in told(app)

    run(work)


def test_cards_are_heard_on_request():
    async def work():
        app = await at_table(game_states.junior())
        assert app.table.listening is False
        await app.act("hear")
        assert app.sound.said == ["red fish"]
        assert await app.key("h")
        assert app.table.listening is True
        assert app.table.prompt == "Tap a card to hear it."
        held = hand(app)
        await tap(app, "R1")
        await tap(app, "G1")
        assert hand(app) == held
        assert app.sound.said[1:] == ["Tap a card to hear it.", "red cat, fits", "green cat"]
        await app.act("listen")
        assert app.sound.said[-1] == "Tap a card to play it."
        await tap(app, "R1")
        assert "R1" not in hand(app)

    run(work)


def test_a_card_that_does_not_fit_says_what_it_is():
    async def work():
        app = await at_table(game_states.junior())
        await tap(app, "G1")
        assert app.table.shake.text == "Not red, not a fish."
        assert app.sound.said == ["green cat"]

    run(work)


def test_where_people_read_nothing_is_said():
    async def work():
        app = await at_table(game_states.express())
        assert app.table.listening is None
        await app.act("listen")
        await app.act("hear")
        await tap(app, "BS")
        assert app.table.shake is not None
        assert app.sound.said == []
        assert app.table.listening is None

    run(work)


# Hands


def test_a_dark_hand_is_sorted_by_its_own_colours_and_numbers():
    view = game_states.dark("Y5|T8 R1|P3 R5|P2 B6|UR B5|P9 R3|W+C").round.view(0)
    by_color = [view.codes[card] for card in sorted(view.hand, key=order(view, "color"))]
    assert by_color == ["P2", "P3", "P9", "T8", "UR", "W+C"]
    by_number = [view.codes[card] for card in sorted(view.hand, key=order(view, "number"))]
    assert by_number == ["P2", "P3", "T8", "P9", "UR", "W+C"]


def test_a_code_is_a_card_of_the_hand_first():
    view = game_states.flip("R1|U2 B5|P9").round.view(0)
    assert shown_card(view, "R1") in view.hand
    assert view.codes[shown_card(view, "Y3")] == "Y3"
    assert shown_card(view, "nonsense") is None
    assert lay(view, (shown_card(view, "R1"),)) == Move(0, "play", (shown_card(view, "R1"),))
