"""The first drawing of all: what was tapped meanwhile is answered at once."""

import pytest

from helpers.apps import App
from helpers.tables import run


@pytest.mark.parametrize(
    ("taps", "screen"), [([], "home"), ([("preset", {"id": "official"})], "setup")]
)
def test_the_first_drawing_is_the_answer_to_a_tap_that_the_shell_kept(taps, screen):
    async def work():
        app = App()
        await app.controller.start()
        assert app.states == []
        app.controller.begin(taps)
        assert [state.screen for state in app.states] == [screen]

    run(work)


def test_every_kept_tap_is_carried_out():
    async def work():
        app = App()
        await app.controller.start()
        app.controller.begin([("preset", {"id": "party"}), ("next", {}), ("no-such", {})])
        assert app.state.screen == "setup"
        assert app.state.setup is not None
        assert app.state.setup.rules.base == "party"

    run(work)


def test_a_change_to_what_is_already_so_draws_nothing():
    async def work():
        app = await App().begin()
        drawn = len(app.states)
        app.controller.flag(fullscreen=app.state.fullscreen)
        assert len(app.states) == drawn
        app.controller.flag(fullscreen=True)
        assert len(app.states) == drawn + 1

    run(work)
