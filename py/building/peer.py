"""The page that our start is measured against: PyScript as it comes, self-hosted."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from building import assets, node, site, stamps
from building.places import NODE_MODULES, WORK

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>PyScript as it comes</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{pyscript}/core.css">
<script type="module" src="{pyscript}/core.js"></script>
<p id="out"></p>
<script type="py" config='{config}'>
from pyscript import document
document.querySelector("#out").textContent = "Hello from Python"
</script>
<script>navigator.serviceWorker.register("service-worker.js")</script>
"""


def build() -> Path:
    """Make the page; everything but these few lines is as the packages ship it."""
    node.install_parts()
    folder = WORK / "plain-pyscript"
    shutil.rmtree(folder, ignore_errors=True)
    core = NODE_MODULES / "@pyscript" / "core" / "dist"
    places = {
        name: copied(source, folder, name)
        for name, source in {"pyodide": NODE_MODULES / "pyodide", "pyscript": core}.items()
    }
    config = json.dumps({"interpreter": f"./{places['pyodide']}/pyodide.mjs"})
    page = PAGE.format(pyscript=places["pyscript"], config=config)
    (folder / "index.html").write_text(page, encoding="utf-8")
    site.write_worker(folder, "peer")
    return folder


def copied(source: Path, folder: Path, name: str) -> str:
    """Copy a package's files under a name that says that they never change."""
    files = assets.contents(source, ["*.js", "*.mjs", "*.css", "*.wasm", "*.zip", "*-lock.json"])
    target = f"{name}-{stamps.digest(b''.join(files.values()))}"
    for place, data in files.items():
        path = folder / target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return target
