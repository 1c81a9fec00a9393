import pytest

from helpers.apps import App
from helpers.tables import run


async def at_setup() -> App:
    app = await App().begin()
    await app.act("next")
    return app


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
        assert app.state.screen == "home"

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


def test_the_target_is_an_option_with_its_mark():
    async def work():
        app = await at_setup()
        (row,) = app.state.setup.options
        assert (row.id, row.changed) == ("target", False)
        assert [value.label for value in row.values if value.chosen] == ["500 points"]
        await app.act("option", id="target", value="200")
        (row,) = app.state.setup.options
        assert row.changed
        assert app.state.setup.rules.target == 200
        await app.act("option", id="target", value="201")
        assert app.state.setup.rules.target == 200

    run(work)
