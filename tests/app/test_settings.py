import pytest

from helpers.apps import App
from helpers.tables import run
from unoultimate.app import settings
from unoultimate.app.state import SeatInfo, Settings
from unoultimate.platform.memory import MemoryStorage


def test_settings_come_back():
    mine = Settings("dark", "number", "slow", "off", False, "en", True, (SeatInfo("Ann"),))
    assert settings.decode(settings.encode(mine)) == mine


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "nonsense",
        "[]",
        "5",
        '{"theme": "pink", "speed": 7, "seats": "all", "sort": []}',
        '{"seats": [1, null, "x"]}',
    ],
)
def test_whatever_can_not_be_used_gets_its_default(text):
    assert settings.decode(text) == Settings()


def test_seats_are_cleaned():
    found = settings.decode('{"seats": [{"name": "  A\\u0000 ", "kind": "robot", "level": "god"}]}')
    assert found.seats == (SeatInfo("A", "person", "medium", ""),)


def test_no_more_seats_than_there_are():
    text = settings.encode(Settings(seats=tuple(SeatInfo(str(i)) for i in range(30))))
    assert len(settings.decode(text).seats) == 10


def test_they_are_kept_and_dress_the_page():
    async def work():
        app = await App().begin()
        await app.act("theme", value="dark")
        await app.act("letter-keys", value="off")
        await app.act("motion", value="off")
        await app.act("theme", value="ultraviolet")
        assert app.page.dressed == {"theme": "dark", "motion": "off", "language": "en"}
        again = await App(app.storage).begin()
        assert again.state.settings.theme == "dark"
        assert again.state.settings.letter_keys is False

    run(work)


def test_the_sort_of_the_hand_changes_at_once():
    async def work():
        app = await App().begin()
        await app.new_game("pcc")
        by_color = [card.code for card in app.table.hand]
        await app.key("s")
        assert app.state.settings.sort == "number"
        assert sorted(by_color) == sorted(card.code for card in app.table.hand)
        digits = [c.code[1] for c in app.table.hand if c.code[0] != "W" and c.code[1].isdigit()]
        assert digits == sorted(digits)
        await app.act("sort", by="color")
        assert [card.code for card in app.table.hand] == by_color

    run(work)


def test_the_seats_of_the_last_game_are_remembered():
    async def work():
        app = await App().begin()
        await app.act("next")
        await app.act("seat-name", i="0", value="Nong")
        await app.act("seat-level", i="1", value="hard")
        await app.act("speed", value="fast")
        await app.act("start")
        again = await App(app.storage).begin()
        await again.act("next")
        assert again.state.setup.seats[0].name == "Nong"
        assert again.state.setup.seats[1].level == "hard"
        assert again.state.setup.speed == "fast"

    run(work)


def test_settings_that_can_not_be_stored_still_hold_here():
    async def work():
        app = await App(MemoryStorage(fail="refused")).begin()
        await app.act("theme", value="dark")
        assert app.state.settings.theme == "dark"
        assert not app.page.problems

    run(work)
