"""Pictures of the seats in the running application."""

from helpers.apps import App
from helpers.photos import PHOTO
from helpers.tables import run
from unoultimate.app.seaticons import COMPUTER_ICONS, PERSON_ICONS


async def at_setup(app=None):
    app = await (app or App()).begin()
    await app.act("preset", id="official")
    return app


def icons(app):
    return [seat.icon for seat in app.state.setup.seats]


def test_new_seats_have_pictures_that_follow_their_kind():
    async def work():
        app = await at_setup()
        assert icons(app)[0] in PERSON_ICONS
        assert all(icon in COMPUTER_ICONS for icon in icons(app)[1:])
        await app.act("seat-kind", i="1", value="person")
        assert icons(app)[1] in PERSON_ICONS
        await app.act("seat-count", value="10")
        assert len(set(icons(app))) == 10

    run(work)


def test_a_chosen_picture_is_seen_at_the_table_and_kept_for_the_next_game():
    async def work():
        app = await at_setup()
        await app.act("open-pictures", i="1")
        await app.act("picture-theme", i="1", value="trains")
        await app.act("seat-picture", i="1", id="tram")
        assert app.state.dialogs == ()
        await app.act("open-pictures", i="0")
        app.photos.chosen["photo-of-0"] = PHOTO
        await app.act("seat-photo", i="0", field="photo-of-0")
        await app.act("start")
        chosen = [seat.icon for seat in app.table.seats]
        assert chosen[:2] == [PHOTO, "tram"]
        again = await App(app.storage).begin()
        await again.act("continue")
        assert [seat.icon for seat in again.table.seats] == chosen
        await again.act("home")
        await again.act("preset", id="official")
        assert icons(again) == chosen

    run(work)


def test_a_picture_chosen_by_hand_stays_when_the_kind_changes():
    async def work():
        app = await at_setup()
        await app.act("open-pictures", i="1")
        await app.act("seat-picture", i="1", id="tram")
        await app.act("seat-kind", i="1", value="person")
        assert icons(app)[1] == "tram"

    run(work)


def test_a_bad_photo_leaves_the_seat_as_it_was():
    async def work():
        app = await at_setup()
        before = icons(app)
        await app.act("open-pictures", i="0")
        app.photos.chosen["f"] = "too_large"
        await app.act("seat-photo", i="0", field="f")
        assert "too large" in app.state.dialogs[-1].text
        assert icons(app) == before

    run(work)
