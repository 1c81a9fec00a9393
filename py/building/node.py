"""Node and npm: the machine's own, or those that a Python package brings."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from building import environment, stamps
from building.places import NODE_MODULES, ROOT, VENV_BIN, BuildError
from building.running import run

OLDEST = 20
LOCK = ROOT / "package-lock.json"
STAMP = NODE_MODULES / ".uno-lock"


def fresh_enough(node: str) -> bool:
    """Whether this node is one that Pyodide runs on."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
        return int(said.stdout.lstrip("v").split(".")[0]) >= OLDEST
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False


def tools() -> tuple[str, str]:
    """The commands `node` and `npm`; installs them into .venv when the machine has none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fresh_enough(node):
        return node, npm
    environment.install("node")
    node = shutil.which("node", path=str(VENV_BIN))
    npm = shutil.which("npm", path=str(VENV_BIN))
    if not node or not npm:
        raise BuildError("Node is missing here: install Node 20 or newer, with npm.")
    return node, npm


def search_path(node: str) -> dict[str, str]:
    """The environment in which npm finds this node."""
    return {"PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}


def machine(node: str) -> str:
    """System and processor as Node names them: some parts are made for one kind only."""
    return run([node, "-p", "process.platform + process.arch"], "Could not ask Node").strip()


def install_parts() -> str:
    """Get the web parts that package-lock.json names, checked by npm; return `node`."""
    node, npm = tools()
    value = stamps.digest(LOCK.read_bytes() + machine(node).encode())
    if not stamps.holds(STAMP, value):
        print("Getting the web parts (Pyodide, PyScript, …) …", flush=True)
        command = [npm, "ci", "--include=dev", "--include=optional", "--ignore-scripts"]
        command += ["--no-audit", "--no-fund"]
        run(command, "Could not get the web parts", search_path(node))
        stamps.write(STAMP, value)
    return node
