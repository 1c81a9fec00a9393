"""What the page shows before Python is there, as one small file for each language but English.

English stands in index.html itself. A file holds `texts` of the shell and `home`, the HTML of the
first screen; web/js/looks.js lays it in before the first paint.
"""

from __future__ import annotations

import json

from building.assets import Assets
from building.places import WORK
from building.speaking import languages, speaking


def shell(code: str) -> dict[str, object]:
    """The content of a language's file."""
    from unoultimate import shelltexts, ui
    from unoultimate.app.homeflow import first_state
    from unoultimate.app.texts import _

    with speaking(code):
        return {
            "texts": {name: _(text) for name, text in shelltexts.SHELL.items()},
            "home": str(ui.render(first_state())),
        }


def add(place: Assets) -> None:
    """Put the files into the site, as "shell:<code>"."""
    for code in languages():
        if code == "en":
            continue
        target = WORK / "shells" / f"shell-{code}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(shell(code), ensure_ascii=False, separators=(",", ":"))
        target.write_text(text + "\n", encoding="utf-8")
        place.add_file(f"shell:{code}", target)
