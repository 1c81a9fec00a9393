"""Fills the page: hashed names, the first screen already in it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from building.assets import PYSCRIPT, contents
from building.places import NODE_MODULES, WEB

# PyScript loads its plugins for both of its languages unless each is told not to.
REFUSED = ["!codemirror", "!deprecations-manager", "!donkey", "!error"]
REFUSED += ["!py-editor", "!py-game", "!py-terminal"]
# Of the style sheets those that the title and the bar above it need: they stand in the page.
FIRST_STYLES = ("base", "buttons", "fonts", "home", "shell", "tokens")
COMMENT, FONT_FILE = re.compile(r"/\*.*?\*/\n?", re.S), re.compile(r"@font-face \{.*?\}\n", re.S)
HEAD_COMMENT, INDENT = re.compile(r"\A/\*.*?\*/\n", re.S), re.compile(r"^ +", re.M)
SLOT = re.compile(r"\{\{([a-z0-9_:./-]+)\}\}")


@dataclass(frozen=True)
class Filling:
    """What index.html and the manifest may name in {{…}}."""

    build: str
    places: dict[str, str]
    locales: dict[str, str]
    sizes: dict[str, int]

    def value(self, slot: str) -> str:
        """The text for a slot. Raises KeyError for one that nobody knows."""
        kind, _, rest = slot.partition(":")
        makers: dict[str, Callable[[str], str]] = {
            "at": self.place,
            "inline": script_text,
            "text": lambda name: html.escape(texts()[name]),
            "build": lambda _: self.build,
            "home": lambda _: home_screen(),
            "cards": lambda _: card_pictures(),
            "facts": lambda _: as_script(self.facts()),
            "config": lambda _: html.escape(json.dumps(self.config()), quote=True),
            "no_plugins": lambda _: json.dumps({"plugins": REFUSED}),
            "preloads": lambda _: "\n".join(self.preloads()),
            "first_styles": lambda _: first_styles(),
        }
        return makers[kind](rest)

    def place(self, name: str) -> str:
        """The hashed address of "group/file" or of a single file."""
        group, _, rest = name.partition("/")
        return f"{self.places[group]}/{rest}" if rest else self.places[group]

    def preloads(self) -> list[str]:
        """Links to the scripts that the start needs, which it would else find one by one."""
        core = contents(NODE_MODULES / "@pyscript" / "core" / "dist", PYSCRIPT)
        wanted = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"]
        wanted += [f"pyscript/{name}" for name in core if name.endswith(".js")]
        return [f'<link rel="modulepreload" href="{self.place(name)}">' for name in wanted]

    def facts(self) -> dict[str, object]:
        """What the scripts of the page have to know; becomes part of `globalThis.uno`."""
        lock = small_lock()
        places = {name: at for name, at in self.places.items() if not name.startswith("locale:")}
        files = {"sizes": self.sizes, "pyodide_version": pyodide_version()}
        return {
            "build": self.build,
            "files": {**places, **files},
            "locales": self.locales,
            "lock": lock,
            "texts": texts(),
        }

    def config(self) -> dict[str, object]:
        """PyScript's configuration: our wrapper as interpreter, none of its plugins."""
        return {"interpreter": f"./{self.places['js']}/boot.mjs", "plugins": REFUSED}


def as_script(value: object) -> str:
    """JSON that may stand inside a <script> element."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True).replace("<", "\\u003c")


def small_lock() -> dict[str, object]:
    """Pyodide's lock file without any package: it insists on the right ABI version only."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"], "packages": {}}


def pyodide_version() -> str:
    package = json.loads((NODE_MODULES / "pyodide" / "package.json").read_text("utf-8"))
    return str(package["version"])


def texts() -> dict[str, str]:
    """The shell's own texts in English; those of other languages come in a file (shells.py)."""
    from unoultimate import shelltexts

    return shelltexts.SHELL


def script_text(name: str) -> str:
    """A classic script of web/js to stand inside the page, without indents and its first remark."""
    script = HEAD_COMMENT.sub("", (WEB / "js" / name).read_text("utf-8"))
    return INDENT.sub("", script).replace("</", "<\\/")


def first_styles() -> str:
    """The style of the shell, and what the first frame needs, without fonts to be fetched."""
    sheets = [(WEB / "css" / f"{name}.css").read_text("utf-8") for name in FIRST_STYLES]
    styles = FONT_FILE.sub("", COMMENT.sub("", "".join(sheets)))
    return INDENT.sub("", (WEB / "shell.css").read_text("utf-8") + styles)


def fill(template: str, filling: Filling) -> str:
    """The template with every {{slot}} replaced."""
    return SLOT.sub(lambda found: filling.value(found[1]), template)


@cache
def home_screen() -> str:
    """The HTML of the home screen, as the application draws it before any game is known."""
    from unoultimate import ui
    from unoultimate.app.homeflow import first_state

    return str(ui.render(first_state()))


@cache
def card_pictures() -> str:
    """Every card face, hidden: in the page once, and used from everywhere.

    The first screen is drawn with its own; the page takes the others in when Python is there.
    """
    from unoultimate.ui.cards.faces import sprites

    shown, others = sprites(home_screen())
    return f'{shown}\n<template id="later">{others}</template>'
