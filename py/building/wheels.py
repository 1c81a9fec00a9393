"""Pure Python wheels that the page takes along beside the application."""

from __future__ import annotations

import shutil
from pathlib import Path

from building import stamps
from building.places import REQUIREMENTS, VENV_PYTHON, WORK, BuildError
from building.running import run

WANTED = REQUIREMENTS / "web.txt"


def fetch() -> list[Path]:
    """The wheels of requirements/web.txt, downloaded once and checked against its hashes."""
    folder = WORK / "wheels"
    stamp, value = folder / "stamp", stamps.digest(WANTED.read_bytes())
    if not stamps.holds(stamp, value):
        shutil.rmtree(folder, ignore_errors=True)
        pip: list[str | Path] = [VENV_PYTHON, "-m", "pip", "download", "--quiet"]
        only: list[str | Path] = ["--no-deps", "--only-binary=:all:", "--require-hashes"]
        run([*pip, *only, "-d", folder, "-r", WANTED], "Could not get the wheels for the page")
        stamps.write(stamp, value)
    wheels = sorted(folder.glob("*-none-any.whl"))
    if not wheels:
        raise BuildError("The wheels for the page are not pure Python; see requirements/web.txt.")
    return wheels
