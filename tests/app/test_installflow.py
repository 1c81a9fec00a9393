from helpers.apps import App
from helpers.tables import run


def test_without_a_way_nothing_is_offered():
    async def work():
        app = await App().begin()
        app.controller.installable()
        assert app.state.install == ""
        await app.act("install")
        assert (app.install.asked, app.state.dialogs) == (0, ())

    run(work)


def test_the_browsers_offer_is_made_use_of_once():
    async def work():
        app = await App().begin()
        app.install.offer = "offered"
        app.controller.installable()
        assert app.state.install == "offered"
        await app.act("install")
        await app.act("install")
        assert app.install.asked == 1
        assert app.state.install == ""

    run(work)


def test_where_only_a_person_can_do_it_the_way_is_shown():
    async def work():
        app = await App().begin()
        app.install.offer = "by_hand"
        app.controller.installable()
        await app.act("install")
        assert [dialog.kind for dialog in app.state.dialogs] == ["install"]
        assert app.state.install == "by_hand"

    run(work)


def test_installed_is_told_and_offered_no_longer():
    async def work():
        app = await App().begin()
        app.install.offer = "offered"
        app.controller.installable()
        app.install.offer = ""
        app.controller.installed()
        assert app.state.install == ""
        assert app.notices["hint"] == "The game is installed."

    run(work)
