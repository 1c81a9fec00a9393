from __future__ import annotations

import json
import re
from pathlib import Path

from building import page, shells
from building.assets import Assets
from building.speaking import languages, speaking
from unoultimate.app import texts
from unoultimate.shelltexts import SHELL

ID = re.compile(r' id="([^"]+)"')


def test_every_language_but_english_has_its_file(tmp_path: Path) -> None:
    place = Assets(tmp_path)
    shells.add(place)
    assert set(place.places) == {f"shell:{code}" for code in languages() if code != "en"}
    for address in place.places.values():
        found = json.loads((tmp_path / address).read_text("utf-8"))
        assert set(found["texts"]) == set(SHELL)


def test_the_first_screen_is_the_same_in_other_words() -> None:
    english = page.home_screen()
    for code in ("th", "ja"):
        found = shells.shell(code)
        home = str(found["home"])
        assert ID.findall(home) == ID.findall(english)
        assert "Choose the rules" in english
        assert "Choose the rules" not in home
        assert "Getting" not in json.dumps(found["texts"])


def test_afterwards_english_is_spoken_again() -> None:
    with speaking("ja"):
        assert texts.language() == "ja"
        assert texts._("Reload") != "Reload"
    assert texts.language() == "en"
    assert texts._("Reload") == "Reload"


def test_scripts_in_the_page_say_nothing_about_themselves() -> None:
    for name in ("shell.js", "looks.js", "first.js", "watchdog.js", "no-idbmap.js"):
        script = page.script_text(name)
        assert script.startswith('"use strict";')
        assert "\n " not in script
