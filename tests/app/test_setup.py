import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app.state import OptionRow
from unoultimate.engine import GROUPS, OPTIONS, PRESETS, Rules


async def at_setup(base: str = "official") -> App:
    app = await App().begin()
    if base != "official":
        await app.act("preset", id=base)
    await app.act("next")
    return app


def row(app: App, id: str) -> OptionRow:
    groups = app.state.setup.groups
    return next(row for group in groups for row in group.rows if row.id == id)


def chosen(app: App, id: str) -> str:
    return next(value.label for value in row(app, id).values if value.chosen)


def test_one_person_and_three_computers_to_begin_with():
    async def work():
        setup = (await at_setup()).state.setup
        assert [seat.kind for seat in setup.seats] == ["person"] + ["computer"] * 3
        assert len({seat.name for seat in setup.seats}) == 4
        assert setup.seat_range == (2, 10)
        assert setup.problem == ""

    run(work)


def test_a_tap_on_the_selected_rule_set_goes_on():
    async def work():
        app = await App().begin()
        await app.act("preset", id="official")
        assert app.state.screen == "setup"
        await app.act("home")
        await app.act("preset", id="party")
        assert (app.state.screen, app.state.home.selected) == ("home", "party")
        await app.act("preset", id="nonsense")
        assert app.state.home.selected == "party"
        await app.act("preset", id="party")
        assert app.state.setup.base == "party"

    run(work)


@pytest.mark.parametrize(("wanted", "seats"), [("2", 2), ("10", 10), ("1", 4), ("11", 4), ("x", 4)])
def test_two_to_ten_seats(wanted, seats):
    async def work():
        app = await at_setup()
        await app.act("seat-count", value=wanted)
        assert len(app.state.setup.seats) == seats

    run(work)


def test_the_smallest_deck_that_ten_can_play_with():
    async def work():
        app = await at_setup()
        await app.act("seat-count", value="10")
        assert app.state.setup.problem == ""
        assert len({seat.name for seat in app.state.setup.seats}) == 10
        await app.act("start")
        assert app.state.screen == "table"

    run(work)


def test_too_few_cards_are_told_and_nothing_starts():
    async def work():
        app = await at_setup()
        await app.act("seat-count", value="10")
        await app.act("option", id="hand_size", value="10")
        assert app.state.setup.problem
        await app.act("start")
        assert app.state.screen == "setup"

    run(work)


def test_somebody_has_to_play():
    async def work():
        app = await at_setup()
        await app.act("seat-kind", i="0", value="computer")
        assert "person" in app.state.setup.problem

    run(work)


def test_a_name_of_its_own_stays_when_the_kind_changes():
    async def work():
        app = await at_setup()
        own = app.state.setup.seats[1].name
        await app.act("seat-kind", i="1", value="person")
        assert app.state.setup.seats[1].name != own
        await app.act("seat-name", i="1", value="Ben")
        await app.act("seat-kind", i="1", value="computer")
        assert app.state.setup.seats[1].name == "Ben"
        await app.act("seat-name", i="1", value="  ")
        assert app.state.setup.seats[1].name == own

    run(work)


def test_an_option_with_its_mark():
    async def work():
        app = await at_setup()
        assert (row(app, "target").changed, chosen(app, "target")) == (False, "500 points")
        await app.act("option", id="target", value="200")
        assert (row(app, "target").changed, chosen(app, "target")) == (True, "200 points")
        assert app.state.setup.rules.target == 200

    run(work)


def test_every_option_is_offered_in_its_group():
    async def work():
        app = await at_setup()
        assert tuple(group.id for group in app.state.setup.groups) == GROUPS
        shown = [row.id for group in app.state.setup.groups for row in group.rows]
        assert shown == [option.id for option in OPTIONS]

    run(work)


@pytest.mark.parametrize(
    ("id", "value", "named"),
    [("target", "201", "Points to win"), ("gravity", "off", "gravity"), ("stacking", "", "any")],
)
def test_what_there_is_not_is_refused_by_its_name(id, value, named):
    async def work():
        app = await at_setup()
        before = app.state.setup
        await app.act("option", id=id, value=value)
        assert app.state.setup == before
        assert named.lower() in app.notices["hint"].lower()

    run(work)


def test_a_custom_set_and_the_way_back():
    async def work():
        app = await at_setup("progressive")
        assert (app.state.setup.rule_set, app.state.setup.way_back) == ("Progressive", "")
        await app.act("option", id="jump_in", value="on")
        assert app.state.setup.rule_set == "Custom (based on Progressive)"
        assert app.state.setup.way_back == "Progressive"
        await app.act("seat-name", i="0", value="Mira")
        await app.act("way-back")
        assert app.state.setup.rules == Rules.preset("progressive")
        assert app.state.setup.seats[0].name == "Mira"

    run(work)


def test_what_is_folded_out_stays_so():
    async def work():
        app = await at_setup()
        await app.act("fold", id="uno")
        await app.act("fold", id="about")
        await app.act("option", id="uno_penalty", value="4")
        assert app.state.setup.open == {"uno", "about"}
        await app.act("fold", id="uno")
        assert app.state.setup.open == {"about"}

    run(work)


def test_the_players_say_who_deals_first():
    async def work():
        app = await at_setup()
        assert app.state.setup.dealer is None
        await app.act("option", id="first_dealer", value="chosen")
        assert app.state.setup.dealer == 3
        await app.act("dealer", value="2")
        assert app.state.setup.dealer == 2
        await app.act("dealer", value="9")
        assert app.state.setup.dealer == 2
        await app.act("seat-count", value="2")
        assert app.state.setup.dealer == 1

    run(work)


def test_a_sheet_for_two_takes_two_seats():
    async def work():
        app = await at_setup("superman_j4299")
        assert len(app.state.setup.seats) == 2
        await app.act("seat-count", value="3")
        assert len(app.state.setup.seats) == 2

    run(work)


@pytest.mark.parametrize("base", PRESETS)
def test_every_rule_set_starts(base):
    async def work():
        app = await at_setup(base)
        await app.act("start")
        assert app.state.screen == "table"
        assert app.match.rules == Rules.preset(base)

    run(work)


def test_a_game_with_its_own_deck_takes_as_many_of_the_seats_as_it_has_room_for():
    async def work():
        app = await at_setup()
        await app.act("seat-count", value="10")
        await app.act("start")
        await app.act("home")
        await app.act("preset", id="express")
        await app.act("preset", id="express")
        setup = app.state.setup
        assert (len(setup.seats), setup.seat_range, setup.problem) == (4, (2, 4), "")
        await app.act("seat-count", value="5")
        assert len(app.state.setup.seats) == 4

    run(work)


def test_a_changed_game_is_custom_has_a_way_back_and_becomes_a_favourite():
    async def work():
        app = await at_setup("flip")
        await app.act("option", id="stacking", value="any")
        assert app.state.setup.rules == Rules.preset("flip")
        assert "It can be: Off, Same on same." in app.notices["hint"]
        await app.act("option", id="stacking", value="same")
        assert app.state.setup.rule_set == "Custom (based on Flip)"
        await app.act("favourite-new")
        await app.act("favourite-name", value="Ours")
        await app.act("favourite-add")
        assert app.state.setup.rule_set == "Ours"
        await app.act("home")
        (card,) = app.state.home.favourites
        assert (card.name, card.base) == ("Ours", "flip")
        assert "Flip" in card.line
        await app.act("preset", id="flip")
        await app.act("next")
        assert app.state.setup.rules == Rules.preset("flip")

    run(work)
