"""Copies the site's files into place under names that change with their content."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from building import fonts, stamps
from building.places import NODE_MODULES, WEB

TEXTS = (".css", ".mjs", ".js", ".svg")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT = ("core.js", "core-*.js", "error-*.js")
# Memory that Pyodide shares between threads, for Node alone: browsers warn of it at every start.
SHARED = b"new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer"
LICENSES = {"js": ("idb", "morphdom"), "pyscript": ("@pyscript/core",)}
FOLDERS_FIRST = ("fonts", "icons", "screenshots", "images", "audio", "css", "js")
MAP_COMMENT = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


@dataclass
class Assets:
    """The assets folder of a site being built; remembers each name's hashed place."""

    site: Path
    places: dict[str, str] = field(default_factory=dict)

    def add_file(self, name: str, source: Path) -> None:
        """Copy one file as assets/<stem>-<hash><suffix>."""
        data = source.read_bytes()
        stem, suffix = source.stem, source.suffix
        self._write(f"assets/{stem}-{stamps.digest(data)}{suffix}", data)
        self.places[name] = f"assets/{stem}-{stamps.digest(data)}{suffix}"

    def add_group(self, name: str, files: dict[str, bytes]) -> None:
        """Copy files that refer to one another as assets/<name>-<hash>/…"""
        files = {place: self._linked(place, data) for place, data in files.items()}
        whole = b"".join(place.encode() + b"\0" + files[place] for place in sorted(files))
        folder = f"assets/{name}-{stamps.digest(whole)}"
        for place, data in files.items():
            self._write(f"{folder}/{place}", data)
        self.places[name] = folder

    def _linked(self, place: str, data: bytes) -> bytes:
        """A text with "../<group>/" turned into the hashed folder of that group."""
        if not place.endswith(TEXTS):
            return data
        data = MAP_COMMENT.sub(b"", data)
        for name, folder in self.places.items():
            hashed = folder.removeprefix("assets/")
            data = data.replace(f"../{name}/".encode(), f"../{hashed}/".encode())
        return data

    def _write(self, place: str, data: bytes) -> None:
        target = self.site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def contents(folder: Path, patterns: Iterable[str] = ("**/*",)) -> dict[str, bytes]:
    """The files of a folder that fit the patterns, by their place in it."""
    found = {path for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(found)}


def licenses(group: str) -> dict[str, bytes]:
    """The licences of the packages whose code is in a group."""
    return {
        f"{name.rpartition('/')[2]}.LICENSE.txt": (NODE_MODULES / name / "LICENSE").read_bytes()
        for name in LICENSES[group]
    }


def add_web(assets: Assets, modules: dict[str, bytes]) -> None:
    """Our own folders of web/, each one group, those without references first.

    Few requests at the start: the style sheets become one file, in the order of their names, and
    the scripts are these bundled modules (bundle.py); the others stand in the page itself.
    """
    for name in FOLDERS_FIRST:
        files = modules | licenses(name) if name == "js" else contents(WEB / name)
        if name == "fonts":
            files |= fonts.make()
        if name == "css" and files:
            files = {"all.css": b"".join(files[place] for place in sorted(files))}
        if files:
            assets.add_group(name, files)


def add_interpreters(assets: Assets) -> None:
    """Pyodide and PyScript's core as their packages ship them, without what we never load."""
    pyodide = contents(NODE_MODULES / "pyodide", PYODIDE)
    script = pyodide["pyodide.asm.mjs"]
    assets.add_group("pyodide", {**pyodide, "pyodide.asm.mjs": script.replace(SHARED, b"4")})
    core = contents(NODE_MODULES / "@pyscript" / "core" / "dist", PYSCRIPT)
    assets.add_group("pyscript", core | licenses("pyscript"))
