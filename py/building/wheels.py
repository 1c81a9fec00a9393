"""Pure Python wheels whose packages the page takes along with the application."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from building import stamps
from building.places import REQUIREMENTS, VENV_PYTHON, WORK, BuildError
from building.running import run

WANTED = REQUIREMENTS / "web.txt"


def fetch() -> dict[str, Path]:
    """The packages of requirements/web.txt by name, downloaded once and checked by their hashes."""
    folder, packages = WORK / "wheels", WORK / "wheels" / "packages"
    stamp, value = folder / "unpacked", stamps.digest(WANTED.read_bytes())
    if not stamps.holds(stamp, value):
        shutil.rmtree(folder, ignore_errors=True)
        pip: list[str | Path] = [VENV_PYTHON, "-m", "pip", "download", "--quiet"]
        only: list[str | Path] = ["--no-deps", "--only-binary=:all:", "--require-hashes"]
        run([*pip, *only, "-d", folder, "-r", WANTED], "Could not get the wheels for the page")
        unpack(folder, packages)
        stamps.write(stamp, value)
    return {path.name: path for path in sorted(packages.iterdir()) if path.suffix != ".dist-info"}


def unpack(folder: Path, packages: Path) -> None:
    """Lay the contents of the folder's wheels into one new folder."""
    wheels = sorted(folder.glob("*-none-any.whl"))
    if not wheels:
        raise BuildError("The wheels for the page are not pure Python; see requirements/web.txt.")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
