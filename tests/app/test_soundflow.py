"""Sound in the running application: settings, keys, what is heard at the table."""

from helpers.apps import App
from helpers.tables import run, silent_brain
from unoultimate.app.soundsettings import SoundSettings
from unoultimate.platform.memorysound import MemorySound


def test_the_port_follows_the_settings_and_they_are_kept():
    async def work():
        app = await App().begin()
        assert app.sound.settings == SoundSettings()
        await app.act("sound", kind="effects", value="off")
        await app.act("sound", kind="music", value="35")
        await app.act("sound", kind="bagpipes", value="on")
        kept = app.state.settings.sound
        assert (kept.effects.on, kept.music.volume) == (False, 35)
        assert app.sound.settings == kept
        again = await App(app.storage).begin()
        assert again.state.settings.sound == again.sound.settings == kept

    run(work)


def test_music_is_switched_by_its_button_and_by_m():
    async def work():
        app = await App().begin()
        await app.act("music")
        assert app.sound.settings.music.on
        assert app.page.announced[-1] == "Music on"
        assert await app.key("m")
        assert not app.sound.settings.music.on
        assert app.page.announced[-1] == "Music off"
        await app.act("letter-keys", value="off")
        assert not await app.key("m")

    run(work)


def test_moves_are_heard_as_the_shown_seat_may_know_them():
    async def work():
        app = await App().begin()
        await app.new_game("pc")
        await app.play(until=lambda app: len(app.table.log) > 8)
        heard = {name for name, _delay in app.sound.cues}
        assert {"card", "turn"} <= heard

    run(work)


def test_behind_the_curtain_all_is_silent_until_it_opens():
    async def work():
        app = await App(brain=silent_brain).begin()
        await app.new_game("pp")
        assert app.table.curtain is not None
        assert app.sound.cues == []
        await app.act("curtain-open")
        assert app.sound.cues == [("turn", 0.0)]

    run(work)


def test_what_the_device_can_not_play_is_said_where_sound_is_set():
    async def work():
        app = App()
        app.sound.voices, app.sound.audio = (), "none"
        await app.begin()
        assert app.state.sound_notes == (
            "This device can’t play sounds here.",
            "This device has no voice for English.",
        )
        app.sound.voices, app.sound.audio = ("en",), "waiting"
        await app.act("menu")
        assert app.state.sound_notes == ()

    run(work)


def test_a_silent_device_changes_nothing_else():
    async def work():
        app = App()
        app.sound = MemorySound(voices=(), audio="none")
        await app.begin()
        await app.new_game("pcc", target="100")
        await app.play()
        assert not app.page.problems

    run(work)
