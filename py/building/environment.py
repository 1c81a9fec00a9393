"""The project's own Python environment in .venv, from locked and hashed requirements."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from building import stamps
from building.places import BUILD_PY, REQUIREMENTS, ROOT, VENV, VENV_PYTHON
from building.running import run


def version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def inside() -> bool:
    """Whether this very process runs in .venv."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def make() -> None:
    """Make .venv, anew when it is broken or belongs to another Python version."""
    stamp = VENV / ".uno-python"
    if stamps.holds(stamp, version()) and VENV_PYTHON.exists():
        return
    print("Making the Python environment in .venv …", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    run(
        [sys.executable, "-m", "venv", VENV],
        "Python could not make a virtual environment (on Debian: apt install python3-venv)",
    )
    stamps.write(stamp, version())


def install(group: str) -> None:
    """Install requirements/<group>.txt into .venv unless exactly that is there."""
    make()
    wanted = REQUIREMENTS / f"{group}.txt"
    stamp, value = VENV / f".uno-{group}", stamps.digest(wanted.read_bytes())
    if stamps.holds(stamp, value):
        return
    print(f"Installing the Python packages of requirements/{group}.txt …", flush=True)
    pip: list[str | Path] = [VENV_PYTHON, "-m", "pip", "install", "--no-input"]
    run(
        [*pip, "--quiet", "--no-deps", "--require-hashes", "-r", wanted],
        f"Could not install the Python packages of requirements/{group}.txt",
    )
    stamps.write(stamp, value)


def enter(arguments: Sequence[str], *groups: str) -> int | None:
    """Go on in .venv with these groups installed.

    Returns None when this process is already there, else the exit code of the same
    command run there.
    """
    if not inside():
        for group in groups:
            install(group)
        return again(arguments)
    for group in groups:
        install(group)
    return None


def again(arguments: Sequence[str]) -> int:
    command = [str(VENV_PYTHON), str(BUILD_PY), *arguments]
    child = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "py")})
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the child gets it too, and ends in its own way
            continue
