"""The page's own modules, each put into one file with all that it imports: few requests."""

from __future__ import annotations

import shutil
from pathlib import Path

from building.places import WEB, WORK
from building.running import run

# What the page asks for by name; all other modules are parts of these.
ENTRIES = ("boot.mjs", "modules.mjs", "updates.mjs")
MAKER = Path(__file__).with_name("bundle.mjs")


def make(node: str) -> dict[str, bytes]:
    """The bundled modules, by name. Raises BuildError for a module that can't be read."""
    folder = WORK / "modules"
    shutil.rmtree(folder, ignore_errors=True)
    run([node, MAKER, WEB / "js", folder, *ENTRIES], "Could not bundle the scripts of the page")
    return {name: (folder / name).read_bytes() for name in ENTRIES}
