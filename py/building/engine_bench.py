"""`bench engine`: our rules against RLCard's, in the same run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from building import stamps
from building.places import REQUIREMENTS, ROOT, WORK
from building.running import run

PEER = WORK / "peer"
PEER_PYTHON = PEER / "bin" / "python"


def main() -> int:
    """Install RLCard into an environment of its own and print the race."""
    _install()
    script = ROOT / "py" / "building" / "engine_race.py"
    env = {"PYTHONPATH": str(ROOT / "py"), "PATH": "/usr/bin:/bin"}
    return subprocess.run([PEER_PYTHON, script], env=env, check=False).returncode


def _install() -> None:
    wanted = REQUIREMENTS / "peer.txt"
    stamp, value = PEER / ".uno-peer", stamps.digest(wanted.read_bytes())
    if stamps.holds(stamp, value):
        return
    print("Installing RLCard to compare with …", flush=True)
    shutil.rmtree(PEER, ignore_errors=True)
    run([sys.executable, "-m", "venv", PEER], "Python could not make a virtual environment")
    pip: list[str | Path] = [
        PEER_PYTHON,
        "-m",
        "pip",
        "install",
        "--no-input",
        "--quiet",
        "--no-deps",
    ]
    run([*pip, "--require-hashes", "-r", wanted], "Could not install RLCard")
    stamps.write(stamp, value)
