"""The web app manifests: one for each language, all of them of one app.

The parts that no language changes stand in web/manifest.webmanifest. `id` is taken relative to the
origin, not to the page: it is a name of its own, so that neighbours on one host stay apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from building import pictures
from building.places import WEB
from building.speaking import languages, speaking

Fill = Callable[[str], str]
Place = Callable[[str], str]


def name(code: str) -> str:
    """The file's name in the site; English has the plain one."""
    return "manifest.webmanifest" if code == "en" else f"manifest-{code}.webmanifest"


def write(site: Path, fill: Fill, place: Place) -> None:
    """Write every manifest; `fill` replaces slots, `place` tells the address of an asset."""
    common = json.loads(fill((WEB / "manifest.webmanifest").read_text("utf-8")))
    for code in languages():
        text = json.dumps(manifest(code, common, place), ensure_ascii=False, indent=1)
        (site / name(code)).write_text(text + "\n", encoding="utf-8")


def manifest(code: str, common: dict[str, Any], place: Place) -> dict[str, Any]:
    """The manifest of one language."""
    from unoultimate import shelltexts
    from unoultimate.app.texts import _

    with speaking(code):
        return {
            **common,
            "lang": code,
            "dir": "ltr",
            "description": _(shelltexts.DESCRIPTION),
            "shortcuts": [
                {"name": _(text), "url": f"./#open={what}", "icons": shortcut_icons(common)}
                for what, text in shelltexts.SHORTCUTS.items()
            ],
            "screenshots": [
                {
                    "src": place(f"screenshots/{picture.file(code)}"),
                    "sizes": picture.sizes,
                    "type": "image/webp",
                    "form_factor": picture.form,
                    "label": _(shelltexts.SCREENSHOTS[picture.screen]),
                }
                for picture in pictures.PICTURES
                if (pictures.FOLDER / picture.file(code)).exists()
            ],
        }


def shortcut_icons(common: dict[str, Any]) -> list[dict[str, str]]:
    """The small icon alone: shortcuts are shown small."""
    return [icon for icon in common["icons"] if icon["sizes"] == "192x192"]
