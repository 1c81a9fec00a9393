from dataclasses import replace

from ui import examples as ex
from ui.markup import elements
from unoultimate.app.soundsettings import change
from unoultimate.app.state import Dialog
from unoultimate.ui import render


def menu(state):
    return render(replace(state, dialogs=(Dialog("menu"),)))


def test_three_switches_and_volumes_at_home_and_at_the_table():
    for state in (ex.home(), ex.app(ex.table())):
        html = menu(state)
        switches = elements(html, "input", role="switch")
        assert [one.attrs["data-kind"] for one in switches] == ["music", "effects", "voice"]
        assert ["checked" in one.attrs for one in switches] == [False, True, True]
        volumes = elements(html, "input", type="range")
        assert [one.attrs["value"] for one in volumes] == ["60", "80", "100"]
        assert all(one.attrs["aria-label"] for one in volumes)
        assert ["disabled" in one.attrs for one in volumes] == [True, False, False]


def test_without_effects_the_voice_is_silent_and_it_says_so():
    state = ex.home()
    silent = replace(state.settings, sound=change(state.settings.sound, "effects", "off"))
    html = menu(replace(state, settings=silent, sound_notes=("No voice for Thai.",)))
    assert "disabled" in elements(html, "input", id="volume-voice")[0].attrs
    notes = elements(html, id="sound-notes")[0].text
    assert "No voice for Thai." in notes
    assert "voice is silent too" in notes


def test_the_button_at_the_table_tells_whether_music_is_on():
    state = ex.app(ex.table())
    assert elements(render(state), "button", id="music")[0].attrs["aria-pressed"] == "false"
    on = replace(state.settings, sound=change(state.settings.sound, "music", "on"))
    html = render(replace(state, settings=on))
    assert elements(html, "button", id="music")[0].attrs["aria-pressed"] == "true"


def test_every_language_is_offered_under_its_own_name():
    html = menu(replace(ex.home(), languages=("en", "ja", "th"), language="th"))
    offered = elements(html, "input", data_action="language")
    assert [one.attrs["value"] for one in offered] == ["en", "ja", "th"]
    assert "checked" in elements(html, "input", id="language-th")[0].attrs
    assert "日本語" in html
    assert not elements(menu(ex.home()), "input", data_action="language")
