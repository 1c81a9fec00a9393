"""The built site: hashed names, and the port as Python holds it."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e import steps

PORT = """
from js import uno
from unoultimate.app.sounds import Cue, Heard, play
from unoultimate.app.soundsettings import Channel, SoundSettings
from unoultimate.platform.browser.sound import BrowserSound

port = BrowserSound((await uno.modules).sound)
port.apply(SoundSettings(music=Channel(True, 30)))
play(port, Heard((Cue("card", 0.0), Cue("uno", 0.1)), 0.1), "th")
found = port.status("th")
[found.audio, found.voice]
"""


# Every sound begins with one of these; the music alone needs many.
COUNTED = """
window.started = 0;
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode, OscillatorNode]) {
  const own = Object.getOwnPropertyDescriptor(kind.prototype, "start");
  if (!own) continue;
  kind.prototype.start = function (...given) {
    window.started += 1;
    return own.value.apply(this, given);
  };
}
"""


def test_python_plays_through_the_port(page: Page, address: str) -> None:
    page.add_init_script(COUNTED)
    steps.open_ready(page, address)
    page.mouse.click(2, 2)
    found = page.evaluate(
        """async (code) => {
          const boot = new URL(`${uno.files.js}/boot.mjs`, document.baseURI);
          const { loadPyodide } = await import(boot);
          const python = await loadPyodide();
          return (await python.runPythonAsync(code)).toJs();
        }""",
        PORT,
    )
    assert found[0] in ("waiting", "running")
    assert isinstance(found[1], bool)
    page.wait_for_function("window.started > 20")
