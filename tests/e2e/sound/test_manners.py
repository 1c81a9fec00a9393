"""When sound is heard and when not: taps, hidden tabs, switches, devices without audio."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

# Counts what is made and played; the voices of the device are given by the test. To the browser,
# a script run by a test is already something that the person did: that is hidden.
SPY = """(voices) => {
  const untouched = { hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { value: untouched, configurable: true });
  globalThis.heard = { contexts: [], sources: 0, spoken: [], hushed: 0 };
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(options) {
      super(options);
      heard.contexts.push(this);
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    heard.sources += 1;
    return start.apply(this, given);
  };
  globalThis.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  Object.defineProperty(globalThis, "speechSynthesis", {
    value: {
      getVoices: () => voices,
      speak: ({ text, lang, voice, volume }) => heard.spoken.push([text, lang, voice.name, volume]),
      cancel: () => (heard.hushed += 1),
    },
  });
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def voice(name: str, lang: str, local: bool = True) -> dict[str, Any]:
    return {"name": name, "lang": lang, "localService": local, "default": False}


VOICES = [
    voice("Far Thai", "th-TH", local=False),
    voice("Kanya", "th_TH"),
    voice("Kyoko", "ja-JP"),
    voice("Compact", "en-US"),
    voice("Daniel", "en-GB"),
    voice("Samantha Enhanced", "en-US"),
]


class Sounding:
    """A page with the sound module started."""

    def __init__(self, page: Page, voices: list[dict[str, Any]] = VOICES) -> None:
        self.page = page
        page.evaluate(SPY, voices)

    def start(self, **settings: Any) -> None:
        self.page.evaluate(
            """async (settings) => {
              globalThis.sound = await import('/js/sound/sound.mjs');
              sound.start(settings);
            }""",
            settings,
        )

    def tell(self, code: str) -> Any:
        return self.page.evaluate(f"async () => await sound.{code}")

    def tap(self) -> None:
        self.page.click("button")

    def heard(self, what: str) -> Any:
        return self.page.evaluate(f"() => heard.{what}")

    def hide(self, hidden: bool = True) -> None:
        self.page.evaluate(HIDE, hidden)

    def until(self, condition: str) -> None:
        self.page.wait_for_function(f"() => {condition}")

    def until_cue(self, name: str) -> None:
        """A slow machine leaves effects out while the modules are still on their way."""
        self.until(f"sound.cue('{name}', 0.1)")

    def until_running(self) -> None:
        self.until("heard.contexts[0]?.state === 'running'")

    def until_asleep(self) -> None:
        self.until("heard.contexts[0]?.state === 'suspended'")


@pytest.fixture
def sounding(bare: Page) -> Sounding:
    return Sounding(bare)


def loaded(page: Page) -> set[str]:
    urls = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    return {url.rsplit("/", 1)[1].removesuffix(".mjs") for url in urls if url.endswith(".mjs")}


def test_nothing_is_made_played_or_said_before_the_first_tap(sounding: Sounding) -> None:
    sounding.start(music={"on": True, "volume": 1})
    assert sounding.tell("cue('card')") is False
    assert sounding.tell("call('en')") is False
    assert sounding.heard("contexts.length") == 0
    assert sounding.heard("sources") == 0
    assert sounding.heard("spoken") == []
    assert loaded(sounding.page) == {"sound", "audio", "voice"}


def test_a_tap_before_the_module_was_there_counts(sounding: Sounding) -> None:
    sounding.page.evaluate("() => { navigator.userActivation.hasBeenActive = true; }")
    sounding.start()
    sounding.until_running()
    sounding.until_cue("card")
    assert sounding.heard("sources") > 0


def test_effects_play_after_the_first_tap_without_loading_music(sounding: Sounding) -> None:
    sounding.start()
    sounding.tap()
    sounding.until_running()
    sounding.until_cue("card")
    assert sounding.heard("sources") == 1
    assert "music" not in loaded(sounding.page)


def test_the_tap_itself_may_already_be_heard(sounding: Sounding) -> None:
    sounding.start()
    for name in ("mixer", "effects"):
        sounding.page.evaluate(f"async () => void (await import('/js/sound/{name}.mjs'))")
    sounding.page.evaluate("""() => { document.querySelector("button").onclick =
      () => { globalThis.first = sound.cue("turn"); }; }""")
    sounding.tap()
    sounding.until("globalThis.first")
    assert sounding.page.evaluate("async () => await first") is True


def test_music_is_loaded_when_switched_on_and_stops_when_switched_off(sounding: Sounding) -> None:
    sounding.start()
    sounding.tap()
    sounding.until_running()
    assert sounding.heard("sources") == 0
    sounding.tell("music(true)")
    sounding.until("heard.sources > 20")
    assert "music" in loaded(sounding.page)
    sounding.tell("music(false)")
    sounding.page.wait_for_timeout(300)
    before = sounding.heard("sources")
    sounding.page.wait_for_timeout(3000)
    assert sounding.heard("sources") == before


def test_switching_to_and_fro_leaves_one_music(sounding: Sounding) -> None:
    sounding.start(effects={"on": False})
    sounding.tap()
    for on in ("true", "false", "true", "false", "true"):
        sounding.page.evaluate(f"() => void sound.music({on})")
    sounding.until("heard.sources > 10")
    sounding.page.wait_for_timeout(4500)
    assert len(set(sounding.page.evaluate("() => heard.contexts.map((c) => c.state)"))) == 1
    assert sounding.heard("sources") < 4 * 45


def test_a_hidden_tab_is_silent_and_wakes_up_again(sounding: Sounding) -> None:
    sounding.start(music={"on": True})
    sounding.tap()
    sounding.until("heard.sources > 10")
    sounding.hide()
    sounding.until_asleep()
    assert sounding.heard("hushed") > 0
    before = sounding.heard("sources")
    assert sounding.tell("cue('uno')") is False
    assert sounding.tell("call('en')") is False
    sounding.page.wait_for_timeout(2500)
    assert sounding.heard("sources") == before
    assert sounding.heard("contexts[0].state") == "suspended"
    sounding.hide(False)
    sounding.until_running()
    sounding.until(f"heard.sources > {before}")
    assert sounding.heard("contexts.length") == 1


@pytest.mark.parametrize(
    ("language", "text", "lang", "name"),
    [
        ("en", "Uno!", "en-US", "Samantha Enhanced"),
        ("ja", "ウノ!", "ja-JP", "Kyoko"),
        ("th", "อูโน่!", "th_TH", "Kanya"),
    ],
)
def test_the_call_is_spoken_by_the_best_voice_of_the_device(
    sounding: Sounding, language: str, text: str, lang: str, name: str
) -> None:
    sounding.start(voice={"volume": 0.5})
    sounding.tap()
    assert sounding.tell(f"call('{language}')") is True
    assert sounding.heard("spoken") == [[text, lang, name, 0.5]]
    assert sounding.tell(f"status('{language}')")["voice"] is True


@pytest.mark.parametrize("off", [{"effects": {"on": False}}, {"voice": {"on": False}}])
def test_the_voice_follows_the_effects_and_its_own_switch(
    sounding: Sounding, off: dict[str, Any]
) -> None:
    sounding.start(music={"on": True}, **off)
    sounding.tap()
    sounding.until_running()
    assert sounding.tell("call('en')") is False
    assert sounding.heard("spoken") == []
    if "voice" in off:
        sounding.until_cue("uno")
    else:
        assert sounding.tell("cue('uno')") is False


def test_everything_off_makes_no_audio_at_all(sounding: Sounding) -> None:
    sounding.start(music={"on": False}, effects={"on": False})
    sounding.tap()
    sounding.page.wait_for_timeout(200)
    assert sounding.heard("contexts.length") == 0


def test_a_language_without_a_voice_is_told(bare: Page) -> None:
    sounding = Sounding(bare, [voice("Daniel", "en-GB"), voice("Far", "th-TH", local=False)])
    sounding.start()
    sounding.tap()
    assert sounding.tell("call('th')") is False
    assert sounding.tell("status('th')")["voice"] is False
    assert sounding.tell("status('en')")["voice"] is True


@pytest.mark.parametrize(
    "broken",
    [
        "delete globalThis.AudioContext; delete globalThis.webkitAudioContext",
        "globalThis.AudioContext = class { constructor() { throw new Error('no device'); } }",
    ],
)
def test_without_audio_the_game_goes_on(sounding: Sounding, broken: str) -> None:
    sounding.page.evaluate(f"() => {{ {broken}; }}")
    sounding.start(music={"on": True})
    sounding.tap()
    assert sounding.tell("cue('card')") is False
    assert sounding.tell("music(false)") is True
    assert sounding.tell("status('en')") == {"audio": "none", "voice": True}


def test_a_refused_resume_and_a_missing_voice_engine_do_no_harm(sounding: Sounding) -> None:
    sounding.page.evaluate("""() => {
      AudioContext.prototype.resume = () => Promise.reject(new Error("refused"));
      AudioContext.prototype.suspend = () => Promise.reject(new Error("refused"));
      speechSynthesis.getVoices = () => { throw new Error("no engine"); };
    }""")
    sounding.start()
    sounding.tap()
    assert sounding.tell("call('en')") is False
    assert sounding.tell("status('en')")["voice"] is False
    sounding.hide()


def test_unknown_effects_and_volumes_that_are_none_are_harmless(sounding: Sounding) -> None:
    sounding.start()
    sounding.tap()
    sounding.until_running()
    sounding.tell("cue('no such thing')")
    assert sounding.heard("sources") == 0
    assert sounding.tell("volume('effects', NaN)") is True
    assert sounding.tell("volume('music', 9)") is True


def test_music_makes_way_for_the_call(bare: Page) -> None:
    levels = bare.evaluate("""async () => {
      const { makeMixer } = await import("/js/sound/mixer.mjs");
      const context = new OfflineAudioContext(2, 44100 * 5, 44100);
      const mixer = makeMixer(context);
      const tone = context.createConstantSource();
      tone.offset.value = 0.5;
      tone.connect(mixer.dry);
      tone.start();
      mixer.makeWay(1);
      const samples = (await context.startRendering()).getChannelData(0);
      return [0, 0.5, 4.5].map((t) => samples[Math.round(t * 44100) + 10]);
    }""")
    assert levels[1] < 0.4 * levels[0]
    assert levels[2] > 0.95 * levels[0]
