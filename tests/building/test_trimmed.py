"""The page's own Python archives, tried under Node: no module may be missing."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from building import node, python_parts
from building.locking import locked
from building.places import PACKAGE, ROOT

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def parts() -> python_parts.PythonParts:
    with locked("build"):
        return python_parts.make(node.install_parts())


def modules_in(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as opened:
        places = [name for name in opened.namelist() if name.startswith("unoultimate/")]
    stems = [place.removesuffix(".pyc") for place in places if place.endswith(".pyc")]
    return sorted(stem.removesuffix("/__init__").replace("/", ".") for stem in stems)


def test_every_module_imports_from_the_trimmed_library(parts: python_parts.PythonParts) -> None:
    names = modules_in(parts.application)
    assert {"unoultimate.main", "unoultimate.engine.round"} <= set(names)
    script = [node.tools()[0], HERE / "import_all.mjs"]
    command = [*script, ROOT, parts.library, parts.application, *names]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"faults": [], "missed": []}


def test_library_is_compiled_and_smaller_than_the_original(
    parts: python_parts.PythonParts,
) -> None:
    original = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    assert parts.library.stat().st_size < 0.6 * original.stat().st_size
    with zipfile.ZipFile(parts.library) as archive:
        assert {Path(name).suffix for name in archive.namelist()} == {".pyc", ""}
        header = archive.read("enum.pyc")[:16]
    assert header[4:8] == (1).to_bytes(4, "little")  # by hash, and never checked


def test_application_holds_the_package_without_server_and_command_line(
    parts: python_parts.PythonParts,
) -> None:
    with zipfile.ZipFile(parts.application) as archive:
        names = set(archive.namelist())
    assert "unoultimate/main.pyc" in names
    assert "pyscript/__init__.pyc" in names
    assert not [
        name for name in names if name.startswith(("unoultimate/server/", "unoultimate/cli/"))
    ]
    assert "unoultimate/__main__.pyc" not in names
    data = [path for path in PACKAGE.rglob("*.json") if not {"server", "cli"} & set(path.parts)]
    assert {f"unoultimate/{path.relative_to(PACKAGE).as_posix()}" for path in data} <= names
