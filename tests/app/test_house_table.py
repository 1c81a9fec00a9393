"""House rules at the table, by taps and keys."""

import pytest

from helpers.apps import App
from helpers.positions import seated
from helpers.tables import run, silent_brain
from unoultimate.engine import Match, Rules, Seat
from unoultimate.platform.memory import settle

OTHERS = [["G1", "G2", "B3"], ["B1", "B2", "Y4"], ["Y1", "Y2", "Y3"]]


async def at_table(hand: str, kinds: str = "pccc", brain=silent_brain, **scenario) -> App:
    """The first seat is a person with this hand, on a red 9 unless said otherwise."""
    hands = scenario.pop("hands", [hand.split(), *OTHERS])
    app = await App(brain=brain).begin()
    await app.controller.table.resume(seated(kinds, hands=hands, **scenario))
    await settle()
    return app


def play(app: App, code: str, i: int = 0):
    return app.act("card", code=code, i=str(i))


def hand(app: App) -> list[str]:
    return sorted(card.code for card in app.table.hand)


def lit(app: App, mark: str = "playable") -> list[str]:
    return sorted(card.code for card in app.table.hand if getattr(card, mark))


def test_a_seven_asks_for_a_seat_which_keys_walk_through():
    async def work():
        app = await at_table("R7 G5 B5", rules={"seven_swap": "on"})
        await play(app, "R7")
        asking = app.table.asking
        assert (asking.kind, asking.choices) == ("target", (1, 2, 3))
        assert await app.key("ArrowRight")
        assert app.page.focused[-1] == "ask-seat-1"
        assert await app.key("ArrowLeft", focus="ask-seat-1")
        assert app.page.focused[-1] == "ask-seat-3"
        await app.act("target", seat="2")
        assert hand(app) == ["B1", "B2", "Y4"]
        assert "You swap hands with \u2068Bruno\u2069." in app.page.announced

    run(work)


def test_swap_two_asks_for_a_colour_then_a_seat_and_keeps_both():
    async def work():
        rules = {"edition": "classic112", "custom_wild": "swap_two"}
        app = await at_table("WC G5 B5", rules=rules)
        await play(app, "WC")
        assert app.table.asking.kind == "color"
        assert "two random cards" in app.table.asking.note
        assert await app.key("3")
        assert (app.table.asking.kind, app.table.asking.color) == ("target", 2)
        await app.act("target", seat="3")
        assert app.match.round.position.color == 2
        assert [e.target for e in app.match.round.history if e.kind == "swap_two"] == [3]

    run(work)


def test_a_seat_that_may_not_be_chosen_is_no_answer():
    async def work():
        app = await at_table("R7 G5 B5", rules={"seven_swap": "on"})
        await play(app, "R7")
        for seat in ("0", "7", "x"):
            await app.act("target", seat=seat)
            assert app.table.asking.kind == "target"
        await app.key("Escape")
        assert app.table.asking is None
        assert app.table.selection == ()

    run(work)


def test_several_cards_by_keys():
    async def work():
        app = await at_table("R5 G5 B5 R1", rules={"multi_play": "numbers"})
        await play(app, "R5")
        assert lit(app) == ["B5", "G5"]
        assert app.table.actions.lay == 1
        await play(app, "B5")
        await play(app, "G5")
        codes = app.match.rules.deck.codes
        assert [codes[card] for card in app.table.selection] == ["R5", "B5", "G5"]
        assert await app.key("Enter", focus="h-G5-0", on_button=True)
        assert hand(app) == ["R1"]
        assert codes[app.match.round.position.top] == "G5"

    run(work)


def test_escape_clears_a_selection_and_enter_is_a_tap_without_one():
    async def work():
        app = await at_table("R5 G5 R1", rules={"multi_play": "all"})
        assert not await app.key("Enter", focus="h-R5-0", on_button=True)
        await play(app, "R5")
        await app.key("Escape")
        assert app.table.actions.lay == 0
        assert lit(app, "selected") == []

    run(work)


def test_several_sevens_ask_for_a_seat_and_cancelling_keeps_them():
    async def work():
        rules = {"multi_play": "all", "seven_swap": "on"}
        app = await at_table("R7 G7 B5", rules=rules)
        await play(app, "R7")
        await play(app, "G7")
        await app.act("lay")
        assert app.table.asking.kind == "target"
        await app.act("cancel")
        assert app.table.actions.lay == 2
        await app.act("lay")
        await app.act("target", seat="1")
        assert hand(app) == ["B3", "G1", "G2"]

    run(work)


def test_a_twin_lights_up_out_of_turn_and_jumps_in():
    async def work():
        app = await at_table("R9 G5 B5", turn=2, rules={"jump_in": "on"})
        assert lit(app, "jump") == ["R9"]
        assert "jump in" in app.table.prompt
        await play(app, "G5")
        assert app.table.shake.text
        await play(app, "R9")
        assert hand(app) == ["B5", "G5"]
        assert "You jump in with red 9." in app.page.announced

    run(work)


def test_who_jumps_in_with_a_wild_has_time_to_choose():
    async def work():
        scenario = {"discard": ["R9", "W"], "color": "G", "turn": 1}
        app = await at_table("W G5 B5", rules={"jump_in": "on"}, **scenario)
        await play(app, "W")
        assert app.table.asking.kind == "color"
        await app.clock.advance(60)
        assert app.match.round.turn == 1
        await app.act("color", c="3")
        assert hand(app) == ["B5", "G5"]
        assert app.match.round.position.color == 3
        await app.clock.advance(5)
        assert app.match.round.turn != 1

    run(work)


def test_a_jump_that_is_cancelled_lets_the_table_go_on():
    async def work():
        scenario = {"discard": ["R9", "W"], "color": "G", "turn": 1}
        app = await at_table("W G5 B5", rules={"jump_in": "on"}, **scenario)
        await play(app, "W")
        await app.act("cancel")
        await app.clock.advance(5)
        assert app.match.round.turn != 1

    run(work)


def test_a_card_that_doesn_t_fit_is_laid_by_a_second_tap_soon_after():
    async def work():
        app = await at_table("G5 B5 R1", rules={"wrong_play": "draw_two"})
        await play(app, "G5")
        assert "two cards" in app.table.shake.text
        await app.clock.advance(2.5)
        await play(app, "G5")
        assert len(app.table.hand) == 3
        await play(app, "B5")
        assert len(app.table.hand) == 3
        await play(app, "B5")
        assert len(app.table.hand) == 5
        assert app.match.round.turn == 1

    run(work)


def test_without_the_rule_it_never_is():
    async def work():
        app = await at_table("G5 B5 R1")
        for _ in range(3):
            await play(app, "G5")
        assert len(app.table.hand) == 3
        assert app.table.shake.text == "Not red, not a 9."

    run(work)


def test_must_play_says_why_there_is_no_drawing():
    async def work():
        app = await at_table("R1 B5", rules={"must_play": "on"})
        assert not app.table.actions.draw
        assert app.table.actions.no_draw.startswith("You have a card that fits")
        await app.act("draw")
        assert app.notices["hint"] == app.table.actions.no_draw
        assert len(app.table.hand) == 2

    run(work)


def test_a_drawn_card_that_must_be_played_leaves_no_pass():
    async def work():
        app = await at_table("G5 B5", draw=["R1"], rules={"drawn_card": "must_play"})
        await app.act("draw")
        assert not app.table.actions.pass_
        assert app.table.prompt == "You drew red 1: play it."

    run(work)


def test_caught_is_offered_at_every_single_card_under_wrong_catch():
    async def work():
        hands = [["R1", "R2"], ["G1"], ["B1", "B2"], ["Y1"]]
        app = await at_table("", hands=hands, declared=[1], rules={"wrong_catch": "draw_two"})
        assert app.table.actions.catch == (1, 3)
        assert app.table.actions.risky
        assert await app.key("x")
        assert app.page.focused[-1] == "act-catch-1"
        await app.act("catch", seat="1")
        assert len(app.table.hand) == 4
        assert app.match.round.turn == 0

    run(work)


def test_it_is_not_offered_without_the_rule():
    async def work():
        app = await at_table("", hands=[["R1", "R2"], ["G1"], ["B1", "B2"], ["Y1"]])
        assert app.table.actions.catch == ()

    run(work)


def test_answers_are_marked_and_the_total_is_said():
    async def work():
        pending = {"amount": 4, "kind": "+2", "by": 3}
        rules = {"stacking": "any", "reflect": "reverse"}
        hand = "G+2 RR RS W+4"
        app = await at_table(hand, discard=["R9", "R+2"], pending=pending, rules=rules)
        answers = {card.code: card.answer for card in app.table.hand}
        assert answers == {"G+2": "stack", "RR": "reflect", "RS": "", "W+4": "stack"}
        assert app.table.actions.accept == 4
        assert "answer" in app.table.prompt

    run(work)


def test_after_a_penalty_the_turn_may_go_on():
    async def work():
        pending = {"amount": 2, "kind": "+2", "by": 3}
        rules = {"after_penalty": "may_play"}
        app = await at_table("G5 B5", discard=["R9", "R+2"], pending=pending, rules=rules)
        await app.act("accept")
        assert app.match.round.turn == 0
        assert "Still your turn" in app.table.prompt

    run(work)


@pytest.mark.parametrize("call", ["auto", "off"])
def test_no_button_where_nobody_calls(call):
    async def work():
        app = await at_table("R1 B5", rules={"uno_call": call})
        assert not app.table.actions.uno
        await play(app, "R1")
        assert app.table.actions.catch == ()
        assert not app.table.actions.uno

    run(work)


def test_the_cards_drawn_for_the_deal_are_shown_first():
    async def work():
        rules = Rules.preset("official").replace(first_dealer="high_card")
        app = await App(brain=silent_brain).begin()
        flow = app.controller.table
        flow._fresh = True
        people = [Seat("Mira"), Seat("Ada", "computer"), Seat("Bruno", "computer")]
        await flow._open(Match.new(rules, people, "3"))
        await settle()
        draw = app.table.dealer_draw
        assert {seat for seat, _card in draw.drawn} == {0, 1, 2}
        assert draw.dealer == app.match.round.position.dealer
        count = len(app.match.round.history)
        await app.clock.advance(30)
        await app.act("draw")
        assert len(app.match.round.history) == count
        await app.act("dealer-ok")
        assert app.table.dealer_draw is None
        await app.play()

    run(work)


def test_who_is_out_watches():
    async def work():
        hands = [["R1"], ["R2", "G3"], ["B1", "B2"]]
        app = await at_table("", "pcc", hands=hands, rules={"format": "last_standing"})
        await play(app, "R1")
        assert app.match.round.position.out == [0]
        assert app.table.result is None
        assert "turn" in app.table.prompt
        await app.clock.advance(60)
        assert app.table.result is not None

    run(work)


def test_the_last_five_seconds_are_said_once_each():
    async def work():
        app = await at_table("R1 B5 G5", rules={"turn_timer": 15})
        await app.clock.advance(9.5)
        assert app.table.seconds == 6
        said = [text for text in app.page.announced if "left" in text]
        assert said == []
        await app.clock.advance(7)
        said = [text for text in app.page.announced if "left" in text]
        assert said == [f"{n} seconds left" for n in (5, 4, 3, 2)] + ["1 second left"]
        assert "Your time is up." in app.page.announced
        assert app.table.seconds is None

    run(work)


def test_a_curtain_over_a_shown_hand_stops_nothing_for_good():
    async def work():
        pending = {"amount": 4, "kind": "W+4", "by": 2}
        scenario = {"discard": ["R9", "W+4"], "color": "B", "pending": pending}
        hands = [["G5", "B5"], ["G1", "G2"], ["R1", "R2"]]
        app = await at_table("", "ppc", hands=hands, **scenario)
        await app.act("curtain-open")
        await app.act("challenge")
        assert app.table.reveal is not None
        app.controller.visible(False)
        app.controller.visible(True)
        await settle()
        await app.act("curtain-open")
        assert app.table.reveal is None
        assert app.controller.table.table.running
        await app.play()

    run(work)


def test_a_chance_to_jump_in_is_said():
    async def work():
        hands = [["R1", "G5"], ["R1", "G2"], ["B1", "Y2"]]
        app = await at_table("", "pcc", hands=hands, turn=1, rules={"jump_in": "on"})
        await app.clock.advance(3)
        assert "You can jump in: red 1." in app.page.announced

    run(work)
